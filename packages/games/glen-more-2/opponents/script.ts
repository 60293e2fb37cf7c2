import type { Seat } from '@bothy/kernel'
import type { Term } from '@bothy/kernel/strategy'
import { pointsFor } from '@bothy/kit'
import { contentOf } from '../rules/content.ts'
import type { State } from '../rules/types.ts'
import { read, type Reading } from './reading.ts'
import { CASKS, LANDMARKS, PERSONS, SCOTSMEN } from './scale.ts'

/** All in VP. Terms that the first Glen More has too start from the weights tuned there. */
export const TERMS = [
  { name: 'vp', plain: 1, tuned: 0.93, sight: 'now' },
  { name: 'coins', plain: 0.9, tuned: 1, sight: 'now' },
  { name: 'cardVp', plain: 0.8, tuned: 0.86, sight: 'now' },
  { name: 'scoringsIfNothingChanges', plain: 0.6, tuned: 0.45, sight: 'late' },
  { name: 'rivalOutcome', plain: -0.2, tuned: -0.26, sight: 'late' },
  { name: 'tilesMore', plain: -1.2, tuned: -1.2, sight: 'late' },
  { name: 'tilesMoreLate', plain: -1, tuned: -1.8, sight: 'late' },
  { name: 'scotsmenToScore', plain: 0.2, tuned: 0.2, sight: 'late' },
  { name: 'landmarksToScore', plain: 0.3, tuned: 0.3, sight: 'late' },
  { name: 'casksToScore', plain: 0.2, tuned: 0.2, sight: 'late' },
  { name: 'personsToScore', plain: 0.3, tuned: 0.35, sight: 'late' },
  { name: 'leadGrows', plain: 0, tuned: 0.3, sight: 'late' },
  { name: 'aloneLast', plain: 0, tuned: -0.5, sight: 'late' },
  { name: 'resources', plain: 0.9, tuned: 1.4, sight: 'soon' },
  { name: 'kinds', plain: 0.2, tuned: 0.2, sight: 'soon' },
  { name: 'engine', plain: 0.4, tuned: 0.25, sight: 'soon' },
  { name: 'places', plain: 0.3, tuned: 0.2, sight: 'soon' },
  { name: 'scotsmenOnLand', plain: 0.8, tuned: 1.2, sight: 'soon' },
  { name: 'homeward', plain: 0.1, tuned: 0.1, sight: 'late' },
  { name: 'bestOfRing', plain: 0.1, tuned: 0.07, sight: 'soon' },
  { name: 'rivalBestOfRing', plain: -0.1, tuned: -0.19, sight: 'soon' },
  { name: 'tempo', plain: -0.5, tuned: -1.15, sight: 'soon' },
  { name: 'piecesBehind', plain: -0.2, tuned: -0.27, sight: 'soon' },
  { name: 'bestField', plain: 0.2, tuned: 0.3, sight: 'soon' },
  { name: 'counts', plain: 0.1, tuned: 0.25, sight: 'soon' },
  { name: 'powers', plain: 0.5, tuned: 0.8, sight: 'soon' },
  { name: 'chronicles', plain: 0.8, tuned: 1, sight: 'soon' },
] as const satisfies readonly Term[]

/** From the first tile of stack A to The End, on average. */
const ALL_TILES = 58
const MOST_ON_LAND = 3
const PACE = [0, 0, 1, 0.7, 0.5] as const
/** GM2-121: from such a lead the next step pays more than the first one did. */
const grows = (lead: number, table: readonly number[]): boolean =>
  pointsFor(lead + 1, table) - pointsFor(lead, table) > pointsFor(1, table) - pointsFor(0, table)

export function evaluate(s: State, seat: Seat, out: Float64Array): void {
  termsOf(s, read(s, seat), 0, out)
}

export function termsOf(s: State, r: Reading, which: number, out: Float64Array): void {
  const own = r.sides[which]
  const { scale } = own
  const { scorings, future } = scale
  let rival = -Infinity
  let rivalBest = 0
  for (let i = 0; i < r.seats; i++) {
    const side = r.sides[i]
    if (side === own) continue
    rival = Math.max(rival, side.outcome)
    if (side.tempo < own.tempo) rivalBest = Math.max(rivalBest, side.best)
  }
  const isOver = s.ranks !== null
  const late = 1 - Math.min(1, r.toCome / ALL_TILES)
  const more = isOver ? 0 : own.more
  let places = 0
  for (const place of scale.place) places += Math.max(place, -1)
  const table = contentOf(s).scoring.lead
  let growing = 0
  let last = 0
  for (let c = 0; c < own.ahead.length; c++) {
    if (grows(own.ahead[c], table)) growing++
    if (own.aloneLast[c]) last++
  }
  let at = 0
  out[at++] = own.vp
  out[at++] = isOver ? 0 : scale.coins
  out[at++] = own.cardVp
  out[at++] = own.scoringSum * scorings
  out[at++] = rival
  out[at++] = more
  out[at++] = more * late
  out[at++] = own.value[SCOTSMEN] * scorings
  out[at++] = own.value[LANDMARKS] * scorings
  out[at++] = own.value[CASKS] * scorings
  out[at++] = own.value[PERSONS] * scorings
  out[at++] = growing * scorings
  out[at++] = last * scorings
  out[at++] = own.resourceWorth
  out[at++] = own.kinds * future
  out[at++] = scale.engine * future
  out[at++] = places * future
  out[at++] = Math.min(scale.land, MOST_ON_LAND) * future
  out[at++] = own.homeward * scorings
  out[at++] = own.best * future
  out[at++] = rivalBest * future
  out[at++] = isOver ? 0 : PACE[s.seats] * own.tempo * Math.min(1, 2 * future)
  out[at++] = own.behind * future
  out[at++] = own.personAhead ? scale.marker * future : 0
  out[at++] = own.counts * future
  out[at++] = own.powers
  out[at] = own.chronicles
}
