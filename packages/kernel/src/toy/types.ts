import type { Corrections, HookFrame, RngState, Seat, Secret } from '../index.ts'
import type { Acts, Any, ModuleId, ModuleTypes } from './modules/types.ts'

/**
 * Cairn, a small game for the tests of the kernel. Each player holds numbered stones; in a turn a player may look at the top of the draw
 * pile, then picks a stone and places it, up or down; at the end of the turn the player draws. When all stones are placed they are turned
 * up and counted. With `calls`, all players call the weather before it comes in each round, at once and in secret until the last has
 * called; callers in the minority have luck.
 */
export type Stone = number

export const SKIES = ['sun', 'rain'] as const
export type Sky = (typeof SKIES)[number]

export type Setup = {
  readonly doubled: boolean
  readonly size: 'small' | 'large'
  readonly calls: boolean
  readonly council: boolean
  readonly raven: boolean
  readonly arranged: { readonly pile: readonly Stone[] } | null
  readonly corrections: Corrections | null
}

/** `id` counts in the order of placing and says nothing about the stone. */
export type Placed = { id: number; stone: Secret<Stone>; up: boolean; wasDown: boolean }

export type BaseFrame =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly seat: Seat; readonly stone: Secret<Stone> }
  | { readonly kind: 'draw'; readonly seat: Seat }
  | { readonly kind: 'nextTurn'; readonly seat: Seat }
  | { readonly kind: 'call'; readonly left: readonly Seat[]; readonly calls: Secret<readonly (Sky | null)[]> }
  | { readonly kind: 'weather' }
  | { readonly kind: 'count' }

export type Frame = BaseFrame | HookFrame<Acts> | Any<'frame'>

export type State = BaseState & { [K in ModuleId]: ModuleTypes[K]['state'] | null }

export type BaseState = {
  readonly revision: number
  rng: { [stream: string]: RngState; pile: RngState; die: RngState }
  readonly seats: number
  readonly corrections: Corrections | null
  readonly doubled: boolean
  readonly calls: boolean
  readonly inPlay: number
  readonly stones: number
  /** The last is the top. */
  pile: Secret<Stone[]>
  hands: Secret<Stone[]>[]
  cairns: Placed[][]
  nextId: number
  looked: boolean
  luck: number[]
  lastCalls: (Sky | null)[]
  stack: Frame[]
}

export type Action = BaseAction | Any<'action'>

export type BaseAction =
  | { readonly type: 'look' }
  | { readonly type: 'pick'; readonly stone: Stone }
  | { readonly type: 'place'; readonly up: boolean }
  | { readonly type: 'call'; readonly sky: Sky }

export type Event = BaseEvent | Any<'event'>

export type BaseEvent =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly stones: readonly Stone[] | null }
  | { readonly type: 'looked'; readonly seat: Seat; readonly stone: Stone | null }
  | { readonly type: 'picked'; readonly seat: Seat; readonly stone: Stone | null }
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly id: number
      readonly stone: Stone | null
      readonly up: boolean
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly stone: Stone | null }
  | { readonly type: 'called'; readonly seat: Seat; readonly sky: Sky | null }
  | { readonly type: 'callsShown'; readonly calls: readonly (Sky | null)[] }
  | { readonly type: 'weathered'; readonly seat: Seat; readonly luck: number }
  | { readonly type: 'counted'; readonly cairns: readonly (readonly Stone[])[] }

export type Reason = BaseReason | Any<'reason'>

export type BaseReason =
  | { readonly why: 'pileEmpty' | 'alreadyLooked' }
  | { readonly why: 'tooManyDown'; readonly limit: number }

export type View = BaseView & { readonly [K in ModuleId]: ModuleTypes[K]['view'] | null }

export type BaseView = {
  readonly viewer: Seat | null
  readonly pending: { readonly kind: Frame['kind']; readonly seats: readonly Seat[] } | null
  readonly pile: number
  readonly top: Stone | null
  readonly hand: readonly Stone[]
  readonly picked: Stone | null
  readonly called: Sky | null
  readonly handCounts: readonly number[]
  readonly cairns: readonly (readonly { readonly id: number; readonly stone: Stone | null; readonly up: boolean }[])[]
  readonly luck: readonly number[]
  readonly lastCalls: readonly (Sky | null)[]
}

export type Warning = { readonly warn: 'notDoubled'; readonly points: number }

export type Verdict = 'heap' | 'cairn'

export type TieBreak = 'open'

export type Toy = {
  setup: Setup
  state: State
  action: Action
  event: Event
  view: View
  reason: Reason
  warning: Warning
  tieBreak: TieBreak
  verdict: Verdict
}
