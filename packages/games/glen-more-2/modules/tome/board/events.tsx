import type { Seat } from '@bothy/kernel'
import type { TomeModuleTypes } from '@bothy/glen-more-2/data'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { boxOf, nameOf } from '../../../board/labels.ts'
import { at } from '../../../board/presenter.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { Borrowed } from './borrow.tsx'
import { cardLabel, EventCard, shortReason } from './card.tsx'
import { Deals } from './exchange.tsx'
import { eventNow } from './now.ts'
import { seatIn, turning, unturnedOf } from './shown.ts'
import { tomeIn } from './words.ts'

function Picked({ table, seat }: { table: BoardContext; seat: Seat }) {
  const words = wordsOf(table.language)
  const cards = unturnedOf(table.view, seat)
  const card = cards.find((it) => cards.length === 1 || table.choice.picked.includes(at.card(it)))
  if (card === undefined) return null
  const of = { table, seat, card }
  return (
    <p class="gm2-events-text" role="status">
      <b>{words.cardName(card)}.</b> {words.eventText(card, boxOf(table.view))}{' '}
      <span class={shortReason(of) === '' ? 'gm2-soft' : 'gm2-loss'}>{list([shortReason(of), ...eventNow(of)])}</span>
    </p>
  )
}

/** Up to this many cards have room for the gains of their events; with more, the gain is told for the card looked at. */
const FEW = 4

export function Cards({ table, seat, shown }: { table: BoardContext; seat: Seat; shown: TomeModuleTypes['view'] }) {
  const say = tomeIn(table)
  const cards = unturnedOf(table.view, seat)
  const { values, vp } = turning(table.view, seat, shown)
  return (
    <>
      <p class="gm2-events-turning">{say.turning(values, vp)}</p>
      <Group
        label={say.title}
        class={cards.length > FEW ? 'gm2-events-cards gm2-events-many' : 'gm2-events-cards'}
        keys={cards.map(at.card)}
      >
        {(tabIndex) =>
          cards.map((card) => (
            <Spot
              key={card}
              table={table}
              target={at.card(card)}
              item={at.card(card)}
              label={cardLabel({ table, seat, card })}
              tabIndex={tabIndex(at.card(card))}
              lands={at.card(card)}
              class="gm2-event-spot"
            >
              <EventCard table={table} seat={seat} card={card} />
            </Spot>
          ))
        }
      </Group>
      <Picked table={table} seat={seat} />
    </>
  )
}

export function Events({ table }: { table: BoardContext }) {
  const { tome: shown } = table.view.chronicles
  if (shown === undefined) return null
  const words = wordsOf(table.language)
  const say = tomeIn(table)
  const seat = seatIn(table.view, table.me ?? 0)
  const kind = table.view.pending?.kind
  const what = kind === 'borrow' ? say.borrow : kind === 'exchange' ? say.exchange : say.title
  const title = seat === table.reader ? what : words.board.named(nameOf(table, seat, words), what)
  return (
    <section class="gm2-panel gm2-events" aria-label={title} data-asks={kind}>
      <h2 class="gm2-events-head">{title}</h2>
      {kind === 'borrow' ? (
        <Borrowed table={table} shown={shown} />
      ) : kind === 'exchange' ? (
        <Deals table={table} seat={seat} shown={shown} />
      ) : (
        <Cards table={table} seat={seat} shown={shown} />
      )}
    </section>
  )
}
