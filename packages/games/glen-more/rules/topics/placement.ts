import type { Seat } from '@bothy/kernel'
import { AROUND, type Cell, EAST, NORTH, SIDES, SOUTH, WEST, xOf, yOf } from '@bothy/kit'
import { HAS_RIVER, HAS_ROAD, NO_TILE, type TileId } from '../../data/tiles.ts'
import { NO_CLAN, NO_SIDE, RIVER, RIVER_BLOCKED, ROAD, ROAD_BLOCKED } from '../reasons.ts'
import type { OpenCell, Reason, State } from '../types.ts'
import { drawSketch, findFront, front, sketch, wipeSketch } from './sketch.ts'

/** GM-33 to GM-37, of an empty cell, on the sketch of the tableau. `without`: a tile from which one clan member has gone (GM-97). */
function whyNotPlace(s: State, tile: TileId, cell: Cell, without: TileId): Reason | null {
  const north = sketch[cell + NORTH]
  const south = sketch[cell + SOUTH]
  const east = sketch[cell + EAST]
  const west = sketch[cell + WEST]
  if (north + south + east + west === 0) return NO_SIDE
  const why = whyNotEdges(cell, HAS_RIVER[tile], HAS_ROAD[tile])
  if (why !== null) return why
  const steps = nearClan(s) // GM-34
  for (let i = 0; i < steps.length; i++) {
    const near = sketch[cell + steps[i]] - 1
    if (near >= 0 && s.clan[near] > (near === without ? 1 : 0)) return null
  }
  return NO_CLAN
}

/** GM-35 to GM-37 on the sketch: why a tile with or without river and road does not fit its side neighbours there. */
export function whyNotEdges(cell: Cell, river: boolean, road: boolean): Reason | null {
  const north = sketch[cell + NORTH]
  const south = sketch[cell + SOUTH]
  const east = sketch[cell + EAST]
  const west = sketch[cell + WEST]
  if (river && !(north > 0 && HAS_RIVER[north - 1]) && !(south > 0 && HAS_RIVER[south - 1])) return RIVER
  if (road && !(west > 0 && HAS_ROAD[west - 1]) && !(east > 0 && HAS_ROAD[east - 1])) return ROAD
  if ((north > 0 && HAS_RIVER[north - 1] !== river) || (south > 0 && HAS_RIVER[south - 1] !== river))
    return RIVER_BLOCKED
  if ((west > 0 && HAS_ROAD[west - 1] !== road) || (east > 0 && HAS_ROAD[east - 1] !== road)) return ROAD_BLOCKED
  return null
}

const nearClan = (s: State): readonly number[] => (s.orthogonal ? SIDES : AROUND)

export function legalCells(s: State, seat: Seat, tile: TileId, out: Cell[]): void {
  drawSketch(s, seat)
  const found = findFront(s, seat, nearClan(s), false) // GM-34: no other cell can take a tile
  for (let i = 0; i < found; i++) if (whyNotPlace(s, tile, front[i], NO_TILE) === null) out.push(front[i])
  wipeSketch(s, seat)
}

export function refusedCells(s: State, seat: Seat, tile: TileId): { readonly cell: Cell; readonly reason: Reason }[] {
  const out: { cell: Cell; reason: Reason }[] = []
  drawSketch(s, seat)
  const found = findFront(s, seat, AROUND, true)
  for (let i = 0; i < found; i++) {
    const reason = whyNotPlace(s, tile, front[i], NO_TILE)
    if (reason !== null) out.push({ cell: front[i], reason })
  }
  wipeSketch(s, seat)
  return out
}

/** GM-21, GM-97: `without`: a tile that lacks one clan member. Stops at the first cell. */
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

const touches = (cell: Cell): boolean =>
  sketch[cell + NORTH] + sketch[cell + SOUTH] + sketch[cell + EAST] + sketch[cell + WEST] > 0

/** GM-33 to GM-37: for the clan members as they stand. No tile of a stack has river and road. */
export function openCells(s: State, seat: Seat): readonly OpenCell[] {
  const out: OpenCell[] = []
  drawSketch(s, seat)
  const found = findFront(s, seat, nearClan(s), false)
  for (let i = 0; i < found; i++) {
    const cell = front[i]
    if (!touches(cell)) continue
    const plain = whyNotEdges(cell, false, false) === null
    const river = whyNotEdges(cell, true, false) === null
    const road = whyNotEdges(cell, false, true) === null
    if (plain || river || road) out.push({ x: xOf(cell), y: yOf(cell), plain, river, road })
  }
  wipeSketch(s, seat)
  return out
}
