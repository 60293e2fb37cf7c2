import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { CellarIcon } from './signs.tsx'
import { cellarsIn } from './words.ts'

/** GM2-C3-6: what casks were sold for. */
export function cellarsSheet(table: BoardContext): readonly SheetRow[] {
  if (table.view.chronicles.cellars === undefined) return []
  return [
    {
      label: cellarsIn(table).sales,
      icon: <CellarIcon size={18} />,
      cells: table.tally.map((lines) => ({
        points: lines.filter(({ category }) => category === 'sale').reduce((sum, { points }) => sum + points, 0),
      })),
    },
  ]
}
