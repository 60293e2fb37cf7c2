import type { Seat, Secret } from '@bothy/kernel'
import type { Bundle, Cell } from '@bothy/kit'
import type { CardId } from '../../../data/cards.ts'
import type { FieldId } from '../../../data/fields.ts'
import type { Good } from '../../../data/goods.ts'
import type { TileId } from '../../../data/tiles.ts'
import type { GangsterId } from '../data/index.ts'

/** A place in a seat's territory: it stays the same when it is overbuilt. */
export type Lair = { readonly of: Seat; readonly cell: Cell }

/** GM2-C8-4, Peggy McLaird. `turn`: when it was reserved. */
export type Reserved = { readonly tile: TileId; readonly coins: number; readonly turn: number }
/** GM2-C8-4, Peggy McWander. */
export type Charged = { readonly field: FieldId; readonly token: number }

/** A row of the market; `england` with Chronicle 4. */
export type Row = Good | 'england'

export type GangsterShown = {
  readonly gangster: GangsterId
  /** VP that he costs at the end. */
  readonly penalty: number
  /** Pennies on him, +1 side up, while he is in prison. */
  readonly pennies: number
  /** VP for the seat that takes him, his effect not counted. */
  readonly worth: number
}

export type BossShown = {
  /** Pennies by the side they show. */
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
    /** By gangster: who has taken him, or `NOBODY`. */
    boss: Seat[]
    /** By gangster in prison: pennies on him. */
    pennies: number[]
    /** By seat: pennies that show -1 and +1. */
    minus: number[]
    plus: number[]
    /** By gangster: a bit for each token that is left, or for what can be done once. */
    tokens: number[]
    /** By gangster: where the Scotsman stands who is Kenneth, Fergus or Mike. */
    at: (Lair | null)[]
    /** On Bruce McMail. */
    coins: number
    /** Turns (`State.turns`): in which his boss wants to be asked no more; in which Sibyl was last paid. */
    quiet: number
    sponged: number
    charged: Charged[]
    reserved: Reserved | null
    /** Landmark cards that count for John McClaim's boss. */
    staked: CardId[]
    /** Of Oonagh McHagg: the number of the last haggis scoring with a roll repeated, 0 for none. */
    rerolled: number
  }
  view: {
    readonly prison: readonly GangsterShown[]
    /** Drawn and not seen by anybody. */
    readonly hidden: number
    readonly players: readonly BossShown[]
    /** By gangster that a seat has: how many tokens are left, and what is on them. */
    readonly tokens: readonly {
      readonly gangster: GangsterId
      readonly left: number
      readonly coins: readonly number[]
    }[]
    /** On Bruce McMail. */
    readonly coins: number
    readonly lurking: readonly {
      readonly gangster: GangsterId
      readonly of: Seat
      /** Null while he has to go. */
      readonly tile: TileId | null
    }[]
    readonly charged: readonly { readonly field: FieldId; readonly coins: number }[]
    readonly reserved: { readonly tile: TileId; readonly coins: number } | null
    readonly staked: readonly CardId[]
    /** Subject of the pending question: a gangster, the tile, resources to choose from. */
    readonly asked: {
      readonly gangster: GangsterId
      readonly tile: TileId | null
      readonly goods: readonly Good[]
      readonly of: Seat | null
      readonly may: boolean
    } | null
  }
  frame:
    /** GM2-C8-2: a penny, a gangster, or nothing. */
    | (Of & { readonly kind: 'mob' })
    /** GM2-C8-4: which Scotsman is to be Kenneth, Fergus or Mike; or nobody for now. */
    | (Of & { readonly kind: 'hire'; readonly gangster: GangsterId })
    /** Where he goes; not to the territory of `not`. `may`: he may stay. */
    | (Of & { readonly kind: 'lurk'; readonly gangster: GangsterId; readonly not: Seat; readonly may: boolean })
    /** Kenneth has come to a tile with resources. */
    | (Of & { readonly kind: 'steal'; readonly tile: TileId })
    /** Bruce McMail: `of` has produced these on the tile. */
    | (Of & { readonly kind: 'intercept'; readonly of: Seat; readonly tile: TileId; readonly goods: Bundle })
    /** Derek Anderson: where this tile goes. */
    | (Of & { readonly kind: 'rehome'; readonly tile: TileId })
    /** Elspeth McTrick, on the Mountain. */
    | (Of & { readonly kind: 'trick' })
    /** John McClaim, at once. */
    | (Of & { readonly kind: 'stake' })
    /** Calum McQuack: a penny for `to`, whose boat has passed or was passed. */
    | (Of & { readonly kind: 'slip'; readonly to: Seat })
    /** Calum McQuack or Bully McMuscle: a second token of this river's castle. */
    | (Of & { readonly kind: 'second'; readonly gangster: GangsterId; readonly river: number })
    /** Bully McMuscle: on through the spaces of rival boats. A step. */
    | (Of & { readonly kind: 'barging' })
    /** Fraser McStarve: of whom; and which token that player gives. */
    | (Of & { readonly kind: 'demand' })
    | (Of & { readonly kind: 'surrender'; readonly to: Seat })
    /** Oonagh McHagg: the common roll again? */
    | (Of & { readonly kind: 'reroll'; readonly roll: number })
  action:
    /** `penny joe-mcduff`, `recruit joe-mcduff`. */
    | { readonly type: 'penny'; readonly gangster: GangsterId }
    | { readonly type: 'recruit'; readonly gangster: GangsterId }
    /** `charge 1 brodie`: the first token of Peggy McWander. */
    | { readonly type: 'charge'; readonly token: number; readonly field: FieldId }
    /** `grab wood`, `grab england`. */
    | { readonly type: 'grab'; readonly row: Row }
    /** `intercept wood S1`; `intercept wood market`. */
    | { readonly type: 'intercept'; readonly good: Good; readonly tile: TileId | null }
    /** No more questions of Bruce McMail in this turn. */
    | { readonly type: 'declineTurn' }
    /** `reserve 2 A6`: the second token of Peggy McLaird. */
    | { readonly type: 'reserve'; readonly token: number; readonly tile: TileId }
    /** `hire mike-mccastle S1`; `hire mike-mccastle supply`. */
    | { readonly type: 'hire'; readonly gangster: GangsterId; readonly from: TileId | null }
    /** `lurk A6`. */
    | { readonly type: 'lurk'; readonly tile: TileId }
    /** `sneak A6`: Kenneth, by a movement point. */
    | { readonly type: 'sneak'; readonly tile: TileId }
    /** `steal wood S1`: onto an own tile. */
    | { readonly type: 'steal'; readonly good: Good; readonly tile: TileId }
    /** `shift A6`, then `rehome b 2,1`. */
    | { readonly type: 'shift'; readonly tile: TileId }
    | { readonly type: 'rehome'; readonly to: Seat; readonly x: number; readonly y: number }
    /** `trick coin wood`: what is on the Mountain, and what comes there for it. */
    | { readonly type: 'trick'; readonly item: Good | 'coin'; readonly good: Good }
    /** `stake loch-ness`. */
    | { readonly type: 'stake'; readonly card: CardId }
    /** `slip`: the penny. */
    | { readonly type: 'slip' }
    /** `second`: a random reward token. */
    | { readonly type: 'second' }
    /** `barge`: a movement point for all spaces of rival boats and the next one. */
    | { readonly type: 'barge' }
    /** `demand b`, `surrender 1`: the first of the table. */
    | { readonly type: 'demand'; readonly of: Seat }
    | { readonly type: 'surrender'; readonly place: number }
    | { readonly type: 'reroll' }
  event:
    | { readonly type: 'gangstersDrawn'; readonly gangsters: readonly GangsterId[]; readonly hidden: number }
    | { readonly type: 'gangstersCame'; readonly gangsters: readonly GangsterId[] }
    | (Of & { readonly type: 'pennyPlaced'; readonly gangster: GangsterId; readonly pennies: number })
    | (Of & { readonly type: 'recruited'; readonly gangster: GangsterId; readonly pennies: number })
    | (Of & { readonly type: 'fieldCharged'; readonly field: FieldId; readonly coins: number })
    /** `seat` has paid `to`. */
    | (Of & { readonly type: 'chargePaid'; readonly to: Seat; readonly field: FieldId; readonly coins: number })
    | (Of & { readonly type: 'chargeGone'; readonly field: FieldId })
    | (Of & { readonly type: 'rowGrabbed'; readonly row: Row; readonly coins: number })
    /** `coins`: what it brought at the market, where `onto` is null. */
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
    /** Taken, or removed by the die. */
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
    /** For a tile beside Fergus MacDarkie. */
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
    /** `value` is told to those who have seen it, the new owner included. */
    | (Of & { readonly type: 'surrendered'; readonly to: Seat; readonly value: number | null; readonly seen: number })
    /** A common roll that Oonagh McHagg may have repeated. */
    | (Of & { readonly type: 'rerollOpen'; readonly roll: number })
    | (Of & { readonly type: 'rerolled'; readonly from: number; readonly roll: number })
    | {
        readonly type: 'mobsScored'
        readonly seats: readonly { readonly gangsters: number; readonly pennies: number }[]
      }
  reason:
    | { readonly why: 'noPenny'; readonly rule: 'GM2-C8-2' }
    /** Nothing else while something is asked of a gangster's boss. */
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
