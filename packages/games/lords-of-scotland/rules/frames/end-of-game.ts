import { finalRanks, isDecided } from '../topics/places.ts'
import { CLEAN_UP, type StepOf } from './frame.ts'

/** LOS-77 to LOS-79: tested once, after all claims. An empty stack is the end. */
export const endOfGame: StepOf<'endOfGame'> = {
  run(s, _f, events) {
    s.stack.pop()
    if (!isDecided(s)) {
      s.stack.push(CLEAN_UP)
      return
    }
    s.ranks = finalRanks(s)
    events?.push({ type: 'gameEnded', scores: s.points.slice(), ranks: s.ranks.slice() })
  },
}
