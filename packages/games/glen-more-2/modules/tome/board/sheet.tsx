import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import { SignIcon } from '../../../board/art/signs.tsx'
import type { BoardContext } from '../../../board/spot.tsx'
import { tomeIn } from './words.ts'

export function tomeSheet(table: BoardContext): readonly SheetRow[] {
  const { tome: shown } = table.view.chronicles
  if (shown === undefined) return []
  const say = tomeIn(table)
  return [
    {
      label: say.title,
      icon: <SignIcon sign="event" size={18} />,
      cells: table.tally.map((lines, seat) => ({
        points: lines.filter(({ category }) => category === 'event').reduce((sum, { points }) => sum + points, 0),
        from: say.turnedOf(shown.turned[seat].length, table.view.players[seat].cards.length),
      })),
    },
  ]
}
