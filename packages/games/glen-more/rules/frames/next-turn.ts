import { rearSpace } from '@bothy/kit'
import { DIE, figureAt } from '../topics/track.ts'
import { DIE_FRAME, NEXT_TURN, REFILL, type StepOf, TURN } from './frame.ts'

/** GM-10, GM-11: the owner of the rear figure is active; then the track is cleared and refilled, and so on. */
export const nextTurn: StepOf<'nextTurn'> = {
  run(s) {
    s.stack.pop()
    s.turns++
    const figure = figureAt(s, rearSpace(s.track, s.gap))
    s.stack.push(NEXT_TURN, REFILL, figure === DIE ? DIE_FRAME : TURN[figure])
  },
}
