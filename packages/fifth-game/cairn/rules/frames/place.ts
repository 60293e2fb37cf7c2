import { type Ask, follow, itsSeat, peek, type Seat } from '@bothy/kernel'
import { MOST_DOWN } from '../../data/stones.ts'
import type { Action, Event, Frame, Reason, State } from '../types.ts'

/** CRN-5. */
export function whyNotPlace(s: State, seat: Seat, up: boolean): Reason | null {
  const down = s.cairns[seat].filter((placed) => !placed.up).length
  return !up && down >= MOST_DOWN ? { why: 'tooManyDown', limit: MOST_DOWN, rule: 'CRN-5' } : null
}

/** CRN-4. */
export const place: Ask<State, Extract<Frame, { kind: 'place' }>, Action, Event> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    for (const up of [true, false]) if (whyNotPlace(s, seat, up) === null) out.push({ type: 'place', up })
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'place') return
    const id = s.nextId++
    s.cairns[seat].push({ id, stone: f.stone, up: a.up, wasDown: !a.up })
    events?.push({ type: 'placed', seat, id, stone: peek(f.stone), up: a.up })
    s.stack.pop()
    follow<Frame>(s.stack, { kind: 'draw', seat }, { kind: 'nextTurn', seat })
  },
}
