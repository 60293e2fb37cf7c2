import type { Types } from '@bothy/glen-more-2/data'
import { Coin } from '@bothy/board-kit/art/index.ts'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { CATEGORY_SIGNS, type SignName, SignIcon } from '../art/signs.tsx'
import { isChronicleRow, rowIn } from '../chronicles/brought.ts'
import type { ChronicleRow } from '../chronicles/part.ts'
import type { EndKind, RowKind } from './scored.ts'
import { scoringsInLog } from '@bothy/board-kit/board/scoring/log-table.ts'
import { rowsOf } from './scoring-story.ts'
import { type Words, wordsOf } from '../words.ts'

const SIGNS = { ...CATEGORY_SIGNS, cards: 'landmark' } as const satisfies {
  readonly [K in Exclude<RowKind, 'territory' | 'coins' | ChronicleRow>]: SignName
}

const isAtEnd = (kind: RowKind): kind is EndKind => kind === 'territory' || kind === 'coins' || kind === 'cards'

export const rowLook = (words: Words) => ({
  words: words.board.scoring,
  titleOf: words.scoring,
  label: (kind: RowKind): string => {
    if (isChronicleRow(kind)) {
      const { row, look } = rowIn(kind)
      return look?.label(row, words) ?? ''
    }
    return isAtEnd(kind) ? words.board.atEnd[kind] : words.board.comparison[kind]
  },
  icon: (kind: RowKind, size: number) => {
    if (isChronicleRow(kind)) {
      const { row, look } = rowIn(kind)
      return look?.icon(row, size) ?? <></>
    }
    if (kind === 'territory') return <GoodsIcon icon="tile" size={size} />
    return kind === 'coins' ? <Coin value="" size={size} /> : <SignIcon sign={SIGNS[kind]} size={size} />
  },
})

/** GM2-120 and GM2-132: a scoring, or what the end brings. */
export const logTable = scoringsInLog<Types, RowKind>(
  rowsOf,
  ({ round }) => round,
  (language) => rowLook(wordsOf(language)),
)
