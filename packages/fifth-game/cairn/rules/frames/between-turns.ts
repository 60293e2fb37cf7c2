import { peek, type Step } from '@bothy/kernel'
import type { Event, Frame, State } from '../types.ts'

/** CRN-6. */
export const draw: Step<State, Extract<Frame, { kind: 'draw' }>, Event> = {
  run(s, f, events) {
    s.stack.pop()
    const stone = peek(s.pile).pop()
    if (stone === undefined) return
    const hand = peek(s.hands[f.seat])
    hand.push(stone)
    hand.sort((a, b) => a - b)
    events?.push({ type: 'drew', seat: f.seat, stone })
  },
}

/** CRN-3: a seat without stones is passed over; CRN-7: nobody has one, so the stones are counted. */
export const nextTurn: Step<State, Extract<Frame, { kind: 'nextTurn' }>, Event> = {
  run(s, f, events) {
    s.stack.pop()
    events?.push({ type: 'turnEnded', seat: f.seat })
    for (let i = 1; i <= s.seats; i++) {
      const seat = (f.seat + i) % s.seats
      if (peek(s.hands[seat]).length === 0) continue
      s.stack.push({ kind: 'turn', seat })
      return
    }
    s.stack.push({ kind: 'count' })
  },
}

/** CRN-7. */
export const count: Step<State, Extract<Frame, { kind: 'count' }>, Event> = {
  run(s, _f, events) {
    s.stack.pop()
    for (const cairn of s.cairns) for (const placed of cairn) placed.up = true
    events?.push({ type: 'counted', cairns: s.cairns.map((cairn) => cairn.map(({ stone }) => peek(stone))) })
  },
}
