import type { Seat } from '@bothy/kernel'
import { CATEGORIES, type Category } from '../../data/limits.ts'
import { runHook } from '../hooks.ts'
import { compareAll, finalScore, ranksOf } from '../topics/scoring.ts'
import type { FinalScore } from '../types.ts'
import type { StepOf } from './frame.ts'
import { type Gain, gainAll, SOURCE } from './gain.ts'

/** GM2-120, GM2-121: nothing but VP changes. */
export const score: StepOf<'score'> = {
  run(s, _f, events) {
    s.stack.pop()
    const round = s.scorings++
    const compared = compareAll(s)
    events?.push({
      type: 'scoring',
      round: s.scorings,
      values: byCategory((category) => compared[category].values),
      vp: byCategory((category) => compared[category].vp),
    })
    runHook(s, 'roundScored', { round })
    const gains: Gain[] = []
    for (const category of CATEGORIES)
      for (let seat = 0; seat < s.seats; seat++)
        gains.push({ seat, vp: compared[category].vp[seat], source: SOURCE[category] })
    gainAll(s, gains, events)
  },
}

const byCategory = <V>(of: (category: Category) => V): { readonly [C in Category]: V } => ({
  scotsmen: of('scotsmen'),
  landmarks: of('landmarks'),
  casks: of('casks'),
  persons: of('persons'),
})

export const final: StepOf<'final'> = {
  run(s, _f, events) {
    s.stack.pop()
    const all = s.coins.map((_, seat) => finalScore(s, seat))
    events?.push({ type: 'finalScoring', seats: all })
    gainAll(s, all.flatMap(endFor), events)
  },
}

const endFor = ({ territory, coins, cards }: FinalScore, seat: Seat): readonly Gain[] => [
  { seat, vp: territory, source: SOURCE.territory },
  { seat, vp: coins, source: SOURCE.coins },
  { seat, vp: cards, source: SOURCE.cards },
]

export const ranking: StepOf<'ranking'> = {
  run(s, _f, events) {
    s.stack.length = 0
    s.ranks = ranksOf(s)
    events?.push({ type: 'gameEnded', scores: s.vp.slice(), ranks: s.ranks.slice() })
  },
}
