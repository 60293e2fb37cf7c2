import { CARDS, type Good, GOODS } from '@bothy/glen-more-2/data'
import { Coin, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { isLandmarkId } from '../../../board/art/landmarks.ts'
import { SignIcon } from '../../../board/art/signs.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { nameOf } from '../../../board/labels.ts'
import { at } from '../../../board/presenter.ts'
import { ShelfCard } from '../../../board/seats/shelf-card.tsx'
import { Spot } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { seating } from '@bothy/board-kit/parts/seats/seats.tsx'
import { Head, others, type Props, SeatNote } from './head.tsx'
import { atHaggis, atItem, atSwap, atVictim } from './presenter.ts'
import { mobsIn } from './words.ts'

export function Trick(props: Props) {
  const { table } = props
  const { mountain } = table.view.chronicles
  const words = wordsOf(table.language)
  const say = mobsIn(table)
  const items = (['coin', ...GOODS] as const).filter(
    (item) => (item === 'coin' ? mountain?.coins : mountain?.goods[item]) ?? 0,
  )
  const count = (item: Good | 'coin'): number => (item === 'coin' ? mountain?.coins : mountain?.goods[item]) ?? 0
  return (
    <>
      <Head {...props} title={say.exchange} />
      <Group label={say.exchange} class="gm2-mobs-row" keys={items.map(atItem)}>
        {(tabIndex) =>
          items.map((item) => (
            <Spot
              key={item}
              table={table}
              target={atItem(item)}
              item={item === 'coin' ? 'prison' : `good:${item}`}
              label={item === 'coin' ? words.coins(count(item)) : words.goodCount(count(item), item)}
              tabIndex={tabIndex(atItem(item))}
              class="gm2-mobs-thing"
            >
              {item === 'coin' ? <Coin value={1} size={26} /> : <SignIcon sign={item} size={28} />}
              <b aria-hidden="true">×{count(item)}</b>
            </Spot>
          ))
        }
      </Group>
      <Group label={say.into} class="gm2-mobs-row" keys={GOODS.map(atSwap)}>
        {(tabIndex) => (
          <>
            <span aria-hidden="true">{say.into}</span>
            {GOODS.map((good) => (
              <Spot
                key={good}
                table={table}
                target={atSwap(good)}
                item={`good:${good}`}
                label={words.goodName(good)}
                tabIndex={tabIndex(atSwap(good))}
                class="gm2-mobs-thing"
              >
                <SignIcon sign={good} size={28} />
              </Spot>
            ))}
          </>
        )}
      </Group>
    </>
  )
}

export function Cards(props: Props) {
  const { table } = props
  const { view } = table
  const words = wordsOf(table.language)
  const say = mobsIn(table)
  const cards = seating(view.seats, table.me).flatMap((seat) =>
    view.players[seat].cards.filter((card) => table.choice.isSelectable(at.card(card))).map((card) => ({ card, seat })),
  )
  return (
    <>
      <Head {...props} title={say.cards} />
      <Group
        label={say.cards}
        class="gm2-mobs-cards"
        style={{ '--cards': cards.length }}
        map
        keys={cards.map(({ card }) => at.card(card))}
      >
        {(tabIndex) =>
          cards.map(({ card, seat }) => {
            const landmark = CARDS[card] ?? ''
            return (
              isLandmarkId(landmark) && (
                <Spot
                  key={card}
                  table={table}
                  target={at.card(card)}
                  item={at.card(card)}
                  label={list([words.cardName(card), nameOf(table, seat, words)])}
                  tabIndex={tabIndex(at.card(card))}
                  class="gm2-mobs-card"
                >
                  <ShelfCard face={{ landmark }} name={words.cardName(card)} />
                  <SeatBadge seat={seat} size={20} class="gm2-mobs-owner" />
                </Spot>
              )
            )
          })
        }
      </Group>
    </>
  )
}

export function Demand(props: Props) {
  const { table } = props
  const { haggis } = table.view.chronicles
  const words = wordsOf(table.language)
  const seats = others(table).filter((seat) => table.choice.isSelectable(atVictim(seat)))
  return (
    <>
      <Head {...props} title={mobsIn(table).gangsterName(props.shown.asked?.gangster ?? 0)} />
      <Group label={mobsIn(table).title} class="gm2-mobs-row" keys={seats.map(atVictim)}>
        {(tabIndex) =>
          seats.map((seat) => {
            const tokens = words.haggisTokens(haggis?.tables[seat].tokens.length ?? 0)
            return (
              <Spot
                key={seat}
                table={table}
                target={atVictim(seat)}
                item={`serving:${seat}`}
                label={list([nameOf(table, seat, words), tokens])}
                tabIndex={tabIndex(atVictim(seat))}
                class="gm2-mobs-seat"
              >
                <SeatNote table={table} seat={seat} note={tokens} />
              </Spot>
            )
          })
        }
      </Group>
    </>
  )
}

export function Surrender(props: Props) {
  const { table } = props
  const seat = table.me ?? 0
  const tokens = table.view.chronicles.haggis?.tables[seat].tokens ?? []
  const words = wordsOf(table.language)
  return (
    <>
      <Head {...props} title={mobsIn(table).gangsterName(props.shown.asked?.gangster ?? 0)} />
      <Group label={mobsIn(table).title} class="gm2-mobs-row" keys={tokens.map((_, place) => atHaggis(place))}>
        {(tabIndex) =>
          tokens.map(({ value }, place) => (
            <Spot
              key={place}
              table={table}
              target={atHaggis(place)}
              item={`serving:${seat}`}
              label={`${words.haggisTokens(1)} ${value ?? ''}`}
              tabIndex={tabIndex(atHaggis(place))}
              class="gm2-mobs-thing"
            >
              <SignIcon sign="haggis" size={28} />
              <b aria-hidden="true">{value ?? '?'}</b>
            </Spot>
          ))
        }
      </Group>
    </>
  )
}
