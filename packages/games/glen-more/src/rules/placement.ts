import type { Seat } from '@bothy/kernel'
import { AROUND, type Cell, EAST, NORTH, SIDES, SOUTH, WEST } from '@bothy/kit'
import { HAS_RIVER, HAS_ROAD, NO_TILE, type TileId, TILES } from '../data/tiles.ts'
import { NO_CLAN, NO_SIDE, RIVER, RIVER_BLOCKED, ROAD, ROAD_BLOCKED } from '../reasons.ts'
import type { Reason, State } from '../types.ts'
import { drawSketch, sketch, wipeSketch } from './tableau.ts'

/** GM-33 to GM-37, of an empty cell, on the sketch of the tableau. `without`: a tile from which one clan member has gone (GM-97). */
function whyNotPlace(s: State, tile: TileId, cell: Cell, without: TileId): Reason | null {
  const north = sketch[cell + NORTH]
  const south = sketch[cell + SOUTH]
  const east = sketch[cell + EAST]
  const west = sketch[cell + WEST]
  if (north + south + east + west === 0) return NO_SIDE
  const river = HAS_RIVER[tile]
  const road = HAS_ROAD[tile]
  if (river && !(north > 0 && HAS_RIVER[north - 1]) && !(south > 0 && HAS_RIVER[south - 1])) return RIVER
  if (road && !(west > 0 && HAS_ROAD[west - 1]) && !(east > 0 && HAS_ROAD[east - 1])) return ROAD
  if ((north > 0 && HAS_RIVER[north - 1] !== river) || (south > 0 && HAS_RIVER[south - 1] !== river))
    return RIVER_BLOCKED
  if ((west > 0 && HAS_ROAD[west - 1] !== road) || (east > 0 && HAS_ROAD[east - 1] !== road)) return ROAD_BLOCKED
  const steps = nearClan(s) // GM-34
  for (let i = 0; i < steps.length; i++) {
    const near = sketch[cell + steps[i]] - 1
    if (near >= 0 && s.clan[near] > (near === without ? 1 : 0)) return null
  }
  return NO_CLAN
}

/** Cells looked at by one question: they are marked on the sketch, so that none is looked at twice, and wiped with it. */
const SEEN = 255
const seen = new Int32Array(AROUND.length * TILES)
let seenCount = 0

/**
 * Draws the sketch and collects in `seen` the empty cells that `steps` lead to, in a stable order: from the tiles with a clan
 * member, since nothing can lie elsewhere (GM-34), or from all.
 */
function look(s: State, seat: Seat, steps: readonly number[], fromAll: boolean): void {
  drawSketch(s, seat)
  seenCount = 0
  const tiles = s.tiles[seat]
  for (let i = 0; i < tiles.length; i++) {
    if (!fromAll && s.clan[tiles[i]] === 0) continue
    const from = s.cell[tiles[i]]
    for (let k = 0; k < steps.length; k++) {
      const cell = from + steps[k]
      if (sketch[cell] !== 0) continue
      sketch[cell] = SEEN
      seen[seenCount++] = cell
    }
  }
  for (let i = 0; i < seenCount; i++) sketch[seen[i]] = 0
}

const nearClan = (s: State): readonly number[] => (s.orthogonal ? SIDES : AROUND)

/** Pushes the cells on which the tile may be placed. */
export function legalCells(s: State, seat: Seat, tile: TileId, out: Cell[]): void {
  look(s, seat, nearClan(s), false)
  for (let i = 0; i < seenCount; i++) if (whyNotPlace(s, tile, seen[i], NO_TILE) === null) out.push(seen[i])
  wipeSketch(s, seat)
}

/** Every empty cell around the tableau where the tile may not lie, with the reason. */
export function refusedCells(s: State, seat: Seat, tile: TileId): { readonly cell: Cell; readonly reason: Reason }[] {
  const out: { cell: Cell; reason: Reason }[] = []
  look(s, seat, AROUND, true)
  for (let i = 0; i < seenCount; i++) {
    const reason = whyNotPlace(s, tile, seen[i], NO_TILE)
    if (reason !== null) out.push({ cell: seen[i], reason })
  }
  wipeSketch(s, seat)
  return out
}

/** GM-21, GM-97: is there any cell for the tile, with a clan member less on the tile `without`? Stops at the first one. */
export function hasCell(s: State, seat: Seat, tile: TileId, without: TileId = NO_TILE): boolean {
  drawSketch(s, seat)
  const tiles = s.tiles[seat]
  const steps = nearClan(s)
  let found = false
  for (let i = 0; i < tiles.length && !found; i++) {
    if (s.clan[tiles[i]] === 0) continue
    const from = s.cell[tiles[i]]
    for (let k = 0; k < steps.length && !found; k++)
      found = sketch[from + steps[k]] === 0 && whyNotPlace(s, tile, from + steps[k], without) === null
  }
  wipeSketch(s, seat)
  return found
}
