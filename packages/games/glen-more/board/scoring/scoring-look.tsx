import { GoodsIcon, type GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import type { RowKind } from './scoring-story.ts'
import type { Words } from '../words.ts'

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
