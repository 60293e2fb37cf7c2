import type { Json } from '@bothy/kernel'
import type { SpotContext } from '../../board/choice/spot.tsx'
import type { ClickTarget } from '../../board/game-board.ts'
import { targets } from '../targets.ts'

type Cell = { readonly x: number; readonly y: number }

/** The tile that is held, the place that is pointed at, and the actions that bring the tile there. */
type Held = {
  readonly tile: number
  readonly spots: readonly Cell[]
  readonly pointed: string | null
  readonly actions: (cell: Cell) => readonly Json[]
}

/**
 * A table on which the places of a held tile can be chosen: the one that is pointed at is lit, so that a first tap shows what a place would
 * bring and a second one takes it.
 */
export function withGhosts<Table extends SpotContext>(table: Table, { tile, spots, pointed, actions }: Held): Table {
  const { choice } = table
  const spotAt = (target: ClickTarget): Cell | undefined => spots.find(({ x, y }) => targets.cell(x, y) === target)
  return {
    ...table,
    choice: {
      ...choice,
      isSelectable: (target: ClickTarget) => target === pointed && spotAt(target) !== undefined,
      isBlocked: () => false,
      pick: (target: ClickTarget) => {
        const cell = spotAt(target)
        if (cell !== undefined) choice.play(actions(cell), [targets.tile(tile), target])
      },
    },
  }
}
