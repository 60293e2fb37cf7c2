import { itsSeat, hide, type Seat } from '@bothy/kernel'
import { notAsked } from '../actions.ts'
import { drawCard } from '../topics/draw.ts'
import { listRecruits } from '../topics/recruits.ts'
import { cameUp, tookSeen, tookUnseen } from '../topics/traces.ts'
import { NONE, ownHand, recruitAt } from '../topics/zones.ts'
import type { Event, Slot, State } from '../types.ts'
import type { AskOf } from './frame.ts'
import { listMusters, muster } from './muster.ts'

/** LOS-14, LOS-15: recruit or muster, exactly one of them. */
export const turn: AskOf<'turn'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    listRecruits(s, f.seat, out)
    listMusters(s, f.seat, out)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'recruit') recruit(s, seat, a.slot, events)
    else if (a.type === 'muster') muster(s, seat, a, false, events)
    else notAsked(a, f.kind)
  },
}

/** LOS-19, LOS-20: the slot is refilled at once and keeps its orientation. */
function recruit(s: State, seat: Seat, slot: Slot, events?: Event[]): void {
  const card = recruitAt(s, slot)
  const faceUp = s.recruitsUp[slot]
  ownHand(s, seat).push(card)
  if (faceUp) tookSeen(s, seat, card)
  else tookUnseen(s, seat, s.memory.recruits[slot])
  const refill = drawCard(s, events)
  s.recruits[slot] = hide(refill)
  s.memory.recruits[slot] = s.memory.generation
  if (faceUp && refill !== NONE) cameUp(s, refill, s.memory.generation)
  events?.push({
    type: 'recruited',
    seat,
    slot,
    card,
    faceUp,
    refill: faceUp && refill !== NONE ? refill : null,
    empty: refill === NONE,
  })
}
