import { ROUNDS } from '../../data/clans.ts'
import { firstFaceDown, mustSkip } from '../topics/recruits.ts'
import { turnUp } from './flip.ts'
import { FLIP_FRAME, REVEAL, type StepOf, TURN } from './frame.ts'

/** LOS-12 to LOS-16: the turn of the next seat; the end of the skirmish after the last turn of the last round. */
export const nextTurn: StepOf<'nextTurn'> = {
  // Stays on the stack below the turn that it begins, and runs again after that turn.
  run(s, _f, events) {
    if (s.turns === s.seats) {
      if (s.round === ROUNDS) {
        s.stack.pop()
        s.stack.push(REVEAL)
        return
      }
      s.round++
      s.turns = 0
    }
    if (s.turns === 0) events?.push({ type: 'roundBegan', round: s.round })
    const seat = (s.initiative + s.turns) % s.seats
    s.turns++

    if (mustSkip(s, seat)) {
      events?.push({ type: 'turnSkipped', seat })
      return
    }
    s.stack.push(TURN[seat])
    if (seat !== s.initiative) return
    const slot = firstFaceDown(s)
    if (slot < 0) return
    if (s.flipLeftmost) turnUp(s, seat, slot, events)
    else s.stack.push(FLIP_FRAME[seat])
  },
}
