import type { Seat } from '@bothy/kernel'
import { AROUND, type Cell, EAST, NORTH, SOUTH, WEST, xOf, yOf } from '@bothy/kit'
import { contentOf } from '../content.ts'
import type { Tile } from '../data/content.ts'
import type { TileId } from '../data/tiles.ts'
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
import { on } from '../moments.ts'
import type { OpenCell, Reason, State } from '../types.ts'
import { fieldPower } from './powers.ts'
import { drawSketch, findFront, front, sketch, wipeSketch } from './territory.ts'

/** GM2-53: who makes a tile one from which can be built. `without`: the tiles that a Scotsman has left, one for each (GM2-51). */
type Builders = { readonly castles: boolean; readonly without: readonly TileId[] }

const NONE: readonly TileId[] = []

const buildersOf = (s: State, seat: Seat, without: readonly TileId[]): Builders => ({
  castles: fieldPower(s, seat, 'castlesActAsScotsmenForPlacement') !== null,
  without,
})

function buildsFrom(s: State, tile: TileId, { castles, without }: Builders): boolean {
  let left = s.scotsmen[tile]
  for (let i = 0; i < without.length; i++) if (without[i] === tile) left--
  if (left > 0) return true
  return castles && contentOf(s).tiles[tile].type === 'castle'
}

/** On the sketch. GM2-Q3: who stands on the cell itself does not count. */
function isNear(s: State, cell: Cell, builders: Builders): boolean {
  for (let i = 0; i < AROUND.length; i++) {
    const near = sketch[cell + AROUND[i]] - 1
    if (near >= 0 && buildsFrom(s, near, builders)) return true
  }
  return false
}

/** GM2-52, GM2-54, GM2-55 on the sketch, of an empty cell: why a tile with or without river does not fit there. */
function whyNotFit(s: State, cell: Cell, river: boolean): Reason | null {
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

/** What the cell costs besides, where a Chronicle makes it dear. */
function whyNotAffordCell(s: State, seat: Seat, cell: Cell): Reason | null {
  const { cellPrice } = on(s).questions
  if (cellPrice.length === 0) return null
  const need = cellPrice.reduce((sum, ask) => sum + ask(s, seat, cell), 0)
  return need > s.coins[seat] ? tooFewCoins(need, s.coins[seat], 'GM2-26') : null
}

/** GM2-52 to GM2-61 on the sketch of the territory. */
function whyNotPlaceOn(s: State, seat: Seat, tile: TileId, cell: Cell, builders: Builders): Reason | null {
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
  return isNear(s, cell, builders) ? whyNotAffordCell(s, seat, cell) : NOBODY_NEAR
}

/** Pushes the cells on which the tile may be placed. */
export function legalCells(s: State, seat: Seat, tile: TileId, out: Cell[], without = NONE): void {
  const builders = buildersOf(s, seat, without)
  drawSketch(s, seat)
  if (contentOf(s).tiles[tile].overbuild) {
    const own = s.tiles[seat]
    for (let i = 0; i < own.length; i++)
      if (whyNotPlaceOn(s, seat, tile, s.cell[own[i]], builders) === null) out.push(s.cell[own[i]])
  } else {
    const found = findFront(s, seat, (it, near) => buildsFrom(it, near, builders))
    for (let i = 0; i < found; i++) if (whyNotPlaceOn(s, seat, tile, front[i], builders) === null) out.push(front[i])
  }
  wipeSketch(s, seat)
}

/** GM2-Q1, GM2-Q9: is there any cell for the tile, with one Scotsman fewer on each tile of `without`? */
export function hasCell(s: State, seat: Seat, tile: TileId, without = NONE): boolean {
  const cells: Cell[] = []
  legalCells(s, seat, tile, cells, without)
  return cells.length > 0
}

/** Every cell in and around the territory where the tile may not lie, with the reason. */
export function refusedCells(s: State, seat: Seat, tile: TileId): { readonly cell: Cell; readonly reason: Reason }[] {
  const out: { cell: Cell; reason: Reason }[] = []
  const builders = buildersOf(s, seat, NONE)
  drawSketch(s, seat)
  const found = findFront(s, seat, () => true)
  const cells = [...front.subarray(0, found), ...s.tiles[seat].map((own) => s.cell[own])]
  for (const cell of cells) {
    const reason = whyNotPlaceOn(s, seat, tile, cell, builders)
    if (reason !== null) out.push({ cell, reason })
  }
  wipeSketch(s, seat)
  return out
}

/** What tiles that cover nothing could find near the builders: asked once for all tiles of the rondel. */
export type Room = { readonly plain: boolean; readonly river: boolean }

export function roomOf(s: State, seat: Seat): Room {
  const builders = buildersOf(s, seat, NONE)
  let plain = false
  let river = false
  drawSketch(s, seat)
  const found = findFront(s, seat, (it, near) => buildsFrom(it, near, builders))
  for (let i = 0; i < found && !(plain && river); i++) {
    if (whyNotAffordCell(s, seat, front[i]) !== null) continue
    plain ||= whyNotFit(s, front[i], false) === null
    river ||= whyNotFit(s, front[i], true) === null
  }
  wipeSketch(s, seat)
  return { plain, river }
}

/** GM2-52 to GM2-55: the places that some tile could take as the Scotsmen stand, and which. */
export function openCells(s: State, seat: Seat): readonly OpenCell[] {
  const out: OpenCell[] = []
  const builders = buildersOf(s, seat, NONE)
  drawSketch(s, seat)
  const found = findFront(s, seat, (it, near) => buildsFrom(it, near, builders))
  for (let i = 0; i < found; i++) {
    const cell = front[i]
    const plain = whyNotFit(s, cell, false) === null
    const river = whyNotFit(s, cell, true) === null
    if ((plain || river) && whyNotAffordCell(s, seat, cell) === null)
      out.push({ x: xOf(cell), y: yOf(cell), plain, river })
  }
  wipeSketch(s, seat)
  return out
}

/** GM2-65: are the tiles that are left one territory with one unbroken river? */
export function isLegalWithout(s: State, seat: Seat, gone: readonly TileId[]): boolean {
  const { tiles } = contentOf(s)
  const left = s.tiles[seat].filter((tile) => !gone.includes(tile))
  const cells = new Map(left.map((tile) => [s.cell[tile], tile]))
  const reached = new Set<Cell>()
  const open = left.length === 0 ? [] : [s.cell[left[0]]]
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (reached.has(cell) || !cells.has(cell)) continue
    reached.add(cell)
    open.push(cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST)
  }
  if (reached.size < left.length) return false
  const river = left.filter((tile) => tiles[tile].river).map((tile) => xOf(s.cell[tile]))
  if (Math.max(...river) - Math.min(...river) !== river.length - 1) return false
  return left.every((tile) => {
    const beside = cells.get(s.cell[tile] + EAST)
    return beside === undefined || tiles[beside].river === tiles[tile].river
  })
}
