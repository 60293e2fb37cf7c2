import type { Seat } from '@bothy/kernel'
import { AROUND, type Bundle, type Cell, CELLS, countIn, EMPTY, sizeOf } from '@bothy/kit'
import { contentOf } from '../content.ts'
import { isHome, NO_TILE, type TileId } from '../../data/tiles.ts'
import type { State } from '../types.ts'

export const NOWHERE: Cell = -1
export const NOBODY: Seat = -1

export function stockOf(s: State, seat: Seat): Bundle {
  const tiles = s.tiles[seat]
  let sum = EMPTY
  for (let i = 0; i < tiles.length; i++) sum += s.goods[tiles[i]]
  return sum
}

export const holds = (s: State, tile: TileId, good: number): number => countIn(s.goods[tile], good)

/** The tiles of a pile, the top one first (GM2-62). */
export function pileOf(s: State, top: TileId): TileId[] {
  const out: TileId[] = []
  for (let tile = top; tile !== NO_TILE; tile = s.under[tile]) out.push(tile)
  return out
}

export function isHomePile(s: State, top: TileId): boolean {
  for (let tile = top; tile !== NO_TILE; tile = s.under[tile]) if (isHome(tile)) return true
  return false
}

/**
 * A map of one territory, by cell: top tile + 1, or 0. It is drawn for one question and wiped when the question is answered, so
 * that finding a neighbour is one look-up and the state needs no grid. One question at a time: a second sketch is a fault.
 */
export const sketch = new Uint8Array(CELLS)
let isDrawn = false

export function drawSketch(s: State, seat: Seat): void {
  if (isDrawn) throw new Error('the sketch of another question has not been wiped')
  isDrawn = true
  const tiles = s.tiles[seat]
  for (let i = 0; i < tiles.length; i++) sketch[s.cell[tiles[i]]] = tiles[i] + 1
}

export function wipeSketch(s: State, seat: Seat): void {
  const tiles = s.tiles[seat]
  for (let i = 0; i < tiles.length; i++) sketch[s.cell[tiles[i]]] = 0
  isDrawn = false
}

export function tileOn(s: State, seat: Seat, cell: Cell): TileId {
  const tiles = s.tiles[seat]
  for (let i = 0; i < tiles.length; i++) if (s.cell[tiles[i]] === cell) return tiles[i]
  return NO_TILE
}

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

export const roomOn = (s: State, tile: TileId): number => contentOf(s).supplies.resourcesPerTile - sizeOf(s.goods[tile])
