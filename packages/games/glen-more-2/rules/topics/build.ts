import type { Seat } from '@bothy/kernel'
import { EMPTY } from '@bothy/kit'
import { contentOf } from '../content.ts'
import type { TileId } from '../../data/tiles.ts'
import { NO_CELL } from '../reasons.ts'
import { REVISION } from '../revisions.ts'
import type { Reason, State } from '../types.ts'
import { coinsAfter } from './market.ts'
import { hasCell, hasDearCells, leastPrice } from './placement.ts'
import { stockOf } from './territory.ts'

export const whyNotBuild = (s: State, seat: Seat, tile: TileId): Reason | null =>
  contentOf(s).tiles[tile].persons > 0 || hasCell(s, seat, tile) || hasCellAfterSales(s, seat, tile) ? null : NO_CELL

/** GM2-Q17: sales are open until the tile is placed. */
function hasCellAfterSales(s: State, seat: Seat, tile: TileId): boolean {
  const least = s.revision >= REVISION.buildAfterSales && hasDearCells(s, seat) ? leastPrice(s, seat, tile) : null
  return least !== null && least <= coinsAfter(s, seat, stockOf(s, seat), EMPTY)
}

export const canBuild = (s: State, seat: Seat): boolean =>
  s.discards.some((tile) => whyNotBuild(s, seat, tile) === null)

export const buildable = (s: State, seat: Seat): readonly TileId[] =>
  s.discards.filter((tile) => whyNotBuild(s, seat, tile) === null)
