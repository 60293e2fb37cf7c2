import type { Seat } from '@bothy/kernel'
import { AROUND, type Cell, EAST, isAround, NORTH, SOUTH, WEST, xOf, yOf } from '@bothy/kit'
import { contentOf } from '../content.ts'
import type { Tile } from '../../data/content.ts'
import { TILE_COUNT, type TileId } from '../../data/tiles.ts'
import {
  BESIDE_RIVER,
  HOME_CASTLE,
  MUST_COVER,
  NO_SIDE,
  NOBODY_NEAR,
  OCCUPIED,
  OTHER_RIVER,
  OTHER_TYPE,
  SECOND_RIVER,
  tooFewCoins,
} from '../reasons.ts'
import { on } from '../hooks.ts'
import type { OpenCell, Reason, State } from '../types.ts'
import { fieldPower } from './powers.ts'
import { drawSketch, sketch, wipeSketch } from './territory.ts'

const NONE: readonly TileId[] = []

/** GM2-53, of the question that is being answered: whether castles build (Mackintosh), and tiles that a Scotsman has left, one for each (GM2-51). */
let castlesBuild = false
let left: readonly TileId[] = NONE

function lookForBuilders(s: State, seat: Seat, without: readonly TileId[]): void {
  castlesBuild = fieldPower(s, seat, 'castlesActAsScotsmenForPlacement') !== null
  left = without
}

function beginQuestion(s: State, seat: Seat, without: readonly TileId[]): void {
  lookForBuilders(s, seat, without)
  drawSketch(s, seat)
}

function buildsFrom(s: State, tile: TileId): boolean {
  let scotsmen = s.scotsmen[tile]
  for (let i = 0; i < left.length; i++) if (left[i] === tile) scotsmen--
  return scotsmen > 0 || (castlesBuild && contentOf(s).tiles[tile].type === 'castle')
}

/** GM2-53: may the seat build there? GM2-Q3: who stands on the cell itself does not count. */
function isNear(s: State, seat: Seat, cell: Cell): boolean {
  const own = s.tiles[seat]
  for (let i = 0; i < own.length; i++) if (isAround(s.cell[own[i]], cell) && buildsFrom(s, own[i])) return true
  return false
}

/** The cells of the last `findFront` or `findCells`, in a stable order; they hold until the next one. */
export const front = new Int32Array(AROUND.length * TILE_COUNT)
const SEEN = 255

/**
 * Collects in `front` the empty cells around tiles, each once, and answers how many they are: around those from which building is
 * possible, or around all. The cells are marked on the sketch meanwhile.
 */
export function findFront(s: State, seat: Seat, fromAll: boolean): number {
  const tiles = s.tiles[seat]
  let found = 0
  for (let i = 0; i < tiles.length; i++) {
    if (!fromAll && !buildsFrom(s, tiles[i])) continue
    const from = s.cell[tiles[i]]
    for (let k = 0; k < AROUND.length; k++) {
      const cell = from + AROUND[k]
      if (sketch[cell] !== 0) continue
      sketch[cell] = SEEN
      front[found++] = cell
    }
  }
  for (let i = 0; i < found; i++) sketch[front[i]] = 0
  return found
}

/** GM2-52, GM2-54, GM2-55 on the sketch, of an empty cell: why a tile with or without river does not fit there. */
export function whyNotFit(s: State, cell: Cell, river: boolean): Reason | null {
  const { tiles } = contentOf(s)
  const west = sketch[cell + WEST] - 1
  const east = sketch[cell + EAST] - 1
  if (sketch[cell + NORTH] + sketch[cell + SOUTH] === 0 && west < 0 && east < 0) return NO_SIDE
  const atWest = west >= 0 && tiles[west].river
  const atEast = east >= 0 && tiles[east].river
  if (!river) return atWest || atEast ? BESIDE_RIVER : null
  if (!atWest && !atEast) return SECOND_RIVER
  return (west >= 0 && !atWest) || (east >= 0 && !atEast) ? BESIDE_RIVER : null
}

/** GM2-60, GM2-61, GM2-Q4: why an overbuild tile cannot cover what is there. */
function whyNotCover(over: Tile, tile: Tile): Reason | null {
  if (!over.coverable) return HOME_CASTLE
  if (over.type !== tile.type) return OTHER_TYPE
  return over.river === tile.river ? null : OTHER_RIVER
}

export function cellPriceOf(s: State, seat: Seat, cell: Cell): number {
  if (s.inPlay === 0) return 0
  let price = 0
  for (const ask of on(s).questions.cellPrice) price += ask(s, seat, cell)
  return price
}

/** Asked once for all tiles of the rondel, and once for each question. */
export function hasDearCells(s: State, seat: Seat): boolean {
  if (s.inPlay === 0) return false
  const { hasDearCells: asks } = on(s).questions
  for (let i = 0; i < asks.length; i++) if (asks[i](s, seat)) return true
  return false
}

let isPriceless = false

function whyNotAffordCell(s: State, seat: Seat, cell: Cell): Reason | null {
  if (s.inPlay === 0 || isPriceless || !hasDearCells(s, seat)) return null
  const need = cellPriceOf(s, seat, cell)
  return need > s.coins[seat] ? tooFewCoins(need, s.coins[seat], 'GM2-26') : null
}

export function findCellsAtAnyPrice(s: State, seat: Seat, tile: TileId, without = NONE): number {
  isPriceless = true
  const count = findCells(s, seat, tile, without)
  isPriceless = false
  return count
}

export function hasCellAtAnyPrice(s: State, seat: Seat, tile: TileId, without = NONE): boolean {
  isPriceless = true
  const found = hasCell(s, seat, tile, without)
  isPriceless = false
  return found
}

