import type { Seat, Secret } from '@bothy/kernel'
import type { Prize, RewardId } from '../data/index.ts'

/** A reward token that a viewer sees, and how much it gives at this table. */
export type RewardShown = { readonly reward: RewardId; readonly amount: number }

/** A river as the table sees it, in the order in which boats go through them. */
export type RiverShown = {
  /** Null for a neutral one. */
  readonly seat: Seat | null
  /** Columns of its ends; boats go from right to left, and the castle is in column 1. */
  readonly left: number
  readonly right: number
  /** Face down on its castle. */
  readonly tokens: number
  /** Which they are, by kind; null for who has not looked. */
  readonly known: readonly RewardShown[] | null
  /** Seats that have looked at the tokens. */
  readonly looked: readonly Seat[]
}

export type BoatShown = {
  /** Place in the rivers, and the column there. */
  readonly river: number
  readonly x: number
  /** Spaces to go; 0 for a boat that is no longer in the race. */
  readonly left: number
  /** Where the next step leads: onto water, to a castle with reward tokens, or home; null for a boat that is not under way. */
  readonly ahead: 'water' | 'castle' | 'home' | null
  /** GM2-C1-7: 1 for the winner; null while it has not come home by itself. */
  readonly place: number | null
  /** GM2-C1-8. */
  readonly last: boolean
  readonly tokens: readonly RewardId[]
}

export type RaceModuleTypes = {
  state: {
    /** GM2-C1-3. */
    begun: boolean
    /** By seat: where the boat is, the place of a river in the ring and the column. A boat keeps its cell (GM2-C1-9). */
    river: number[]
    x: number[]
    /** GM2-C1-1: by river, on its castle. */
    tokens: Secret<RewardId[][]>
    /** By river: a bit for each seat that has looked. Tokens leave in the open, so this is all that anybody remembers. */
    looked: number[]
    /** By seat, in the order in which they were taken. */
    taken: RewardId[][]
    /** GM2-C1-7: who has come home, in this order, and who has a Last card. */
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
    /** GM2-C1-6: a boat has come to the castle of this river. A step. */
    | { readonly kind: 'castle'; readonly seat: Seat; readonly river: number }
    /** One of its tokens, or none. */
    | { readonly kind: 'token'; readonly seat: Seat; readonly river: number }
  action:
    /** `row`: a movement point for one space. */
    | { readonly type: 'row' }
    /** `token vp3`. */
    | { readonly type: 'token'; readonly reward: RewardId }
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
    /** `tokens` are told to who looks alone. */
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
    /** Nothing else while a token is chosen. */
    | { readonly why: 'tokenFirst'; readonly rule: 'GM2-C1-6' }
  source: 'race'
  /** `start`: tiles of stack B above Race Start, one number or none; `tokens`: the first that are dealt, river by river. */
  arranged: { readonly start: readonly number[]; readonly tokens: readonly string[] }
}
