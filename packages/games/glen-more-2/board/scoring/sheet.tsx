import { numberIn, plain, type ScoreLine } from '@bothy/kernel'
import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import { Coin } from '@bothy/board-kit/art/index.ts'
import { SignIcon, type SignName } from '../art/signs.tsx'
import { partsOf } from '../chronicles/brought.ts'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

type SheetLine = keyof Words['table']['sheet']

const ROWS = [
  ['tiles', 'activate', ['activation', 'oneTime']],
  ['clan', 'marker', ['clan', 'movement']],
  ['scotsmen', 'castle', ['scotsmen']],
  ['landmarks', 'landmark', ['landmarks']],
  ['casks', 'cask', ['casks']],
  ['persons', 'person', ['persons']],
  ['territory', 'overbuild', ['territory']],
  ['coins', 'coin', ['coins', 'cards']],
] as const satisfies readonly (readonly [SheetLine, SignName | 'coin', readonly string[]])[]

function RowIcon({ icon }: { icon: (typeof ROWS)[number][1] }) {
  return icon === 'coin' ? <Coin value={1} size={18} /> : <SignIcon sign={icon} size={18} />
}

function fromOf(line: ScoreLine, { texts, names }: BoardContext, words: Words): readonly string[] {
  if (line.points === 0) return []
  if (line.category === 'coins') return [words.coins(numberIn(line, 'coins'))]
  if (line.category === 'cards') return [words.table.cardsAdd(`+${line.points}`)]
  return line.category === 'territory' ? [plain(texts.scoreLine(line), names)] : []
}

export function sheet(table: BoardContext): readonly SheetRow[] {
  const words = wordsOf(table.language)
  const rows: readonly SheetRow[] = ROWS.map(([row, icon, categories]) => ({
    label: words.table.sheet[row],
    icon: <RowIcon icon={icon} />,
    cells: table.tally.map((lines) => {
      const mine = lines.filter(({ category }) => categories.some((known) => known === category))
      const from = mine.flatMap((line) => fromOf(line, table, words))
      return {
        points: mine.reduce((sum, { points }) => sum + points, 0),
        ...(from.length > 0 ? { from: from.join(', ') } : {}),
      }
    }),
  }))
  return [...rows, ...partsOf(table.view).flatMap((part) => part.sheet?.(table, words) ?? [])]
}
