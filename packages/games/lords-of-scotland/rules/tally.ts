import type { Result, ScoreLine, Seat } from '@bothy/kernel'
import { ROUNDS, VICTORY_THRESHOLD } from '../data/clans.ts'
import { orderSeen } from './topics/placings.ts'
import type { ScoreCategory, State, TieBreak } from './types.ts'
import { skirmishSeenBy } from './view.ts'

type Line = ScoreLine & { readonly category: ScoreCategory }

/** LOS-78 counts; the other lines explain the skirmish, from cards that the viewer may see (LOS-95). */
export function tally(s: State, viewer: Seat | null): readonly (readonly Line[])[] {
  const { totals, order, places } = orderSeen(skirmishSeenBy(s, viewer))
  return s.points.map((points, seat) => {
    const { sum, doubled, total, rank, hidden } = totals[seat]
    // 0: no army, so no place in the order (LOS-64). No line where a hidden card may decide.
    const at = order.findIndex((standing) => standing.seat === seat)
    const place = at < 0 ? 0 : places[at]
    const lines: Line[] = [
      { category: 'victory', points, counts: true, detail: { toGo: Math.max(0, VICTORY_THRESHOLD - points) } },
      { category: 'army', points: sum, counts: false, detail: { cards: s.armies[seat].length, hidden } },
      { category: 'doubling', points: doubled ? total - sum : 0, counts: false, detail: { total } },
      { category: 'rank', points: rank, counts: false, detail: null },
    ]
    if (place !== null) lines.push({ category: 'place', points: place, counts: false, detail: { of: order.length } })
    return lines
  })
}

/** LOS-78, LOS-79. An army has at least 1, so 0 is none. */
export function result(s: State): Result<TieBreak, never> | null {
  if (s.ranks === null) return null
  const army = s.points.map(() => 0)
  const rank = s.points.map(() => 0)
  for (const standing of s.order) {
    army[standing.seat] = standing.total
    rank[standing.seat] = standing.rank
  }
  const tieBreaks = [{ id: 'army', values: army } as const, { id: 'rank', values: rank } as const]
  return { scores: s.points.slice(), tieBreaks, ranks: s.ranks.slice(), verdict: null }
}

const USUAL_GAIN = 4

export function progress(s: State): number {
  if (s.ranks !== null) return 1
  const played = s.order.length > 0 ? 1 : (s.round - 1 + s.turns / s.seats) / (ROUNDS + 1)
  const best = Math.min(VICTORY_THRESHOLD, Math.max(...s.points))
  return (best + played * USUAL_GAIN) / (VICTORY_THRESHOLD + 2 * USUAL_GAIN)
}
