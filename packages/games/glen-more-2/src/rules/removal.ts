import type { Seat } from '@bothy/kernel'
import type { TileId } from '../data/tiles.ts'
import { on } from '../moments.ts'
import { BREAKS_TERRITORY, HOME_TILE } from '../reasons.ts'
import type { Reason, State } from '../types.ts'
import { isLegalWithout } from './placement.ts'
import { isHomePile } from './territory.ts'

/** GM2-65: why a tile cannot be one of those removed, with those chosen before and `left` in all still to choose. */
export function whyNotRemove(
  s: State,
  seat: Seat,
  tile: TileId,
  chosen: readonly TileId[],
  left: number,
): Reason | null {
  if (isHomePile(s, tile)) return HOME_TILE
  for (const ask of on(s).questions.whyNotRemove) {
    const reason = ask(s, seat, tile)
    if (reason !== null) return reason
  }
  return canEnd(s, seat, [...chosen, tile], left - 1) ? null : BREAKS_TERRITORY
}

/** Judged once, when all are gone: alone, or with others that may still be chosen. */
function canEnd(s: State, seat: Seat, gone: readonly TileId[], left: number): boolean {
  if (isLegalWithout(s, seat, gone)) return true
  return (
    left > 0 && s.tiles[seat].some((tile) => !gone.includes(tile) && whyNotRemove(s, seat, tile, gone, left) === null)
  )
}

/** The tiles that may be chosen next. */
export const removables = (s: State, seat: Seat, chosen: readonly TileId[], left: number): readonly TileId[] =>
  left === 0
    ? []
    : s.tiles[seat].filter((tile) => !chosen.includes(tile) && whyNotRemove(s, seat, tile, chosen, left) === null)
