import type { Seat, Secret } from '@bothy/kernel'
import type { TileId } from '../../../data/tiles.ts'
import type { GlenCardId, Vote } from '../data/index.ts'

export type GlenCardShown = {
  readonly card: GlenCardId
  readonly vp: number
  /** By seat; null until there was a council about it. */
  readonly votes: readonly Vote[] | null
  readonly adopted: boolean | null
  /** By seat: what the card compares as things are, and the VP that it would bring. At the end: what it compared and brought. */
  readonly values: readonly number[]
  readonly wins: readonly number[]
}

/** Values compared by a card, and its VP, by seat. */
export type GlenScore = { readonly values: readonly number[]; readonly wins: readonly number[] }

export type CouncilModuleTypes = {
  state: {
    /** GM2-C7-1: face up. */
    cards: GlenCardId[]
    /** GM2-C7-2: by place in `cards`: the tokens that lie on it, by seat. */
    cast: (readonly Vote[] | null)[]
    /** The council that is being held: by seat, null for who has not chosen; empty when there is none. */
    votes: Secret<(Vote | null)[]>
    /** GM2-C7-5: tiles that a seat's moves have discarded; those taken from there since are still named. */
    piles: TileId[][]
    /** By place in `cards`, once the game is scored. */
    scores: (GlenScore | null)[] | null
  }
  view: {
    readonly cards: readonly GlenCardShown[]
    /** Tokens that each seat still holds. */
    readonly tokens: readonly { readonly [V in Vote]: number }[]
    /** `mine`: what the viewer has chosen. */
    readonly vote: {
      readonly card: GlenCardId
      readonly answered: readonly Seat[]
      readonly mine: Vote | null
    } | null
    /** GM2-C7-5: by seat; null without the card that counts them. */
    readonly piles: readonly (readonly TileId[])[] | null
  }
  frame:
    /** GM2-C7-2: the seat that has taken a person chooses a card. */
    | { readonly kind: 'convene'; readonly seat: Seat }
    /** `left`: who has not chosen yet. */
    | { readonly kind: 'vote'; readonly seat: Seat; readonly card: GlenCardId; readonly left: readonly Seat[] }
  action:
    /** `convene most-animals`. */
    | { readonly type: 'convene'; readonly card: GlenCardId }
    /** `vote aye`. */
    | { readonly type: 'vote'; readonly vote: Vote }
  event:
    | { readonly type: 'glenDealt'; readonly cards: readonly GlenCardId[] }
    | { readonly type: 'councilCalled'; readonly seat: Seat; readonly card: GlenCardId }
    /** `vote` is told to its seat alone. */
    | { readonly type: 'voted'; readonly seat: Seat; readonly vote: Vote | null }
    | {
        readonly type: 'votesShown'
        readonly card: GlenCardId
        readonly votes: readonly Vote[]
        readonly adopted: boolean
      }
    | {
        readonly type: 'glenScored'
        readonly card: GlenCardId
        readonly values: readonly number[]
        readonly wins: readonly number[]
      }
  reason:
    | { readonly why: 'votedOn'; readonly rule: 'GM2-C7-2' }
    | { readonly why: 'noToken'; readonly vote: Vote; readonly rule: 'GM2-C7-3' }
    /** Nothing else while a council is called or held. */
    | { readonly why: 'council'; readonly rule: 'GM2-C7-2' }
  source: 'glen'
  /** The first of the cards that are drawn, by name. */
  arranged: readonly string[]
}
