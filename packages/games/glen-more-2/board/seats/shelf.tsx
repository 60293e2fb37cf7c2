import type { Seat } from '@bothy/kernel'
import { CARD_FACTS, CARDS, type Good, GOODS, TILES } from '@bothy/glen-more-2/data'
import type { ComponentChildren } from 'preact'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { stateOf } from '@bothy/board-kit/board/choice/spot.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { CardThings } from '../chronicles/slots.tsx'
import { isLandmarkId } from '../art/landmarks.ts'
import { Scotsman } from '../art/pieces.tsx'
import { isPersonId } from '../art/portraits.tsx'
import { SignIcon } from '../art/signs.tsx'
import { OfferedTile } from '../tile/face.tsx'
import { nameOf, tileLabel } from '../labels.ts'
import { at } from '../presenter.ts'
import { ShelfCard } from './shelf-card.tsx'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

function OnShelf({
  table,
  item,
  target = null,
  name,
  tabIndex,
  children,
}: {
  table: BoardContext
  item: string
  target?: ClickTarget | null
  name: string
  tabIndex: (key: string) => number
  children: ComponentChildren
}) {
  return (
    <span class="gm2-on-shelf" data-key={item}>
      <Spot table={table} target={target} item={item} label={name} tabIndex={tabIndex(item)}>
        {children}
      </Spot>
    </span>
  )
}

export function Shelf({ table, seat }: { table: BoardContext; seat: Seat }) {
  const { view, language } = table
  const words = wordsOf(language)
  const { board } = words
  const { persons, cards, casks, markers, supply } = view.players[seat]
  const heading = seat === table.reader ? board.yourShelf : board.shelfOf(nameOf(table, seat, words))
  return (
    <section class="gm2-shelf" style={{ '--cards': Math.max(1, persons.length + cards.length) }}>
      <p class="gm2-shelf-head">
        <b>{heading}</b>{' '}
        <span class="gm2-soft">
          {words.casks(casks)} · {board.piecesLeft(words.markers(markers), words.scotsmen(supply))}
        </span>
      </p>
      <Group label={heading} class="gm2-cards" keys={[...persons.map(at.tile), ...cards.map(at.card)]}>
        {(tabIndex) => (
          <>
            {persons.map((tile) => {
              const person = TILES[tile] ?? ''
              return (
                isPersonId(person) && (
                  <OnShelf
                    key={tile}
                    table={table}
                    item={at.tile(tile)}
                    target={at.tile(tile)}
                    name={words.tileName(tile)}
                    tabIndex={tabIndex}
                  >
                    <ShelfCard face={{ person }} name={words.tileName(tile)} />
                  </OnShelf>
                )
              )
            })}
            {cards.map((card) => {
              const landmark = CARDS[card]
              return (
                isLandmarkId(landmark) && (
                  <OnShelf
                    key={`card ${card}`}
                    table={table}
                    item={at.card(card)}
                    name={words.cardName(card)}
                    tabIndex={tabIndex}
                  >
                    <ShelfCard
                      face={{ landmark }}
                      name={words.cardName(card)}
                      isSpent={CARD_FACTS[landmark].timing === 'immediate'}
                    />
                    <CardThings table={table} card={card} />
                  </OnShelf>
                )
              )
            })}
          </>
        )}
      </Group>
    </section>
  )
}

/** GM2-113, Munro: the discard pile, while a tile of it may be built. */
function Discards({ table, words }: { table: BoardContext; words: Words }) {
  const { view, me } = table
  return (
    <Group
      label={words.discards}
      class="gm2-tray"
      keys={view.choices.map(({ tile }) => at.tile(tile))}
      style={{ '--cards': view.choices.length }}
    >
      {(tabIndex) =>
        view.choices.map(({ tile }) => (
          <Spot
            key={tile}
            table={table}
            target={at.tile(tile)}
            item={at.tile(tile)}
            label={tileLabel(view, tile, words)}
            tabIndex={tabIndex(at.tile(tile))}
            class="gm2-offer gm2-tray-tile"
          >
            <OfferedTile view={view} tile={tile} seat={me} words={words} />
          </Spot>
        ))
      }
    </Group>
  )
}

const isAsked = (table: BoardContext, target: ClickTarget): boolean => {
  const state = stateOf(table, target)
  return state === 'lit' || state === 'picked'
}
const goodsAsked = (table: BoardContext): readonly Good[] => GOODS.filter((good) => isAsked(table, at.good(good)))
const isScotsmanAsked = (table: BoardContext): boolean => isAsked(table, at.newScotsman)

function Kinds({ table, words }: { table: BoardContext; words: Words }) {
  const { view } = table
  const goods = goodsAsked(table)
  const left = isScotsmanAsked(table) ? Math.max(1, view.pending?.left ?? 1) : 0
  const keys = [...goods.map(at.good), ...(left > 0 ? [at.newScotsman] : [])]
  return (
    <Group label={words.board.whichKind} class="gm2-tray" keys={keys}>
      {(tabIndex) => (
        <>
          {goods.map((good) => (
            <Spot
              key={good}
              table={table}
              target={at.good(good)}
              item={`good:${good}`}
              label={words.goodName(good)}
              tabIndex={tabIndex(at.good(good))}
              class="gm2-put"
            >
              <SignIcon sign={good} size={32} />
            </Spot>
          ))}
          {left > 0 && (
            <Spot
              table={table}
              target={at.newScotsman}
              item={at.newScotsman}
              label={words.scotsmen(left)}
              tabIndex={tabIndex(at.newScotsman)}
              class="gm2-put"
            >
              <Scotsman seat={view.pending?.seat ?? 0} size={32} />
            </Spot>
          )}
        </>
      )}
    </Group>
  )
}

const isBuilding = ({ view, me }: BoardContext): boolean => view.pending?.kind === 'build' && view.pending.seat === me

export function Tray({ table }: { table: BoardContext }) {
  const words = wordsOf(table.language)
  return isBuilding(table) ? <Discards table={table} words={words} /> : <Kinds table={table} words={words} />
}

export const hasTray = (table: BoardContext): boolean =>
  isBuilding(table) || goodsAsked(table).length > 0 || isScotsmanAsked(table)
