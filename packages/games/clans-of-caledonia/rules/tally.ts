import type { Result, ScoreLine, Seat, Verdict as Bracket } from '@bothy/kernel'
import { contentOf } from './content.ts'
import { ROUNDS } from '../data/limits.ts'
import { RARE_IMPORTS } from '../data/goods.ts'
import { SCORE_ROWS } from '../data/scoring.ts'
import { type Verdict, verdictOf } from '../data/solo.ts'
import {
  basicGoods,
  barrelsOf,
  finalPoints,
  importPoints,
  moneyAtEnd,
  moneyLeft,
  onContracts,
  processedGoods,
  settlementCounts,
} from './topics/scoring.ts'
import type { ScoreCategory, State, TieBreak } from './types.ts'

export type Line = ScoreLine & { readonly category: ScoreCategory }

/** COC-69 to COC-73: as if the game ended now, line by line as on the score sheet. All of it is public. */
export function tally(s: State, _viewer: Seat | null): readonly (readonly Line[])[] {
  const points = finalPoints(s)
  const settlements = settlementCounts(s)
  const each = importPoints(s)
  return points.map((rows, seat): readonly Line[] => {
    const details: { readonly [C in ScoreCategory]?: Line['detail'] } = {
      basicGoods: { goods: basicGoods(s, seat) },
      processedGoods: { goods: processedGoods(s, seat) + barrelsOf(s, seat) },
      money: { money: moneyAtEnd(s, seat) },
      hops: { imports: onContracts(s, seat, 'hops') },
      exports: { contracts: s.fulfilled[seat].length },
      settlements: { settlements: settlements[seat] },
      ...Object.fromEntries(
        RARE_IMPORTS.map((kind, i) => [kind, { imports: onContracts(s, seat, kind), each: each[i] }]),
      ),
    }
    return [
      ...SCORE_ROWS.map((category) => ({
        category,
        points: rows[category],
        counts: true,
        detail: details[category] ?? null,
      })),
      { category: 'moneyLeft' as const, points: moneyLeft(s, seat), counts: false, detail: null },
    ]
  })
}

export const scores = (s: State): number[] =>
  finalPoints(s).map((rows) => SCORE_ROWS.reduce((sum, row) => sum + rows[row], 0))

/** COC-74, from the scores. */
export function ranksOf(s: State, totals: readonly number[]): number[] {
  const left = totals.map((_, seat) => moneyLeft(s, seat))
  const isBetter = (a: Seat, b: Seat): boolean => (totals[a] === totals[b] ? left[a] > left[b] : totals[a] > totals[b])
  return totals.map((_, seat) => 1 + totals.filter((__, other) => isBetter(other, seat)).length)
}

export function result(s: State): Result<TieBreak, Verdict> | null {
  if (s.ranks === null) return null
  const totals = scores(s)
  const left = totals.map((_, seat) => moneyLeft(s, seat))
  return {
    scores: totals,
    tieBreaks: [{ id: 'moneyLeft', values: left }],
    ranks: s.ranks.slice(),
    verdict: bracketAt(s, totals),
  }
}

/** COC-81, from the scores; null with others at the table. */
export function bracketAt(s: State, totals: readonly number[]): Bracket<Verdict> | null {
  if (s.seats !== 1) return null
  const { verdict, from, next } = verdictOf(totals[0], contentOf(s).solo.verdictFrom)
  return { id: verdict, from, to: next === null ? null : next.from - 1 }
}

export function progress(s: State): number {
  if (s.ranks !== null) return 1
  if (s.round === 0) return 0
  return (s.round - 1 + s.passed.length / s.seats) / (ROUNDS + 0.1)
}
