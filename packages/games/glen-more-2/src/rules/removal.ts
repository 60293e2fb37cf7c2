import type { Seat } from '@bothy/kernel'
import { EAST, SIDES, WEST } from '@bothy/kit'
import { contentOf } from '../content.ts'
import { homeCastle, type TileId } from '../data/tiles.ts'
import { on } from '../moments.ts'
import { BREAKS_TERRITORY, HOME_TILE } from '../reasons.ts'
import type { Reason, State } from '../types.ts'
import { drawSketch, isHomePile, sketch, wipeSketch } from './territory.ts'

/** GM2-65: why a tile cannot be one of those removed, with those chosen before and `left` in all still to choose. */
export function whyNotRemove(
  s: State,
  seat: Seat,
  tile: TileId,
  chosen: readonly TileId[],
  left: number,
): Reason | null {
  return whyNeverRemove(s, seat, tile) ?? (canEnd(s, seat, [...chosen, tile], left - 1) ? null : BREAKS_TERRITORY)
}

function whyNeverRemove(s: State, seat: Seat, tile: TileId): Reason | null {
  if (isHomePile(s, tile)) return HOME_TILE
  for (const ask of on(s).questions.whyNotRemove) {
    const reason = ask(s, seat, tile)
    if (reason !== null) return reason
  }
  return null
}

/** Judged once, when all are gone: what falls off with these must still be chosen, and nothing else need be. */
function canEnd(s: State, seat: Seat, gone: readonly TileId[], left: number): boolean {
  const stay = staying(s, seat, gone)
  const others = s.tiles[seat].filter((tile) => !stay.has(tile) && !gone.includes(tile))
  return others.length <= left && others.every((tile) => whyNeverRemove(s, seat, tile) === null)
}

/** What can stay without these: the river as far as it runs on from the Home Castle, and all that is joined to it by edges. */
function staying(s: State, seat: Seat, gone: readonly TileId[]): ReadonlySet<TileId> {
  const { tiles } = contentOf(s)
  const stay = new Set([homeCastle(seat)])
  drawSketch(s, seat)
  for (const tile of gone) sketch[s.cell[tile]] = 0
  for (const step of [WEST, EAST])
    for (let cell = s.cell[homeCastle(seat)] + step; sketch[cell] > 0; cell += step) stay.add(sketch[cell] - 1) // GM2-55
  // A set is gone through with what is added on the way.
  for (const tile of stay)
    for (const step of SIDES) {
      const near = sketch[s.cell[tile] + step] - 1
      if (near >= 0 && !tiles[near].river) stay.add(near)
    }
  wipeSketch(s, seat)
  return stay
}

/** The tiles that may be chosen next. */
export const removables = (s: State, seat: Seat, chosen: readonly TileId[], left: number): readonly TileId[] =>
  left === 0
    ? []
    : s.tiles[seat].filter((tile) => !chosen.includes(tile) && whyNotRemove(s, seat, tile, chosen, left) === null)
