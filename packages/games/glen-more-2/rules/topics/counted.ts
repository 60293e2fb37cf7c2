import type { Seat } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import type { Counted, Op } from '../../data/ops.ts'
import { DAVID_HUME, NO_TILE } from '../../data/tiles.ts'
import type { State } from '../types.ts'

export function countedBy(s: State, seat: Seat, counted: Counted): number {
  const { tiles } = contentOf(s)
  const own = s.tiles[seat]
  let n = 0
  switch (counted) {
    case 'riverTiles':
      for (let i = 0; i < own.length; i++) if (tiles[own[i]].river) n++
      return n
    case 'villages':
      for (let i = 0; i < own.length; i++) if (tiles[own[i]].type === 'village') n++
      return n
    case 'tilesWithScotsman':
      for (let i = 0; i < own.length; i++) if (s.scotsmen[own[i]] > 0) n++
      return n
    case 'overbuildTilesIncludingCovered':
      for (let i = 0; i < own.length; i++)
        for (let tile = own[i]; tile !== NO_TILE; tile = s.under[tile]) if (tiles[tile].overbuild) n++
      return n
    case 'coins':
      return s.coins[seat]
  }
}

/** GM2-113: there is one David Hume, for who comes first. */
export const isHumeTaken = (s: State): boolean => s.persons.some((persons) => persons.includes(DAVID_HUME))

export function thresholdVp({ table }: Extract<Op, { op: 'scoreThreshold' }>, count: number): number {
  let vp = 0
  for (const step of table) if (count >= step.min && step.vp > vp) vp = step.vp
  return vp
}
