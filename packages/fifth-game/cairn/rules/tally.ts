import { peek, type Result, type ScoreLine, type Seat } from '@bothy/kernel'
import { STONES } from '../data/stones.ts'
import type { State, Types } from './types.ts'

/** CRN-7, CRN-8: what the viewer can count of a cairn. */
export function pointsOf(s: State, seat: Seat, viewer: Seat | null): number {
  let points = 0
  for (const placed of s.cairns[seat])
    if (placed.up || seat === viewer) points += peek(placed.stone) * (s.doubled && placed.wasDown ? 2 : 1)
  return points
}

export const tally = (s: State, viewer: Seat | null): readonly (readonly ScoreLine[])[] =>
  s.cairns.map((cairn, seat) => [
    { category: 'stones', points: pointsOf(s, seat, viewer), counts: true, detail: { placed: cairn.length } },
  ])

/** CRN-9. */
export function result(s: State): Result<Types['tieBreak'], never> | null {
  if (s.stack.length > 0) return null
  const scores = s.cairns.map((_, seat) => pointsOf(s, seat, null))
  const open = s.cairns.map((cairn) => cairn.filter((placed) => !placed.wasDown).length)
  const isBetter = (a: Seat, b: Seat): boolean => (scores[a] === scores[b] ? open[a] > open[b] : scores[a] > scores[b])
  const ranks = scores.map((_, seat) => 1 + scores.filter((__, other) => isBetter(other, seat)).length)
  return { scores, tieBreaks: [{ id: 'open', values: open }], ranks, verdict: null }
}

export const progress = (s: State): number => s.cairns.reduce((sum, cairn) => sum + cairn.length, 0) / STONES
