/** Clockwise from the top left: four columns and five rows, or, when lying, five columns and four rows. */
export type RingShape = { readonly columns: number; readonly rows: number }

export const UPRIGHT: RingShape = { columns: 4, rows: 5 }
export const LYING: RingShape = { columns: 5, rows: 4 }

export function spaceCell(
  space: number,
  { columns, rows }: RingShape,
): { readonly column: number; readonly row: number } {
  if (space < columns) return { column: space + 1, row: 1 }
  if (space < columns + rows - 1) return { column: columns, row: space - columns + 2 }
  const back = space - (columns + rows - 1)
  if (back < columns - 1) return { column: columns - 1 - back, row: rows }
  return { column: 1, row: rows - 1 - (back - (columns - 1)) }
}

/** Between two tiles, in hundredths of a tile. */
const GAP = 4
const SIDE = 100
const INSIDE = 7

type Point = readonly [x: number, y: number]

export const extent = (tiles: number): number => tiles * SIDE + (tiles - 1) * GAP

function beside(space: number, shape: RingShape): Point {
  const { column, row } = spaceCell(space, shape)
  const middle = (n: number): number => (n - 1) * (SIDE + GAP) + SIDE / 2
  const inner = (n: number, of: number): number =>
    n === 1 ? SIDE + INSIDE : n === of ? extent(of) - SIDE - INSIDE : middle(n)
  return [inner(column, shape.columns), inner(row, shape.rows)]
}

export function wayAlong(from: number, to: number, spaces: number, shape: RingShape): readonly Point[] {
  const steps = (to - from + spaces) % spaces
  return Array.from({ length: steps + 1 }, (_, i) => beside((from + i) % spaces, shape))
}
