import type { Seat } from '@bothy/kernel'
import { type CardId, CARD_FACTS, CARDS } from '@bothy/glen-more-2/data'
import { LandmarkPicture } from '../../../board/art/tile-picture.tsx'
import { SignIcon } from '../../../board/art/signs.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { boxOf } from '../../../board/labels.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { shortOf } from '../../../board/chronicles/brought.ts'
import { eventNow } from './now.ts'
import { isTurned } from './shown.ts'
import { OpSigns } from './signs.tsx'
import { tomeIn } from './words.ts'

type Of = { readonly table: BoardContext; readonly seat: Seat; readonly card: CardId }

export function shortReason({ table, card }: Of): string {
  const reason = table.view.chronicles.tome?.events.find((it) => it.card === card)?.reason ?? null
  return reason === null ? '' : shortOf(reason.why, wordsOf(table.language))
}

export function cardLabel(of: Of): string {
  const { table, card } = of
  const words = wordsOf(table.language)
  const say = tomeIn(table)
  const event = words.board.named(say.event, words.eventText(card, boxOf(table.view)))
  return isTurned(table.view, card)
    ? list([words.cardName(card), say.eventSide])
    : `${words.cardName(card)}. ${event} ${list([shortReason(of), ...eventNow(of)])}`
}

export function EventCard(of: Of) {
  const { table, seat, card } = of
  const box = boxOf(table.view).cards[card]
  const name = CARDS[card]
  const short = shortReason(of)
  return (
    <span class="gm2-event-card" aria-hidden="true">
      <span class="gm2-event-front" data-spent={CARD_FACTS[name].timing === 'immediate' ? '' : undefined}>
        <LandmarkPicture landmark={name} />
        <span class="gm2-event-signs">
          <OpSigns ops={box.effect} table={table} seat={seat} size={20} />
        </span>
      </span>
      <span class="gm2-event-back">
        <SignIcon sign="event" size={20} />
        <span class="gm2-event-signs">
          <OpSigns ops={box.event} table={table} seat={seat} size={20} />
        </span>
      </span>
      <span class="gm2-event-foot">
        <b class="gm2-event-name">{wordsOf(table.language).cardName(card)}</b>
        {short !== '' && <span class="gm2-event-short">{short}</span>}
        {short === '' && <span class="gm2-event-now">{list(eventNow(of))}</span>}
      </span>
    </span>
  )
}

export function CardEvent({ table, card }: { table: BoardContext; card: CardId }) {
  const seat = table.view.players.findIndex(({ cards }) => cards.includes(card))
  if (seat < 0) return null
  const isUsed = isTurned(table.view, card)
  return (
    <span class="gm2-shelf-event" data-turned={isUsed ? '' : undefined}>
      <span class="visually-hidden">{isUsed ? `, ${tomeIn(table).eventSide}` : ''}</span>
      {isUsed ? (
        <SignIcon sign="event" size={22} />
      ) : (
        <OpSigns ops={boxOf(table.view).cards[card].event} table={table} seat={seat} size={15} />
      )}
    </span>
  )
}
