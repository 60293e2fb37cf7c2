import { GRID } from '@bothy/clans-of-caledonia/data'
import { columnOf, type Point, rowOf } from '../art/hex-shape.ts'

/**
 * One space on by an arrow key, the same at the rim. Sideways it keeps its row, which zigzags: so the opposite key leads back, and
 * the neighbour that is half a space higher or lower is one press up or down away.
 */
export function stepOnMap(hex: number, [x, y]: Point): number {
  const [column, row] = [columnOf(hex) + x, rowOf(hex) + y]
  const isOnMap = column >= 0 && column < GRID.columns && row >= 0 && row < GRID.rows
  return isOnMap ? column * GRID.rows + row : hex
}

/** The same over spaces in play alone: those between are passed by, and where none follows it stays. */
export function stepInPlay(isInPlay: readonly boolean[], hex: number, turn: Point): number {
  let [from, next] = [hex, stepOnMap(hex, turn)]
  while (next !== from && !isInPlay[next]) [from, next] = [next, stepOnMap(next, turn)]
  return isInPlay[next] ? next : hex
}
