import type { Choice } from '../../board/game-board.ts'
import { targets } from '../targets.ts'

export type Cell = { readonly x: number; readonly y: number }

/** The cells that are drawn; y goes up. */
export type Frame = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

export function frameOf(cells: readonly Cell[]): Frame {
  const xs = cells.map(({ x }) => x)
  const ys = cells.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) }
}

export const frameSize = ({ left, right, top, bottom }: Frame): readonly [across: number, down: number] => [
  right - left + 1,
  top - bottom + 1,
]

export type Where = { readonly gridColumn: number; readonly gridRow: number }

export const whereIn =
  ({ left, top }: Frame) =>
  ({ x, y }: Cell): Where => ({ gridColumn: x - left + 1, gridRow: top - y + 1 })

/** Cells that a tile to be placed could take, or that are refused for a reason worth telling. */
export function cellsToTake(
  { left, right, top, bottom }: Frame,
  { isSelectable, cause }: Pick<Choice, 'isSelectable' | 'cause'>,
  isBare: (cell: Cell) => boolean = () => true,
): readonly Cell[] {
  const cells: Cell[] = []
  for (let y = top; y >= bottom; y--)
    for (let x = left; x <= right; x++) {
      const target = targets.cell(x, y)
      const why = cause(target)
      // Corners stay free: everybody sees that nothing can lie there.
      if (isSelectable(target) || (isBare({ x, y }) && why !== null && why !== 'noSide')) cells.push({ x, y })
    }
  return cells
}
