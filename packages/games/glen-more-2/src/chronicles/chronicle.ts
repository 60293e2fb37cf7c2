import type { Frames, RngState, ScoreLine, Seat } from '@bothy/kernel'
import type { ActHandlers, Aside, OnceHandlers, OpHandlers, OtherWays, PieceTurn, Questions } from '../moments.ts'
import type { Action, Event, State } from '../types.ts'
import type { ChronicleId, Nouns } from './nouns.ts'

type Tag = { readonly type: string }

/** The notation of actions; the type is the first word. */
export type Verbs<A extends Tag> = {
  readonly [T in A['type']]: {
    readonly write: (a: Extract<A, { readonly type: T }>) => string
    readonly read: (rest: string) => Extract<A, { readonly type: T }> | null
  }
}

/** Who is told what of an event (`all` or a part of it), and whether it shows something new. */
export type Knowledge<E extends Tag> = {
  readonly [T in E['type']]: {
    readonly reveals: boolean
    readonly told:
      | 'all'
      | ((e: Extract<E, { readonly type: T }>, viewer: Seat | null) => Extract<E, { readonly type: T }>)
  }
}

/** The moments, tables and turns at which a Chronicle acts, by name: what the base calls. */
export interface Attached {
  readonly acts: ActHandlers
  readonly questions: { readonly [Q in keyof Questions]?: Questions[Q] }
  readonly asides: readonly Aside[]
  readonly ways: readonly OtherWays[]
  readonly turns: readonly PieceTurn[]
  readonly ops: OpHandlers
  readonly once: OnceHandlers
  readonly frames: Frames<State, { kind: string }, Action, Event>
}

/** What a folder hands in. What is missing does not compile, in the folder where it is missing. */
export interface Chronicle<K extends ChronicleId> extends Attached {
  /** GM2-C0-3. */
  readonly minSeats: number
  setUp(s: State): Nouns[K]['slice']
  clone(mine: Nouns[K]['slice']): Nouns[K]['slice']
  view(mine: Nouns[K]['slice'], viewer: Seat | null): Nouns[K]['view']
  /** Draws what the viewer does not know, on a clone. */
  imagine(mine: Nouns[K]['slice'], viewer: Seat | null, rng: RngState): void
  readonly frames: Frames<State, Nouns[K]['frame'], Action, Event>
  readonly verbs: Verbs<Nouns[K]['action']>
  readonly knowledge: Knowledge<Nouns[K]['event']>
  lines(s: State, seat: Seat): readonly ScoreLine[]
  /** Throws where the slice cannot be. */
  invariants(s: State): void
}
