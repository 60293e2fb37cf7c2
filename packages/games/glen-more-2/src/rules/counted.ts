import type { Seat } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import type { Counted, Op } from '../data/ops.ts'
import { DAVID_HUME, NO_TILE } from '../data/tiles.ts'
import type { State } from '../types.ts'

/** GM2-113: what a clan field counts; home tiles count everywhere. */
export function countedBy(s: State, seat: Seat, counted: Counted): number {
  const { tiles } = contentOf(s)
  const own = s.tiles[seat]
  switch (counted) {
    case 'riverTiles':
      return own.filter((tile) => tiles[tile].river).length
    case 'villages':
      return own.filter((tile) => tiles[tile].type === 'village').length
    case 'tilesWithScotsman':
      return own.filter((tile) => s.scotsmen[tile] > 0).length
    case 'overbuildTilesIncludingCovered': {
      let n = 0
      for (const top of own) for (let tile = top; tile !== NO_TILE; tile = s.under[tile]) if (tiles[tile].overbuild) n++
      return n
    }
    case 'coins':
      return s.coins[seat]
  }
}

/** GM2-113: there is one David Hume, for who comes first. */
export const isHumeTaken = (s: State): boolean => s.persons.some((persons) => persons.includes(DAVID_HUME))

/** GM2-113, GM2-D10: the VP of the highest step that is reached. */
export function thresholdVp({ table }: Extract<Op, { op: 'scoreThreshold' }>, count: number): number {
  let vp = 0
  for (const step of table) if (count >= step.min && step.vp > vp) vp = step.vp
  return vp
}
