import type { Seat } from '@bothy/kernel'
import '../modules/list.ts'
import { on } from './hooks.ts'
import type { Action, Event, State } from './types.ts'

export const settle = (s: State, events?: Event[]): void => on(s).runner.settle(s, events)
export const actors = (s: State): readonly Seat[] => on(s).runner.actors(s)
export const legal = (s: State, seat: Seat, out: Action[]): void => on(s).runner.legal(s, seat, out)
export const apply = (s: State, seat: Seat, a: Action, events?: Event[]): void => on(s).runner.apply(s, seat, a, events)
