import type { RngState, Seat, Secret } from '@bothy/kernel'

export type Stone = number

export type Setup = {
  readonly doubled: boolean
  readonly arranged: { readonly pile: readonly Stone[] } | null
}

/** `id` counts in the order of placing and says nothing about the stone. */
export type Placed = { id: number; stone: Secret<Stone>; up: boolean; wasDown: boolean }

export type Frame =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly seat: Seat; readonly stone: Secret<Stone> }
  | { readonly kind: 'draw'; readonly seat: Seat }
  | { readonly kind: 'nextTurn'; readonly seat: Seat }
  | { readonly kind: 'count' }
export type AskKind = 'turn' | 'place'

export type State = {
  readonly revision: number
  rng: { [stream: string]: RngState; pile: RngState }
  readonly seats: number
  readonly doubled: boolean
  /** The last is the top. */
  pile: Secret<Stone[]>
  hands: Secret<Stone[]>[]
  cairns: Placed[][]
  nextId: number
  stack: Frame[]
}

export type Action = { readonly type: 'pick'; readonly stone: Stone } | { readonly type: 'place'; readonly up: boolean }

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly stones: readonly Stone[] | null }
  | { readonly type: 'picked'; readonly seat: Seat; readonly stone: Stone | null }
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly id: number
      readonly stone: Stone | null
      readonly up: boolean
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly stone: Stone | null }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'counted'; readonly cairns: readonly (readonly Stone[])[] }

export type Reason = { readonly why: 'tooManyDown'; readonly limit: number; readonly rule: 'CRN-5' }

export type View = {
  readonly viewer: Seat | null
  readonly pending: { readonly kind: AskKind; readonly seat: Seat } | null
  readonly pile: number
  readonly hand: readonly Stone[]
  readonly picked: Stone | null
  readonly handCounts: readonly number[]
  readonly cairns: readonly (readonly { readonly id: number; readonly stone: Stone | null; readonly up: boolean }[])[]
}

export type Types = {
  setup: Setup
  state: State
  action: Action
  event: Event
  view: View
  reason: Reason
  warning: never
  tieBreak: 'open'
  verdict: never
}
