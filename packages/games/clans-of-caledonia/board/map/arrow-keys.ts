import { GRID } from '@bothy/clans-of-caledonia/data'
import { columnOf, type Point, rowOf } from '../art/hex-shape.ts'

/** A step by arrow key stays at the rim. Sideways it keeps the zigzag row, so the opposite key leads back. */
export function stepOnMap(hex: number, [x, y]: Point): number {
  const [column, row] = [columnOf(hex) + x, rowOf(hex) + y]
  const isOnMap = column >= 0 && column < GRID.columns && row >= 0 && row < GRID.rows
  return isOnMap ? column * GRID.rows + row : hex
}

export function stepInPlay(isInPlay: readonly boolean[], hex: number, turn: Point): number {
  let [from, next] = [hex, stepOnMap(hex, turn)]
  while (next !== from && !isInPlay[next]) [from, next] = [next, stepOnMap(next, turn)]
  return isInPlay[next] ? next : hex
}
