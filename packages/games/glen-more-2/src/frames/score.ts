import type { Seat } from '@bothy/kernel'
import { CATEGORIES, type Category } from '../data/limits.ts'
import { raise } from '../moments.ts'
import { compareAll, finalScore, ranksOf } from '../rules/scoring.ts'
import type { Event, State } from '../types.ts'
import type { StepOf } from './frame.ts'
import { gainVp, SOURCE } from './gain.ts'

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
    raise(s, 'roundScored', { round })
    for (const category of CATEGORIES)
      for (let seat = 0; seat < s.seats; seat++) gainVp(s, seat, compared[category].vp[seat], SOURCE[category], events)
  },
}

const byCategory = <V>(of: (category: Category) => V): { readonly [C in Category]: V } => ({
  scotsmen: of('scotsmen'),
  landmarks: of('landmarks'),
  casks: of('casks'),
  persons: of('persons'),
})

/** GM2-132: territory, coins, landmark cards, in this order. */
export const final: StepOf<'final'> = {
  run(s, _f, events) {
    s.stack.pop()
    const all = s.coins.map((_, seat) => finalScore(s, seat))
    events?.push({ type: 'finalScoring', seats: all })
    all.forEach((end, seat) => endFor(s, seat, end, events))
  },
}

function endFor(s: State, seat: Seat, end: ReturnType<typeof finalScore>, events?: Event[]): void {
  gainVp(s, seat, end.territory, SOURCE.territory, events)
  gainVp(s, seat, end.coins, SOURCE.coins, events)
  gainVp(s, seat, end.cards, SOURCE.cards, events)
}

/** GM2-133. */
export const ranking: StepOf<'ranking'> = {
  run(s, _f, events) {
    s.stack.length = 0
    s.ranks = ranksOf(s)
    events?.push({ type: 'gameEnded', scores: s.vp.slice(), ranks: s.ranks.slice() })
  },
}
