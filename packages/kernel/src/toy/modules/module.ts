import type { Act, Frames, RngState, ScoreLine, Seat } from '../../index.ts'
import type { Action, Event, Frame, Reason, State } from '../types.ts'
import type { Acts, ModuleId, ModuleTypes } from './types.ts'

type Tag = { readonly type: string }

export type Verbs<A extends Tag> = {
  readonly [T in A['type']]: {
    readonly write: (a: Extract<A, { readonly type: T }>) => string
    readonly read: (rest: string) => Extract<A, { readonly type: T }> | null
  }
}

export type Knowledge<E extends Tag> = {
  readonly [T in E['type']]: {
    readonly reveals: boolean
    readonly told:
      | 'all'
      | ((e: Extract<E, { readonly type: T }>, viewer: Seat | null) => Extract<E, { readonly type: T }>)
  }
}

export interface Module<K extends ModuleId> {
  readonly minSeats: number
  setUp(seats: number): ModuleTypes[K]['state']
  clone(mine: ModuleTypes[K]['state']): ModuleTypes[K]['state']
  view(mine: ModuleTypes[K]['state'], viewer: Seat | null): ModuleTypes[K]['view']
  imagine(mine: ModuleTypes[K]['state'], viewer: Seat | null, rng: RngState): void
  readonly frames: Frames<State, ModuleTypes[K]['frame'], Action, Event>
  readonly verbs: Verbs<ModuleTypes[K]['action']>
  readonly knowledge: Knowledge<ModuleTypes[K]['event']>
  readonly acts: { readonly [M in keyof Acts]?: Act<State, Acts[M], Event> }
  readonly whyNotPlace?: (s: State, seat: Seat, up: boolean) => Reason | null
  readonly turn?: (s: State) => Frame
  lines(s: State, seat: Seat): readonly ScoreLine[]
}

export function absent(id: ModuleId): never {
  throw new Error(`${id} is not in play`)
}
