import type { Seat, Secret } from '@bothy/kernel'
import type { TileId } from '../../../data/tiles.ts'
import type { GlenCardId, Vote } from '../data/index.ts'

export type GlenCardShown = {
  readonly card: GlenCardId
  readonly vp: number
  /** By seat; null before a council about the card. */
  readonly votes: readonly Vote[] | null
  readonly adopted: boolean | null
  /** By seat: the compared value and the VP that it would bring now; at the end the final ones. */
  readonly values: readonly number[]
  readonly wins: readonly number[]
}

export type GlenScore = { readonly values: readonly number[]; readonly wins: readonly number[] }

export type CouncilModuleTypes = {
  state: {
    /** GM2-C7-1: face up. */
    cards: GlenCardId[]
    /** GM2-C7-2: by place in `cards`, then by seat. */
    cast: (readonly Vote[] | null)[]
    /** The current council by seat, null before a seat has chosen; empty without a council. */
    votes: Secret<(Vote | null)[]>
    /** GM2-C7-5: tiles that a seat's moves have discarded, also if taken from there since. */
    piles: TileId[][]
    scores: (GlenScore | null)[] | null
  }
  view: {
    readonly cards: readonly GlenCardShown[]
    readonly tokens: readonly { readonly [V in Vote]: number }[]
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
    | { readonly kind: 'vote'; readonly seat: Seat; readonly card: GlenCardId; readonly left: readonly Seat[] }
  action: { readonly type: 'convene'; readonly card: GlenCardId } | { readonly type: 'vote'; readonly vote: Vote }
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
    | { readonly why: 'council'; readonly rule: 'GM2-C7-2' }
  source: 'glen'
  arranged: readonly string[]
}
