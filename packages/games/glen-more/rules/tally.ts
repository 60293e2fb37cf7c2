import type { Result, ScoreLine, Seat } from '@bothy/kernel'
import { coinsIn } from '@bothy/kit'
import type { ScoreCategory, State, TieBreak } from './types.ts'
import { TILES_OF_STACK } from '../data/tiles.ts'
import { compare, cubesOf, finalScore, scoreOf } from './topics/scoring.ts'
import { LAST_STACK, tilesLeft } from './topics/track.ts'

export type Line = ScoreLine & { readonly category: ScoreCategory }

const SCORED = ['barrels', 'chieftains', 'cards'] as const
const NEXT = ['nextBarrels', 'nextChieftains', 'nextCards'] as const

/** Public for all seats, as if the game ended now, plus one more scoring; after the end there is none. */
export function tally(s: State, _viewer: Seat | null): readonly (readonly Line[])[] {
  const { values, vp } = compare(s)
  return s.tiles.map((tiles, seat): readonly Line[] => {
    const end = finalScore(s, seat)
    const byScorings = s.scored[seat].reduce((sum, n) => sum + n, 0)
    return [
      { category: 'tiles', points: s.vp[seat] - byScorings, counts: true, detail: null },
      ...SCORED.map((category, i) => ({
        category,
        points: s.scored[seat][i],
        counts: true,
        detail: { scorings: s.scorings },
      })),
      ...(s.ranks === null ? NEXT : []).map((category, i) => ({
        category,
        points: vp[i][seat],
        counts: true,
        detail: { has: values[i][seat], lowest: Math.min(...values[i]) },
      })),
      ...end.cards.map(({ card, tiles: count, vp: points }) => ({
        category: 'card' as const,
        points,
        counts: true,
        detail: { card, tiles: count },
      })),
      { category: 'coins', points: end.coins, counts: true, detail: null },
      { category: 'penalty', points: end.penalty, counts: true, detail: { tiles: tiles.length, more: end.more } },
      { category: 'cubes', points: cubesOf(s, seat), counts: false, detail: null },
    ]
  })
}

export const scores = (s: State): number[] => s.tiles.map((_, seat) => scoreOf(s, seat))

/** GM-89. */
export function result(s: State): Result<TieBreak, never> | null {
  if (s.ranks === null) return null
  const cubes = s.tiles.map((_, seat) => cubesOf(s, seat))
  return { scores: scores(s), tieBreaks: [{ id: 'cubes', values: cubes }], ranks: s.ranks.slice(), verdict: null }
}

const DRAWN = TILES_OF_STACK.reduce((sum, tiles) => sum + tiles.length, 0)

export function progress(s: State): number {
  if (s.ranks !== null) return 1
  let left = 0
  for (let stack = 0; stack <= LAST_STACK; stack++) left += tilesLeft(s, stack)
  return (DRAWN - left) / (DRAWN + 1)
}

/** Only Armadale Castle changes this sum. */
export const allCoins = (s: State): number =>
  s.coins.reduce((sum, n) => sum + n, 0) + s.market.reduce((sum, filled) => sum + coinsIn(filled), 0)