export function leastPrice(s: State, seat: Seat, tile: TileId, without = NONE): number | null {
  const count = findCellsAtAnyPrice(s, seat, tile, without)
  let least: number | null = null
  for (let i = 0; i < count; i++) {
    const price = cellPriceOf(s, seat, front[i])
    if (least === null || price < least) least = price
  }
  return least
}

function whyNotPlaceOn(s: State, seat: Seat, tile: TileId, cell: Cell): Reason | null {
  const { tiles } = contentOf(s)
  const { overbuild, river } = tiles[tile]
  const there = sketch[cell] - 1
  const why = overbuild
    ? there < 0
      ? MUST_COVER
      : whyNotCover(tiles[there], tiles[tile])
    : there >= 0
      ? OCCUPIED
      : whyNotFit(s, cell, river)
  if (why !== null) return why
  return isNear(s, seat, cell) ? whyNotAffordCell(s, seat, cell) : NOBODY_NEAR
}

const fitsFront = (s: State, seat: Seat, cell: Cell, river: boolean): boolean =>
  whyNotFit(s, cell, river) === null && whyNotAffordCell(s, seat, cell) === null

const canCover = (s: State, seat: Seat, tile: Tile, over: TileId): boolean =>
  whyNotCover(contentOf(s).tiles[over], tile) === null &&
  isNear(s, seat, s.cell[over]) &&
  whyNotAffordCell(s, seat, s.cell[over]) === null

export function findCells(s: State, seat: Seat, tile: TileId, without = NONE): number {
  const it = contentOf(s).tiles[tile]
  let count = 0
  if (it.overbuild) {
    const own = s.tiles[seat]
    lookForBuilders(s, seat, without)
    for (let i = 0; i < own.length; i++) if (canCover(s, seat, it, own[i])) front[count++] = s.cell[own[i]]
    return count
  }
  beginQuestion(s, seat, without)
  const found = findFront(s, seat, false)
  for (let i = 0; i < found; i++) if (fitsFront(s, seat, front[i], it.river)) front[count++] = front[i]
  wipeSketch(s, seat)
  return count
}

export function legalCells(s: State, seat: Seat, tile: TileId, out: Cell[]): void {
  const count = findCells(s, seat, tile)
  for (let i = 0; i < count; i++) out.push(front[i])
}

/** GM2-Q1, GM2-Q9: is there any cell for the tile, with one Scotsman fewer on each tile of `without`? Stops at the first one. */
export function hasCell(s: State, seat: Seat, tile: TileId, without = NONE): boolean {
  const it = contentOf(s).tiles[tile]
  if (it.overbuild) {
    const own = s.tiles[seat]
    lookForBuilders(s, seat, without)
    for (let i = 0; i < own.length; i++) if (canCover(s, seat, it, own[i])) return true
    return false
  }
  beginQuestion(s, seat, without)
  const found = it.river ? hasRiverCell(s, seat) : hasPlainCell(s, seat)
  wipeSketch(s, seat)
  return found
}

export function refusedCells(s: State, seat: Seat, tile: TileId): { readonly cell: Cell; readonly reason: Reason }[] {
  const out: { cell: Cell; reason: Reason }[] = []
  beginQuestion(s, seat, NONE)
  const found = findFront(s, seat, true)
  const cells = [...front.subarray(0, found), ...s.tiles[seat].map((own) => s.cell[own])]
  for (const cell of cells) {
    const reason = whyNotPlaceOn(s, seat, tile, cell)
    if (reason !== null) out.push({ cell, reason })
  }
  wipeSketch(s, seat)
  return out
}

/** Cells near the builders for tiles that cover nothing: computed once for all tiles of the rondel. */
export type Room = { readonly plain: boolean; readonly river: boolean }

export function roomOf(s: State, seat: Seat): Room {
  beginQuestion(s, seat, NONE)
  const plain = hasPlainCell(s, seat)
  const river = hasRiverCell(s, seat)
  wipeSketch(s, seat)
  return { plain, river }
}

function hasPlainCell(s: State, seat: Seat): boolean {
  const own = s.tiles[seat]
  for (let i = 0; i < own.length; i++) {
    if (!buildsFrom(s, own[i])) continue
    const from = s.cell[own[i]]
    for (let k = 0; k < AROUND.length; k++) {
      const cell = from + AROUND[k]
      if (sketch[cell] === 0 && fitsFront(s, seat, cell, false)) return true
    }
  }
  return false
}

/** The same with river, for which only the cells beside the river can do (GM2-55). */
function hasRiverCell(s: State, seat: Seat): boolean {
  const { tiles } = contentOf(s)
  const own = s.tiles[seat]
  for (let i = 0; i < own.length; i++)
    if (
      tiles[own[i]].river &&
      (takesRiver(s, seat, s.cell[own[i]] + WEST) || takesRiver(s, seat, s.cell[own[i]] + EAST))
    )
      return true
  return false
}

const takesRiver = (s: State, seat: Seat, cell: Cell): boolean =>
  sketch[cell] === 0 && isNear(s, seat, cell) && fitsFront(s, seat, cell, true)

/** GM2-52 to GM2-55: the places that some tile could take as the Scotsmen stand, and which. */
export function openCells(s: State, seat: Seat): readonly OpenCell[] {
  const out: OpenCell[] = []
  beginQuestion(s, seat, NONE)
  const found = findFront(s, seat, false)
  for (let i = 0; i < found; i++) {
    const cell = front[i]
    const plain = fitsFront(s, seat, cell, false)
    const river = fitsFront(s, seat, cell, true)
    if (plain || river) out.push({ x: xOf(cell), y: yOf(cell), plain, river })
  }
  wipeSketch(s, seat)
  return out
}
