/**
 * Cells of a square grid without visible end, as integers: x grows to the east, y to the north, and a neighbour is one addition
 * away. 64 cells in each direction are more than any territory of the box reaches.
 */
export type Cell = number

const WIDTH = 128
const MIDDLE = WIDTH / 2
export const CELLS = WIDTH * WIDTH

export const cellAt = (x: number, y: number): Cell => (y + MIDDLE) * WIDTH + x + MIDDLE
export const xOf = (cell: Cell): number => (cell % WIDTH) - MIDDLE
export const yOf = (cell: Cell): number => Math.floor(cell / WIDTH) - MIDDLE
export const isCell = (x: number, y: number): boolean => Math.abs(x) < MIDDLE - 1 && Math.abs(y) < MIDDLE - 1

export const NORTH = WIDTH
export const SOUTH = -WIDTH
export const EAST = 1
export const WEST = -1

export const SIDES: readonly number[] = [NORTH, EAST, SOUTH, WEST]
export const AROUND: readonly number[] = [
  NORTH,
  NORTH + EAST,
  EAST,
  SOUTH + EAST,
  SOUTH,
  SOUTH + WEST,
  WEST,
  NORTH + WEST,
]

export function touches(a: Cell, b: Cell): boolean {
  const d = a - b
  return d === NORTH || d === SOUTH || d === EAST || d === WEST
}

export function isAround(a: Cell, b: Cell): boolean {
  const d = a < b ? b - a : a - b
  return d === EAST || (d >= NORTH - 1 && d <= NORTH + 1)
}
