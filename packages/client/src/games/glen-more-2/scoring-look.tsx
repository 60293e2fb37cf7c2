import { Coin } from '../../art/index.ts'
import { GoodsIcon } from '../../art/goods.tsx'
import { CATEGORY_SIGNS, type SignName, SignIcon } from './art/signs.tsx'
import { GlenSigns } from './chronicles/council/signs.tsx'
import type { EndKind, GlenRow, RowKind } from './scoring-story.ts'
import type { Words } from './words.ts'

const SIGNS = { ...CATEGORY_SIGNS, cards: 'landmark' } as const satisfies {
  readonly [K in Exclude<RowKind, 'territory' | 'coins' | GlenRow>]: SignName
}

const isAtEnd = (kind: RowKind): kind is EndKind => kind === 'territory' || kind === 'coins' || kind === 'cards'

const isGlen = (kind: RowKind): kind is GlenRow => kind.startsWith('glen:')
const cardOf = (kind: GlenRow): number => Number(kind.slice('glen:'.length))

/** How the rows of a scoring look, in its scene and in the log. */
export const rowLook = ({ board, council, scoring }: Words) => ({
  words: board.scoring,
  titleOf: scoring,
  label: (kind: RowKind): string => {
    if (isGlen(kind)) return council.cardName(cardOf(kind))
    return isAtEnd(kind) ? board.atEnd[kind] : board.comparison[kind]
  },
  icon: (kind: RowKind, size: number) => {
    if (isGlen(kind)) return <GlenSigns card={cardOf(kind)} size={size / 2} />
    if (kind === 'territory') return <GoodsIcon icon="tile" size={size} />
    return kind === 'coins' ? <Coin value="" size={size} /> : <SignIcon sign={SIGNS[kind]} size={size} />
  },
})
