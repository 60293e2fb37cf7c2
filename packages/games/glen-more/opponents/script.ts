import type { Seat } from '@bothy/kernel'
import type { Term } from '@bothy/kernel/strategy'
import type { State } from '../rules/types.ts'
import { read } from './reading.ts'

/** Set by hand, then tuned; all in VP. */
export const TERMS = [
  { name: 'vp', plain: 1, tuned: 0.93 },
  { name: 'coins', plain: 0.9, tuned: 1.13 },
  { name: 'cardVp', plain: 0.8, tuned: 0.86 },
  { name: 'scoringsIfNothingChanges', plain: 0.7, tuned: 0.45 },
  { name: 'rivalOutcome', plain: -0.3, tuned: -0.26 },
  { name: 'tilesMore', plain: -1.5, tuned: -0.54 },
  { name: 'tilesMoreLate', plain: -1.5, tuned: -0.92 },
  { name: 'barrelsToScore', plain: 0.3, tuned: 0.17 },
  { name: 'chieftainsToScore', plain: 0.3, tuned: 0.19 },
  { name: 'cardsToScore', plain: 0.3, tuned: 0.31 },
  { name: 'cubes', plain: 0.9, tuned: 1.47 },
  { name: 'kinds', plain: 0.2, tuned: 0.22 },
  { name: 'engine', plain: 0.4, tuned: 0.23 },
  { name: 'places', plain: 0.3, tuned: 0.19 },
  { name: 'bestOfRing', plain: 0.15, tuned: 0.07 },
  { name: 'rivalBestOfRing', plain: -0.1, tuned: -0.19 },
  { name: 'clan', plain: 0.8, tuned: 1.4 },
  { name: 'lag', plain: -0.5, tuned: -1.15 },
  { name: 'figuresBehind', plain: -0.2, tuned: -0.27 },
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
