import { itsSeat, type Seat } from '@bothy/kernel'
import { FLIP, notAsked } from '../actions.ts'
import { whyNotFlip } from '../topics/recruits.ts'
import { cameUp } from '../topics/traces.ts'
import { recruitAt } from '../topics/zones.ts'
import type { Event, Slot, State } from '../types.ts'
import type { AskOf } from './frame.ts'

/** LOS-16, LOS-17: the initiative holder turns a recruit face up before choosing an action. */
export const flip: AskOf<'flip'> = {
  actors: itsSeat,
  legal(s, _f, _seat, out) {
    for (let slot = 0; slot < s.recruits.length; slot++) if (whyNotFlip(s, slot) === null) out.push(FLIP[slot])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'flip') return notAsked(a, f.kind)
    s.stack.pop()
    turnUp(s, seat, a.slot, events)
  },
}

export function turnUp(s: State, seat: Seat, slot: Slot, events?: Event[]): void {
  s.recruitsUp[slot] = true
  cameUp(s, recruitAt(s, slot), s.memory.recruits[slot])
  events?.push({ type: 'flipped', seat, slot, card: recruitAt(s, slot) })
}
