import type { ScoreLine } from '@bothy/kernel'
import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import type { Words } from '../../../board/words.ts'
import { GlenSigns, VoteToken } from './signs.tsx'
import { councilIn } from './words.ts'

export const isGlenLine = ({ category }: ScoreLine): boolean => category.startsWith('glen.')

/** GM2-C7-4: all cards in one row, with the names of those that brought something. */
export function councilSheet({ view, tally }: BoardContext, words: Words): readonly SheetRow[] {
  const { council: shown } = view.chronicles
  if (shown === undefined) return []
  const council = councilIn(words)
  return [
    {
      label: council.title,
      icon: <VoteToken vote="aye" size={18} />,
      cells: tally.map((lines, seat) => {
        const points = lines.filter(isGlenLine).reduce((sum, line) => sum + line.points, 0)
        const won = shown.cards.filter(({ adopted, wins }) => adopted === true && wins[seat] > 0)
        return points === 0 ? { points } : { points, from: won.map(({ card }) => council.cardName(card)).join(', ') }
      }),
    },
  ]
}

export const glenIcon = (card: number, size: number) => <GlenSigns card={card} size={size / 2} />
