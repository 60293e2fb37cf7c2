import { compare, finalScore, ranksOf, scoreOf } from '../topics/scoring.ts'
import type { StepOf } from './frame.ts'

/** GM-79 to GM-84: nothing but VP changes. */
export const score: StepOf<'score'> = {
  run(s, _f, events) {
    s.stack.pop()
    s.scorings++
    const { values, vp } = compare(s)
    for (let category = 0; category < vp.length; category++) {
      for (let seat = 0; seat < s.seats; seat++) {
        s.vp[seat] += vp[category][seat]
        s.scored[seat][category] += vp[category][seat]
      }
    }
    events?.push({ type: 'scoring', scoring: s.scorings, values, vp })
  },
}

/** GM-85 to GM-89. */
export const endOfGame: StepOf<'endOfGame'> = {
  run(s, _f, events) {
    s.stack.length = 0
    s.ranks = ranksOf(s)
    events?.push({ type: 'finalScoring', seats: s.tiles.map((_, seat) => finalScore(s, seat)) })
    events?.push({ type: 'gameEnded', scores: s.tiles.map((_, seat) => scoreOf(s, seat)), ranks: s.ranks.slice() })
  },
}
