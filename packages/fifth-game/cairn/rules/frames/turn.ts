import { type Ask, hide, itsSeat, peek } from '@bothy/kernel'
import type { Action, Event, Frame, State } from '../types.ts'

/** CRN-3. */
export const turn: Ask<State, Extract<Frame, { kind: 'turn' }>, Action, Event> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    for (const stone of peek(s.hands[seat])) out.push({ type: 'pick', stone })
  },
  apply(s, _f, seat, a, events) {
    if (a.type !== 'pick') return
    const hand = peek(s.hands[seat])
    hand.splice(hand.indexOf(a.stone), 1)
    s.stack.pop()
    s.stack.push({ kind: 'place', seat, stone: hide(a.stone) })
    events?.push({ type: 'picked', seat, stone: a.stone })
  },
}
