import type { Seat, Secret } from '@bothy/kernel'
import type { Prize, RewardId } from '../data/index.ts'

export type RewardShown = { readonly reward: RewardId; readonly amount: number }

export type RiverShown = {
  readonly seat: Seat | null
  /** Columns of its ends; boats go from right to left, and the castle is in column 1. */
  readonly left: number
  readonly right: number
  readonly tokens: number
  /** Null for viewers who have not looked. */
  readonly known: readonly RewardShown[] | null
  readonly looked: readonly Seat[]
}

export type BoatShown = {
  /** `river` is an index of `rivers`; `x` is the column there. */
  readonly river: number
  readonly x: number
  readonly left: number
  readonly ahead: 'water' | 'castle' | 'home' | null
  /** GM2-C1-7: 1 for the winner; null while it has not come home by itself. */
  readonly place: number | null
  readonly last: boolean
  readonly tokens: readonly RewardId[]
}

export type RaceModuleTypes = {
  state: {
    begun: boolean
    /** By seat: where the boat is, the place of a river in the ring and the column. A boat keeps its cell (GM2-C1-9). */
    river: number[]
    x: number[]
    tokens: Secret<RewardId[][]>
    /** By river: a bit for each seat that has looked. Tokens are taken openly, so this is all that has to be remembered. */
    looked: number[]
    /** By seat, in the order in which they were taken. */
    taken: RewardId[][]
    /** GM2-C1-7: seats that are home, in order of arrival, and seats with a Last card. */
    home: Seat[]
    last: Seat[]
  }
  view: {
    readonly begun: boolean
    /** GM2-C1-7: for the next boat that comes home by itself; null when there is none to come. */
    readonly prize: Prize | null
    readonly rivers: readonly RiverShown[]
    readonly boats: readonly BoatShown[]
  }
  frame:
    | { readonly kind: 'castle'; readonly seat: Seat; readonly river: number }
    | { readonly kind: 'token'; readonly seat: Seat; readonly river: number }
  action: { readonly type: 'row' } | { readonly type: 'token'; readonly reward: RewardId }
  event:
    | { readonly type: 'raceBegan'; readonly seat: Seat }
    /** `of`: whose river it has come to; `left`: spaces to go. */
    | {
        readonly type: 'rowed'
        readonly seat: Seat
        readonly river: number
        readonly x: number
        readonly of: Seat | null
        readonly left: number
      }
    /** Only seats that looked are told `tokens`. */
    | {
        readonly type: 'tokensSeen'
        readonly seat: Seat
        readonly river: number
        readonly of: Seat | null
        readonly tokens: readonly RewardShown[] | null
      }
    | { readonly type: 'tokenTaken'; readonly seat: Seat; readonly river: number; readonly token: RewardShown }
    | { readonly type: 'tokensLeft'; readonly seat: Seat; readonly river: number }
    | { readonly type: 'boatHome'; readonly seat: Seat; readonly place: number }
    /** GM2-C1-7, GM2-C1-8. `beaten`: by all others; otherwise the game is over. */
    | { readonly type: 'lastCard'; readonly seat: Seat; readonly beaten: boolean }
  reason:
    | { readonly why: 'raceNotBegun'; readonly rule: 'GM2-C1-3' }
    | { readonly why: 'boatAtHome'; readonly rule: 'GM2-C1-7' }
    | { readonly why: 'boatOnTile'; readonly rule: 'GM2-C1-9' }
    | { readonly why: 'tokenFirst'; readonly rule: 'GM2-C1-6' }
  source: 'race'
  /** `start`: tiles of stack B above Race Start, one number or none; `tokens`: the first ones dealt, river by river. */
  arranged: { readonly start: readonly number[]; readonly tokens: readonly string[] }
}
