import type { CellarsModuleTypes } from '../rules/types.ts'
import { play, type Played, type Position, tileOf } from '../../../test/play.ts'

export const reserve = (position: Position, transcript = ''): Played => play({ cellars: {}, ...position }, transcript)

export function shown(t: Played): CellarsModuleTypes['view'] {
  const { cellars } = t.view().chronicles
  if (cellars === undefined) throw new Error('there are no cellars')
  return cellars
}

export function casksOf(t: Played, letter: string): string {
  const { cellars, zero, filled } = shown(t).players['abcd'.indexOf(letter)]
  return [`${cellars}:`, ...Array.from({ length: zero }, () => 0), ...filled].join(' ')
}

export function soldAt(t: Played, name: 'V1' | 'V2' | 'V3'): string | null {
  const sale = shown(t).sales.find(({ tile }) => tile === tileOf(name))
  if (sale === undefined) return null
  return [...(sale.bonus ? ['bonus'] : []), ...Array.from({ length: sale.right }, () => 'right')].join(' ')
}
