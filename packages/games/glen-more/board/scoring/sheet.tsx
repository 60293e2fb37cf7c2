import { plain, type ScoreLine } from '@bothy/kernel'
import type { ScoreCategory } from '@bothy/glen-more/data'
import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import { GoodsIcon, type GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

const ROWS = [
  ['tiles', 'tile'],
  ['barrels', 'cask'],
  ['chieftains', 'chieftain'],
  ['cards', 'card'],
  ['card', 'card'],
  ['coins', 'coin'],
  ['penalty', 'tile'],
] as const satisfies readonly (readonly [ScoreCategory, GoodsIconName])[]

const sum = (lines: readonly ScoreLine[]): number => lines.reduce((all, { points }) => all + points, 0)

/** GM-83 to GM-88 by category; a card that scored and the tiles that cost are named in the cell. */
export function sheet({ tally, language, texts, names }: BoardContext): readonly SheetRow[] {
  const words = wordsOf(language).board.sheet
  return ROWS.map(([category, icon]) => ({
    label: words[category],
    icon: <GoodsIcon icon={icon} size={18} />,
    cells: tally.map((lines) => {
      const mine = lines.filter((line) => line.category === category)
      const told = category === 'card' || (category === 'penalty' && sum(mine) !== 0)
      return {
        points: sum(mine),
        ...(told ? { from: mine.map((line) => plain(texts.scoreLine(line), names)).join(', ') } : {}),
      }
    }),
  }))
}
