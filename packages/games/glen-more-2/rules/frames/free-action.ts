import type { Seat } from '@bothy/kernel'
import { on, type Window } from '../hooks.ts'
import type { Action, Event, State } from '../types.ts'

export function listFreeActions(s: State, seat: Seat, window: Window, out: Action[]): void {
  const { freeActions } = on(s)
  for (let i = 0; i < freeActions.length; i++) freeActions[i].list(s, seat, window, out)
}

export function applyFreeAction(s: State, seat: Seat, a: Action, events?: Event[]): boolean {
  const { freeActions } = on(s)
  for (let i = 0; i < freeActions.length; i++) if (freeActions[i].apply(s, seat, a, events)) return true
  return false
}
