import type { Seat } from '@bothy/kernel'
import type { Term } from '@bothy/kernel/strategy'
import type { State } from '../rules/types.ts'
import { read } from './reading.ts'

/** Set by hand, then tuned; all in VP. */
export const TERMS = [
  { name: 'vp', plain: 1, tuned: 0.93, sight: 'now' },
  { name: 'coins', plain: 0.9, tuned: 1.13, sight: 'now' },
  { name: 'cardVp', plain: 0.8, tuned: 0.86, sight: 'soon' },
  { name: 'scoringsIfNothingChanges', plain: 0.7, tuned: 0.45, sight: 'late' },
  { name: 'rivalOutcome', plain: -0.3, tuned: -0.26, sight: 'late' },
  { name: 'tilesMore', plain: -1.5, tuned: -0.54, sight: 'late' },
  { name: 'tilesMoreLate', plain: -1.5, tuned: -0.92, sight: 'late' },
  { name: 'barrelsToScore', plain: 0.3, tuned: 0.17, sight: 'late' },
  { name: 'chieftainsToScore', plain: 0.3, tuned: 0.19, sight: 'late' },
  { name: 'cardsToScore', plain: 0.3, tuned: 0.31, sight: 'late' },
  { name: 'cubes', plain: 0.9, tuned: 1.47, sight: 'soon' },
  { name: 'kinds', plain: 0.2, tuned: 0.22, sight: 'soon' },
  { name: 'engine', plain: 0.4, tuned: 0.23, sight: 'soon' },
  { name: 'places', plain: 0.3, tuned: 0.19, sight: 'soon' },
  { name: 'bestOfRing', plain: 0.15, tuned: 0.07, sight: 'soon' },
  { name: 'rivalBestOfRing', plain: -0.1, tuned: -0.19, sight: 'soon' },
  { name: 'clan', plain: 0.8, tuned: 1.4, sight: 'soon' },
  { name: 'lag', plain: -0.5, tuned: -1.15, sight: 'soon' },
  { name: 'figuresBehind', plain: -0.2, tuned: -0.27, sight: 'soon' },
] as const satisfies readonly Term[]

const ALL_TILES = 67
const MOST_CLAN = 3

export function evaluate(s: State, seat: Seat, out: Float64Array): void {
  const r = read(s, seat)
  const own = r.sides[0]
  const isOver = s.ranks !== null
  const { scale } = own
  const scorings = isOver ? 0 : r.scorings
  const future = isOver ? 0 : scale.future
  let rival = -Infinity
  let rivalBest = 0
  for (let i = 1; i < r.seats; i++) {
    const side = r.sides[i]
    rival = Math.max(rival, isOver ? side.score : side.outcome)
    if (side.lag < own.lag) rivalBest = Math.max(rivalBest, side.best)
  }
  const late = 1 - r.toCome / ALL_TILES
  let places = 0
  for (const place of scale.place) places += Math.max(place, -1)
  let at = 0
  out[at++] = own.vp
  out[at++] = scale.coins
  out[at++] = own.cardVp
  out[at++] = own.scoringSum * scorings
  out[at++] = rival
  out[at++] = own.more
  out[at++] = own.more * late
  out[at++] = own.value[0] * scorings
  out[at++] = own.value[1] * scorings
  out[at++] = own.value[2] * scorings
  out[at++] = own.cubeWorth
  out[at++] = own.kinds * future
  out[at++] = own.engine * future
  out[at++] = places * future
  out[at++] = own.best * future
  out[at++] = rivalBest * future
  out[at++] = Math.min(scale.clan, MOST_CLAN) * future
  out[at++] = isOver ? 0 : own.lag * Math.min(1, 2 * future)
  out[at] = own.behind * future
}
