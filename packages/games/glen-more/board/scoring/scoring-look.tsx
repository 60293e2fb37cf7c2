import type { Types } from '@bothy/glen-more/data'
import { GoodsIcon, type GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import { scoringsInLog } from '@bothy/board-kit/board/scoring/log-table.ts'
import { type RowKind, rowsOf } from './scoring-story.ts'
import { type Words, wordsOf } from '../words.ts'

const ICONS = {
  barrels: 'cask',
  chieftains: 'chieftain',
  cards: 'card',
  card: 'card',
  coins: 'coin',
  penalty: 'tile',
} as const satisfies { readonly [K in RowKind]: GoodsIconName }

export const rowLook = ({ board }: Words) => ({
  words: board.scoring,
  titleOf: board.scoringTitle,
  label: (kind: RowKind): string =>
    kind === 'card' || kind === 'coins' || kind === 'penalty' ? board.sheet[kind] : board.comparison[kind],
  icon: (kind: RowKind, size: number) => <GoodsIcon icon={ICONS[kind]} size={size} />,
})

/** GM-79 to GM-88: a scoring, or what the end brings. */
export const logTable = scoringsInLog<Types, RowKind>(
  rowsOf,
  ({ scoring }) => scoring,
  (language) => rowLook(wordsOf(language)),
)
