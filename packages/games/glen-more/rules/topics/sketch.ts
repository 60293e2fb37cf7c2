import type { Seat } from '@bothy/kernel'
import { AROUND, type Cell, CELLS } from '@bothy/kit'
import { type TileId, TILES } from '../../data/tiles.ts'
import type { State } from '../types.ts'

/**
 * A map of one tableau, by cell: tile + 1, or 0. Drawn for one question and wiped after it, so that a neighbour is one look-up and the
 * state needs no grid; a second sketch at the same time is an error.
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

/** Empty cells of the last `findFront`, in a stable order; valid until the next call. */
export const front = new Int32Array(AROUND.length * TILES)
const SEEN = 255

/**
 * Collects the empty cells that `steps` lead to, from tiles with a clan member or from all, and returns their number. Marks them on the
 * sketch meanwhile.
 */
export function findFront(s: State, seat: Seat, steps: readonly number[], fromAll: boolean): number {
  const tiles = s.tiles[seat]
  let found = 0
  for (let i = 0; i < tiles.length; i++) {
    if (!fromAll && s.clan[tiles[i]] === 0) continue
    const from = s.cell[tiles[i]]
    for (let k = 0; k < steps.length; k++) {
      const cell = from + steps[k]
      if (sketch[cell] !== 0) continue
      sketch[cell] = SEEN
      front[found++] = cell
    }
  }
  for (let i = 0; i < found; i++) sketch[front[i]] = 0
  return found
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
