import type { Seat } from '@bothy/kernel'
import { AROUND, type Bundle, type Cell, CELLS, countIn, EMPTY } from '@bothy/kit'
import { type TileId } from '../data/tiles.ts'
import type { State } from '../types.ts'

/** What `cell` holds for a tile that lies on no tableau. */
export const NOWHERE: Cell = -1
export const NOBODY: Seat = -1

/** All cubes of a seat: on all its tiles, the abbey and Loch Lochy too (GM-28). */
export function stockOf(s: State, seat: Seat): Bundle {
  const tiles = s.tiles[seat]
  let sum = EMPTY
  for (let i = 0; i < tiles.length; i++) sum += s.cubes[tiles[i]]
  return sum
}

/** Clan members on the tableau. */
export function clanOf(s: State, seat: Seat): number {
  const tiles = s.tiles[seat]
  let sum = 0
  for (let i = 0; i < tiles.length; i++) sum += s.clan[tiles[i]]
  return sum
}

export const holds = (s: State, tile: TileId, good: number): number => countIn(s.cubes[tile], good)

/**
 * A map of one tableau, by cell: tile + 1, or 0. It is drawn for one question and wiped afterwards, so that finding a
 * neighbour is one look-up and the state needs no grid.
 */
export const sketch = new Uint8Array(CELLS)

export function drawSketch(s: State, seat: Seat): void {
  const tiles = s.tiles[seat]
  for (let i = 0; i < tiles.length; i++) sketch[s.cell[tiles[i]]] = tiles[i] + 1
}

export function wipeSketch(s: State, seat: Seat): void {
  const tiles = s.tiles[seat]
  for (let i = 0; i < tiles.length; i++) sketch[s.cell[tiles[i]]] = 0
}

/** The tiles on the eight cells around a cell. */
export function tilesAround(s: State, seat: Seat, cell: Cell): TileId[] {
  drawSketch(s, seat)
  const out: TileId[] = []
  for (const step of AROUND) {
    const tile = sketch[cell + step]
    if (tile > 0) out.push(tile - 1)
  }
  wipeSketch(s, seat)
  return out
}
