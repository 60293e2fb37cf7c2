import type { Seat, Secret } from '@bothy/kernel'
import type { Bundle, Cell } from '@bothy/kit'
import type { CardId } from '../../../data/cards.ts'
import type { FieldId } from '../../../data/fields.ts'
import type { Good } from '../../../data/goods.ts'
import type { TileId } from '../../../data/tiles.ts'
import type { GangsterId } from '../data/index.ts'

/** A place in a seat's territory: it stays the same when it is overbuilt. */
export type Lair = { readonly of: Seat; readonly cell: Cell }

export type Reserved = { readonly tile: TileId; readonly coins: number; readonly turn: number }
export type Charged = { readonly field: FieldId; readonly token: number }

export type Row = Good | 'england'

export type GangsterShown = {
  readonly gangster: GangsterId
  readonly penalty: number
  readonly pennies: number
  readonly worth: number
}

export type BossShown = {
  readonly minus: number
  readonly plus: number
  readonly gangsters: readonly GangsterId[]
}

type Of = { readonly seat: Seat }

export type MobsModuleTypes = {
  state: {
    /** GM2-C8-1: in prison, in the order in which they came. */
    prison: GangsterId[]
    /** GM2-C8-7: face down beside the rondel until stack B begins. */
    hidden: Secret<GangsterId[]>
    boss: Seat[]
    pennies: number[]
    minus: number[]
    plus: number[]
    /** By gangster: a bit for each token that is left, or for what can be done once. */
    tokens: number[]
    at: (Lair | null)[]
    coins: number
    /** Turn numbers (`State.turns`): in `quiet` the boss of Bruce wants no more questions; in `sponged` Sibyl was last paid. */
    quiet: number
    sponged: number
    charged: Charged[]
    reserved: Reserved | null
    staked: CardId[]
    /** Of Oonagh McHagg: the number of the last haggis scoring with a roll repeated, 0 for none. */
    rerolled: number
  }
  view: {
    readonly prison: readonly GangsterShown[]
    readonly hidden: number
    readonly players: readonly BossShown[]
    readonly tokens: readonly {
      readonly gangster: GangsterId
      readonly left: number
      readonly coins: readonly number[]
    }[]
    readonly coins: number
    readonly lurking: readonly {
      readonly gangster: GangsterId
      readonly of: Seat
      readonly tile: TileId | null
    }[]
    readonly charged: readonly { readonly field: FieldId; readonly coins: number }[]
    readonly reserved: { readonly tile: TileId; readonly coins: number } | null
    readonly staked: readonly CardId[]
    readonly asked: {
      readonly gangster: GangsterId
      readonly tile: TileId | null
      readonly goods: readonly Good[]
      readonly of: Seat | null
      readonly may: boolean
    } | null
  }
  frame:
    | (Of & { readonly kind: 'mob' })
    | (Of & { readonly kind: 'hire'; readonly gangster: GangsterId })
    /** Where he goes; not to the territory of `not`. `may`: he may stay. */
    | (Of & { readonly kind: 'lurk'; readonly gangster: GangsterId; readonly not: Seat; readonly may: boolean })
    | (Of & { readonly kind: 'steal'; readonly tile: TileId })
    | (Of & { readonly kind: 'intercept'; readonly of: Seat; readonly tile: TileId; readonly goods: Bundle })
    | (Of & { readonly kind: 'rehome'; readonly tile: TileId })
    | (Of & { readonly kind: 'trick' })
    | (Of & { readonly kind: 'stake' })
    /** Calum McQuack: a penny for `to`, whose boat has passed or was passed. */
    | (Of & { readonly kind: 'slip'; readonly to: Seat })
    | (Of & { readonly kind: 'second'; readonly gangster: GangsterId; readonly river: number })
    | (Of & { readonly kind: 'barging' })
    | (Of & { readonly kind: 'demand' })
    | (Of & { readonly kind: 'surrender'; readonly to: Seat })
    | (Of & { readonly kind: 'reroll'; readonly roll: number })
  action:
    | { readonly type: 'penny'; readonly gangster: GangsterId }
    | { readonly type: 'recruit'; readonly gangster: GangsterId }
    | { readonly type: 'charge'; readonly token: number; readonly field: FieldId }
    | { readonly type: 'grab'; readonly row: Row }
    | { readonly type: 'intercept'; readonly good: Good; readonly tile: TileId | null }
    | { readonly type: 'declineTurn' }
    | { readonly type: 'reserve'; readonly token: number; readonly tile: TileId }
    | { readonly type: 'hire'; readonly gangster: GangsterId; readonly from: TileId | null }
    | { readonly type: 'lurk'; readonly tile: TileId }
    | { readonly type: 'sneak'; readonly tile: TileId }
    | { readonly type: 'steal'; readonly good: Good; readonly tile: TileId }
    | { readonly type: 'shift'; readonly tile: TileId }
    | { readonly type: 'rehome'; readonly to: Seat; readonly x: number; readonly y: number }
    /** `trick coin wood`: the item on the Mountain, and the good that replaces it. */
    | { readonly type: 'trick'; readonly item: Good | 'coin'; readonly good: Good }
    | { readonly type: 'stake'; readonly card: CardId }
    | { readonly type: 'slip' }
    | { readonly type: 'second' }
    | { readonly type: 'barge' }
    | { readonly type: 'demand'; readonly of: Seat }
    | { readonly type: 'surrender'; readonly place: number }
    | { readonly type: 'reroll' }
  event:
    | { readonly type: 'gangstersDrawn'; readonly gangsters: readonly GangsterId[]; readonly hidden: number }
    | { readonly type: 'gangstersCame'; readonly gangsters: readonly GangsterId[] }
    | (Of & { readonly type: 'pennyPlaced'; readonly gangster: GangsterId; readonly pennies: number })
    | (Of & { readonly type: 'recruited'; readonly gangster: GangsterId; readonly pennies: number })
    | (Of & { readonly type: 'fieldCharged'; readonly field: FieldId; readonly coins: number })
    | (Of & { readonly type: 'chargePaid'; readonly to: Seat; readonly field: FieldId; readonly coins: number })
    | (Of & { readonly type: 'chargeGone'; readonly field: FieldId })
    | (Of & { readonly type: 'rowGrabbed'; readonly row: Row; readonly coins: number })
    /** `coins`: price at the market, where `onto` is null. */
    | (Of & {
        readonly type: 'intercepted'
        readonly of: Seat
        readonly good: Good
        readonly tile: TileId
        readonly onto: TileId | null
        readonly coins: number
      })
    | (Of & { readonly type: 'tileReserved'; readonly tile: TileId; readonly coins: number })
    | (Of & { readonly type: 'reservePaid'; readonly to: Seat; readonly tile: TileId; readonly coins: number })
    | (Of & { readonly type: 'reserveGone'; readonly tile: TileId; readonly taken: boolean })
    | (Of & { readonly type: 'lairdTurned'; readonly tile: TileId })
    | (Of & { readonly type: 'hired'; readonly gangster: GangsterId; readonly from: TileId | null })
    | (Of & { readonly type: 'lurked'; readonly gangster: GangsterId; readonly of: Seat; readonly tile: TileId })
    | (Of & { readonly type: 'sneaked'; readonly of: Seat; readonly tile: TileId })
    | (Of & {
        readonly type: 'stolen'
        readonly of: Seat
        readonly good: Good
        readonly tile: TileId
        readonly onto: TileId
      })
    | (Of & { readonly type: 'darkiePaid'; readonly to: Seat; readonly coins: number })
    | (Of & { readonly type: 'sponged'; readonly of: Seat })
    /** A pile from the top; what was on it is on the loser's Home Castle. */
    | (Of & {
        readonly type: 'shifted'
        readonly from: Seat
        readonly to: Seat
        readonly tiles: readonly TileId[]
        readonly x: number
        readonly y: number
        readonly scotsmen: number
        readonly goods: readonly Good[]
      })
    | (Of & { readonly type: 'tricked'; readonly item: Good | 'coin'; readonly good: Good })
    | (Of & { readonly type: 'staked'; readonly of: Seat; readonly card: CardId })
    | (Of & { readonly type: 'stakeGone'; readonly card: CardId })
    | (Of & { readonly type: 'pennySlipped'; readonly to: Seat })
    | (Of & { readonly type: 'secondDrawn'; readonly gangster: GangsterId })
    | (Of & { readonly type: 'barged' })
    | (Of & { readonly type: 'demanded'; readonly of: Seat })
    /** `value` is told only to seats that have seen it, the new owner included. */
    | (Of & { readonly type: 'surrendered'; readonly to: Seat; readonly value: number | null; readonly seen: number })
    | (Of & { readonly type: 'rerollOpen'; readonly roll: number })
    | (Of & { readonly type: 'rerolled'; readonly from: number; readonly roll: number })
    | {
        readonly type: 'mobsScored'
        readonly seats: readonly { readonly gangsters: number; readonly pennies: number }[]
      }
  reason:
    | { readonly why: 'noPenny'; readonly rule: 'GM2-C8-2' }
    | { readonly why: 'mob'; readonly rule: 'GM2-C8-2' | 'GM2-C8-4' }
    | { readonly why: 'fieldHasToken'; readonly rule: 'GM2-C8-4' }
    | { readonly why: 'rowHasNothing'; readonly row: Row; readonly rule: 'GM2-C8-4' }
    | { readonly why: 'mustTakeReserved'; readonly tile: TileId; readonly rule: 'GM2-C8-4' }
    | { readonly why: 'oneReserved'; readonly rule: 'GM2-C8-6' }
    | { readonly why: 'notTakeableNow'; readonly rule: 'GM2-C8-4' }
    | { readonly why: 'tradeTile'; readonly rule: 'GM2-C8-4' }
    | { readonly why: 'noNewHome'; readonly rule: 'GM2-C8-4' }
    | { readonly why: 'cardTaken'; readonly rule: 'GM2-C8-4' }
    | { readonly why: 'nobodyToBarge'; readonly rule: 'GM2-C8-4' }
  source: 'gangsters' | 'pennies' | 'sponge'
  /** The first of the gangsters that are drawn, by name; those that do not play at this table are passed over. */
  arranged: readonly string[]
}
