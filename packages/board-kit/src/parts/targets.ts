import type { ClickTarget } from '../board/game-board.ts'

/** Targets of boards with tiles. A tile has one target wherever it lies: on the track it is taken, on a land it is used. */
export const targets = {
  tile: (tile: number): ClickTarget => `tile:${tile}`,
  cell: (x: number, y: number): ClickTarget => `cell:${x},${y}`,
  sell: (good: string): ClickTarget => `sell:${good}`,
  way: (goods: readonly string[]): ClickTarget => `way:${goods.join('+')}`,
}

export function tileIn(target: ClickTarget | null, tiles: number): number | null {
  const tile = target?.startsWith('tile:') === true ? Number(target.slice('tile:'.length)) : Number.NaN
  return Number.isInteger(tile) && tile >= 0 && tile < tiles ? tile : null
}

export function cellIn(what: string): { readonly x: number; readonly y: number } {
  const [x = 0, y = 0] = what.split(',').map(Number)
  return { x, y }
}
