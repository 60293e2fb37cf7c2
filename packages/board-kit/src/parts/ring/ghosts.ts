import type { GameTypes } from '@bothy/kernel'
import type { SpotContext } from '../../board/choice/spot.tsx'
import type { ClickTarget } from '../../board/game-board.ts'
import { targets } from '../targets.ts'

type Cell = { readonly x: number; readonly y: number }

type Offer = { readonly tile: number; readonly spots: readonly Cell[] }

/** Where something is asked about the payment the tile is only taken, and the prompt asks. */
export const takeAndPlace = ({ tile }: Pick<Offer, 'tile'>, { x, y }: Cell, isPaidAtOnce: boolean) => [
  { type: 'take', tile } as const,
  ...(isPaidAtOnce ? [{ type: 'place', x, y } as const] : []),
]

type Words = { readonly takeAndPlace: string; readonly takeThenPay: string }

export const takeWords = (isPaidAtOnce: boolean, board: Words): string =>
  isPaidAtOnce ? board.takeAndPlace : board.takeThenPay

/**
 * A table on which the places of a held tile can be chosen: the one that is pointed at is lit, so that a first tap shows what a place would
 * bring and a second one takes it.
 */
export function withGhosts<
  View extends GameTypes['view'],
  Table extends SpotContext & { readonly view: View },
  O extends Offer,
>(
  table: Table & { readonly view: View },
  held: O | undefined,
  pointed: string | null,
  isPaidAtOnce: (view: View, held: O) => boolean,
): Table {
  if (held === undefined) return table
  const { choice } = table
  const spotAt = (target: ClickTarget): Cell | undefined => held.spots.find(({ x, y }) => targets.cell(x, y) === target)
  return {
    ...table,
    choice: {
      ...choice,
      isSelectable: (target: ClickTarget) => target === pointed && spotAt(target) !== undefined,
      isBlocked: () => false,
      pick: (target: ClickTarget) => {
        const cell = spotAt(target)
        if (cell !== undefined)
          choice.play(takeAndPlace(held, cell, isPaidAtOnce(table.view, held)), [targets.tile(held.tile), target])
      },
    },
  }
}
