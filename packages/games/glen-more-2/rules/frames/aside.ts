import type { Seat } from '@bothy/kernel'
import { on, type Window } from '../moments.ts'
import type { Action, Event, State } from '../types.ts'

export function listAsides(s: State, seat: Seat, window: Window, out: Action[]): void {
  const { asides } = on(s)
  for (let i = 0; i < asides.length; i++) asides[i].list(s, seat, window, out)
}

/** False if no Chronicle knows the action. */
export function applyAside(s: State, seat: Seat, a: Action, events?: Event[]): boolean {
  const { asides } = on(s)
  for (let i = 0; i < asides.length; i++) if (asides[i].apply(s, seat, a, events)) return true
  return false
}
