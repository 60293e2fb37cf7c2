import type { Checked, Frames, Grey, Json, RngState, ScoreLine, Seat } from '@bothy/kernel'
import type { Content } from '../data/content.ts'
import type { TileId } from '../data/tiles.ts'
import type { ActHandlers, FreeAction, OnceHandlers, OpHandlers, PieceTurn, Questions } from '../rules/hooks.ts'
import type { Action, Event, Reason, Source, State, Types } from '../rules/types.ts'
import type { ChronicleId, ModuleTypes } from './module-types.ts'

type Tag = { readonly type: string }

export type Verbs<A extends Tag> = {
  readonly [T in A['type']]: {
    readonly write: (a: Extract<A, { readonly type: T }>) => string
    readonly read: (rest: string) => Extract<A, { readonly type: T }> | null
  }
}

/** The part of an event that a viewer is told (`all` or a part of it), and whether it shows something new. */
export type Knowledge<E extends Tag> = {
  readonly [T in E['type']]: {
    readonly reveals: boolean
    readonly told:
      | 'all'
      | ((e: Extract<E, { readonly type: T }>, viewer: Seat | null) => Extract<E, { readonly type: T }>)
  }
}

export interface Attached {
  readonly acts: ActHandlers
  readonly questions: { readonly [Q in keyof Questions]?: Questions[Q] }
  readonly freeActions: readonly FreeAction[]
  readonly turns: readonly PieceTurn[]
  readonly ops: OpHandlers
  readonly once: OnceHandlers
  /** Sources of its VP; in `State.gained` they follow those of the base. */
  readonly sources: readonly Source[]
  readonly frames: Frames<State, { kind: string }, Action, Event>
}

export type Greying = {
  readonly grey: Grey<Types>
  readonly sales: () => void
  readonly freeActions: () => void
  /** For targets of other questions of the turn: tiles of the rondel, the end of the turn. */
  readonly elsewhere: (reason: Reason) => void
}

/** GM2-C0-1: what a Chronicle does to the tiles of the table. */
export type ChronicleTiles = {
  /** Shuffled into the stacks of their letters before anything is laid out; arranged stacks may name them. */
  readonly joining: readonly TileId[]
  /** Placed by `setUp`: on the rondel, or at a depth of their own in a stack. */
  readonly laid: readonly TileId[]
  readonly replaced: readonly TileId[]
}

export interface Chronicle<K extends ChronicleId> extends Attached {
  readonly tiles: ChronicleTiles
  /** Its part of an arranged setup, found at `at`. `stacks`: tiles shuffled at this table, by stack id. */
  checkArranged(raw: Json, at: string, box: Content, stacks: Content['stacks']): Checked<ModuleTypes[K]['arranged']>
  /**
   * `rng` is a stream of its own. The stacks are shuffled, The End is in its place, pieces and S tiles are in the line, and stack A is
   * untouched: tiles at `front` come right after the S tiles.
   */
  setUp(
    s: State,
    rng: RngState,
    arranged: ModuleTypes[K]['arranged'] | undefined,
    events?: Event[],
  ): NonNullable<ModuleTypes[K]['state']>
  clone(mine: NonNullable<ModuleTypes[K]['state']>): NonNullable<ModuleTypes[K]['state']>
  view(s: State, viewer: Seat | null): ModuleTypes[K]['view']
  /** On a clone: draws at random the parts of its state that the viewer does not know. */
  imagine(s: State, viewer: Seat | null, rng: RngState): void
  blocked(s: State, seat: Seat, greying: Greying): void
  readonly sources: readonly ModuleTypes[K]['source'][]
  readonly frames: Frames<State, ModuleTypes[K]['frame'], Action, Event>
  readonly verbs: Verbs<ModuleTypes[K]['action']>
  readonly knowledge: Knowledge<ModuleTypes[K]['event']>
  lines(s: State, seat: Seat): readonly ScoreLine[]
  invariants(s: State, hold: (ok: boolean, sentence: string) => void): void
}

export function absent(id: ChronicleId): never {
  throw new Error(`${id} is not in play`)
}

/** The token must be there: otherwise the search would end at the last one. */
export function lessOne<V>(tokens: readonly V[], token: V): V[] {
  const at = tokens.indexOf(token)
  if (at < 0) throw new Error(`there is no token ${String(token)}`)
  return tokens.toSpliced(at, 1)
}
