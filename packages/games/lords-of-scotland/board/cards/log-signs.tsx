import type { CardId, Event } from '@bothy/lords-of-scotland'
import { LINEAGE_OF, STRENGTH_OF } from '@bothy/lords-of-scotland/data'
import { logSigns } from '@bothy/board-kit/board/log-signs.ts'
import { Badge } from '../art/badges.tsx'
import { LINEAGE_ART } from './lineages.ts'

function CardSign({ card }: { readonly card: CardId | null }) {
  if (card === null) return <span class="los-log-card" data-back="" />
  const { beast, dye } = LINEAGE_ART[LINEAGE_OF[card]]
  return (
    <span class="los-log-card" style={{ background: dye }}>
      {STRENGTH_OF[card]}
      <Badge beast={beast} size={18} ring={dye} />
    </span>
  )
}

const one = (card: CardId | null) => [<CardSign key={card ?? 'back'} card={card} />]
const shown = (card: CardId | null) => (card === null ? [] : one(card))
const each = (cards: readonly CardId[]) => cards.map((card) => <CardSign key={card} card={card} />)

export const signs = logSigns<Event>({
  supporters: each,
  cards: (cards) => (cards === null ? one(null) : each(cards)),
  card: one,
  gave: one,
  took: one,
  target: one,
  refill: shown,
  armies: (armies, { type }) =>
    type === 'revealed'
      ? armies.flatMap((it) => ('pieces' in it ? it.pieces : [])).flatMap(({ card }) => one(card))
      : [],
})
