import { combinations, type ActLists, hooks, type Runner, type Seat } from '../../index.ts'
import type { Action, Event, Frame, Reason, State } from '../types.ts'
import { type Acts, type ModuleId, ORDER } from './types.ts'

/** Everything that the base calls of modules. Questions change nothing; of several reasons the first counts. */
export type Gathered = {
  readonly acts: ActLists<State, Acts, Event>
  readonly whyNotPlace: readonly ((s: State, seat: Seat, up: boolean) => Reason | null)[]
  readonly turns: readonly ((s: State) => Frame)[]
  readonly runner: Runner<State, Action, Event>
}

/** The base imports this file and no module. */
export const seam = combinations<ModuleId, Gathered>(ORDER)
export const on = (s: State): Gathered => seam.of(s.inPlay)
export const { runHook, step: moment } = hooks<State, Acts, Event>((s) => on(s).acts)
