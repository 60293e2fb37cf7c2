import type { Seat } from '@bothy/kernel'
import { EAST, SIDES, WEST } from '@bothy/kit'
import { contentOf } from '../content.ts'
import { homeCastle, TILE_COUNT, type TileId } from '../../data/tiles.ts'
import { on } from '../hooks.ts'
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

/** Checked once all chosen tiles are gone: every tile cut off by them must be chosen as well, and no other. */
function canEnd(s: State, seat: Seat, gone: readonly TileId[], left: number): boolean {
  const own = s.tiles[seat]
  const others: TileId[] = []
  drawSketch(s, seat)
  for (let i = 0; i < gone.length; i++) sketch[s.cell[gone[i]]] = 0
  takeStaying(s, seat)
  for (let i = 0; i < own.length && others.length <= left; i++) if (sketch[s.cell[own[i]]] > 0) others.push(own[i])
  wipeSketch(s, seat)
  return others.length <= left && others.every((tile) => whyNeverRemove(s, seat, tile) === null)
}

const stay = new Int32Array(TILE_COUNT)

/** Takes off the sketch what can stay: the river as far as it runs on from the Home Castle, and all that is joined to it by edges. */
function takeStaying(s: State, seat: Seat): void {
  const { tiles } = contentOf(s)
  const castle = s.cell[homeCastle(seat)]
  let found = 0
  stay[found++] = castle
  for (let cell = castle + WEST; sketch[cell] > 0; cell += WEST) stay[found++] = cell // GM2-55
  for (let cell = castle + EAST; sketch[cell] > 0; cell += EAST) stay[found++] = cell
  for (let i = 0; i < found; i++) sketch[stay[i]] = 0
  for (let i = 0; i < found; i++)
    for (let k = 0; k < SIDES.length; k++) {
      const cell = stay[i] + SIDES[k]
      if (sketch[cell] === 0 || tiles[sketch[cell] - 1].river) continue
      sketch[cell] = 0
      stay[found++] = cell
    }
}

export const removables = (s: State, seat: Seat, chosen: readonly TileId[], left: number): readonly TileId[] =>
  s.tiles[seat].filter((tile) => isRemovable(s, seat, tile, chosen, left))

export const hasRemovable = (s: State, seat: Seat, chosen: readonly TileId[], left: number): boolean =>
  s.tiles[seat].some((tile) => isRemovable(s, seat, tile, chosen, left))

const isRemovable = (s: State, seat: Seat, tile: TileId, chosen: readonly TileId[], left: number): boolean =>
  left > 0 && !chosen.includes(tile) && whyNotRemove(s, seat, tile, chosen, left) === null

const open = new Int32Array(TILE_COUNT)

/** GM2-65: are the tiles that are left one territory with one unbroken river? */
export function isLegalWithout(s: State, seat: Seat, gone: readonly TileId[]): boolean {
  const tiles = s.tiles[seat]
  drawSketch(s, seat)
  for (let i = 0; i < gone.length; i++) sketch[s.cell[gone[i]]] = 0
  const legal = isRiverWhole(s, seat) && isConnected(s, seat, tiles.length - gone.length)
  wipeSketch(s, seat)
  return legal
}

function isRiverWhole(s: State, seat: Seat): boolean {
  const { tiles } = contentOf(s)
  const own = s.tiles[seat]
  let ends = 0
  for (let i = 0; i < own.length; i++) {
    if (sketch[s.cell[own[i]]] === 0) continue
    const east = sketch[s.cell[own[i]] + EAST] - 1
    if (east >= 0 && tiles[east].river !== tiles[own[i]].river) return false
    if (east < 0 && tiles[own[i]].river) ends++
  }
  return ends === 1
}

function isConnected(s: State, seat: Seat, count: number): boolean {
  let found = 0
  let length = 0
  const start = s.cell[homeCastle(seat)]
  open[length++] = start
  sketch[start] = 0
  while (length > 0) {
    const cell = open[--length]
    found++
    for (let i = 0; i < SIDES.length; i++) {
      const near = cell + SIDES[i]
      if (sketch[near] === 0) continue
      sketch[near] = 0
      open[length++] = near
    }
  }
  return found === count
}
