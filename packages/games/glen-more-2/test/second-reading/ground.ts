import { face, isHome, isNeighbour, isOrthogonal, isRiver, lotAt, top, typeOf } from './table.ts'
import { type Cell, type Lot, type Player } from './types.ts'

/** GM2-53; Mackintosh: castles count as Scotsmen. */
const hasScotsman = (player: Player, lot: Lot): boolean =>
  lot.men > 0 || (player.fields.includes('mackintosh') && typeOf(lot) === 'castle')

const isNear = (player: Player, cell: Cell): boolean =>
  player.lots.some((lot) => isOrthogonal(lot, cell)) &&
  player.lots.some((lot) => isNeighbour(lot, cell) && hasScotsman(player, lot))

function riverEnds(player: Player): Cell[] {
  const river = player.lots.filter(isRiver).map(({ x }) => x)
  return [
    { x: Math.min(...river) - 1, y: 0 },
    { x: Math.max(...river) + 1, y: 0 },
  ]
}

const sidesOf = (player: Player, { x, y }: Cell): Lot[] =>
  [lotAt(player, x - 1, y), lotAt(player, x + 1, y)].filter((lot) => lot !== undefined)

function fitsRiver(player: Player, tile: string, cell: Cell): boolean {
  const sides = sidesOf(player, cell)
  if (!face(tile).river) return !sides.some(isRiver)
  return riverEnds(player).some(({ x, y }) => x === cell.x && y === cell.y) && sides.every(isRiver)
}

/** GM2-55: a river tile finds another tile in its way. */
export const isShutIn = (player: Player): boolean =>
  riverEnds(player).some((end) => isNear(player, end) && !sidesOf(player, end).every(isRiver))

const mayCover = (player: Player, tile: string, lot: Lot): boolean =>
  typeOf(lot) === face(tile).type &&
  isRiver(lot) === face(tile).river &&
  !top(lot).startsWith('HOME-C') &&
  player.lots.some((other) => isNeighbour(other, lot) && hasScotsman(player, other))

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]

export function cellsFor(player: Player, tile: string): Cell[] {
  if (face(tile).overbuild)
    return player.lots.filter((lot) => mayCover(player, tile, lot)).map(({ x, y }) => ({ x, y }))
  return newCells(player, tile).filter((cell) => isNear(player, cell))
}

/** GM2-52, GM2-54 to GM2-56: empty cells where a tile could lie, with or without a Scotsman near. */
export function newCells(player: Player, tile: string): Cell[] {
  const out = new Map<string, Cell>()
  for (const lot of player.lots)
    for (const [dx, dy] of STEPS) {
      const [x, y] = [lot.x + dx, lot.y + dy]
      if (lotAt(player, x, y) === undefined) out.set(`${x},${y}`, { x, y })
    }
  return [...out.values()].filter((cell) => fitsRiver(player, tile, cell))
}

/** GM2-65: the rest is connected by edges, with one unbroken river and no other tile beside it. */
export function staysLegal(player: Player, gone: readonly Lot[]): boolean {
  if (gone.some(isHome)) return false
  const rest = player.lots.filter((lot) => !gone.includes(lot))
  const reached = new Set(rest.filter(isHome))
  for (const lot of reached) for (const other of rest) if (isOrthogonal(lot, other)) reached.add(other)
  if (reached.size < rest.length) return false
  const river = rest.filter(isRiver).map(({ x }) => x)
  if (Math.max(...river) - Math.min(...river) + 1 !== river.length) return false
  return rest.every((a) => rest.every((b) => a.y !== b.y || b.x !== a.x + 1 || isRiver(a) === isRiver(b)))
}
