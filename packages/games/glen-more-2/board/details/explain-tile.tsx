import { Note, WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import type { Seat } from '@bothy/kernel'
import {
  CARDS,
  DAVID_HUME,
  faceOf,
  isHome,
  type Offer,
  rulesOfCard,
  rulesOfTile,
  THE_END,
  type CardId,
  type TileId,
  type TileShown,
  type View,
} from '@bothy/glen-more-2/data'
import { offersOf } from '../chronicles/offers.ts'
import { partsOf } from '../chronicles/brought.ts'
import { BuiltTile } from '../tile/face.tsx'
import { Facts, isAsked, Panel, type DetailContext } from './explain-parts.tsx'
import type { AllWords } from './explain-words.ts'
import { boxOf, landName, nameOf, offerFacts, spacesAhead, wayLabel } from '../labels.ts'
import { at } from '../presenter.ts'
import type { BoardContext } from '../spot.tsx'

type Place =
  | { readonly kind: 'rondel'; readonly position: number; readonly pieces: readonly number[] }
  | { readonly kind: 'land' | 'covered'; readonly seat: Seat; readonly shown: TileShown }
  | { readonly kind: 'shelf'; readonly seat: Seat }
  | { readonly kind: 'discarded' | 'outOfGame' | 'inStack' | 'beside' }

function placeOf(view: View, tile: TileId): Place {
  const spot = view.line.find((it) => it.tile === tile)
  if (spot !== undefined) return { kind: 'rondel', position: spot.position, pieces: spot.pieces }
  for (const [seat, { tiles, persons }] of view.players.entries()) {
    if (persons.includes(tile)) return { kind: 'shelf', seat }
    for (const shown of tiles) {
      if (shown.tile === tile) return { kind: 'land', seat, shown }
      if (shown.under.includes(tile)) return { kind: 'covered', seat, shown }
    }
  }
  if (view.discards.includes(tile)) return { kind: 'discarded' }
  if (view.removed.includes(tile)) return { kind: 'outOfGame' }
  return { kind: tile === DAVID_HUME ? 'beside' : 'inStack' }
}

function placeWords(table: BoardContext, place: Place, words: AllWords): string {
  const { explain, board } = words
  switch (place.kind) {
    case 'rondel':
      return explain.onRondel(words.space(place.position % table.view.spaces))
    case 'land':
      return `${landName(table, place.seat, words)}.`
    case 'covered':
      return explain.covered(words.theTile(place.shown.tile))
    case 'shelf':
      return `${place.seat === table.reader ? board.yourShelf : board.shelfOf(nameOf(table, place.seat, words))}.`
    case 'discarded':
    case 'outOfGame':
    case 'inStack':
    case 'beside':
      return explain[place.kind]
  }
}

function Offered({ table, words, offer }: DetailContext & { offer: Offer }) {
  return (
    <>
      <p class="gm2-soft">{words.board.ahead(spacesAhead(table.view, offer.position))}</p>
      <ul class="details-list">
        {offerFacts(table.view, offer, table, words).map(({ text, loss }) => (
          <li key={text} class={loss === true ? 'gm2-loss' : undefined}>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

const MOST_WAYS = 2

function Built({ table, words, shown }: DetailContext & { shown: TileShown }) {
  const { view } = table
  const { board, explain } = words
  const active = view.activatable.find(({ tile }) => tile === shown.tile)
  const ways = active === undefined || active.reason !== null || table.choice.picked.length > 0 ? [] : active.ways
  return (
    <>
      <Facts
        list={[
          shown.goods.length > 0 ? board.holds(words.goods(shown.goods)) : '',
          shown.scotsmen > 0 ? board.scotsmenHere(words.scotsmen(shown.scotsmen)) : '',
          shown.under.length > 0 ? explain.covers(shown.under.map((tile) => words.tileName(tile)).join(', ')) : '',
          shown.reach === 'used' && table.choice.why(at.tile(shown.tile)) === null ? board.used : '',
          active?.extra === true && ways.length > 0 ? board.viaLochNess : '',
        ]}
      />
      {ways
        .toSorted((a, b) => b.vp - a.vp || b.casks - a.casks || a.payment.coins - b.payment.coins)
        .slice(0, MOST_WAYS)
        .map((way) => (
          <Note key={`${way.goods.join()} ${way.by}`} good>
            {wayLabel(way, words)}
          </Note>
        ))}
    </>
  )
}

const TileFacts = (told: DetailContext & { tile: TileId }) => (
  <>
    {partsOf(told.table.view).map(
      ({ TileFacts: DetailContext }, i) => DetailContext !== undefined && <DetailContext key={i} {...told} />,
    )}
  </>
)

const CardFacts = (told: DetailContext & { card: CardId }) => (
  <>
    {partsOf(told.table.view).map(
      ({ CardFacts: DetailContext }, i) => DetailContext !== undefined && <DetailContext key={i} {...told} />,
    )}
  </>
)

export function TilePage({ table, words, tile }: DetailContext & { tile: TileId }) {
  const { view } = table
  const box = boxOf(view)
  const place = placeOf(view, tile)
  const offer = isAsked(table) ? offersOf(view).find((it) => it.tile === tile) : undefined
  const finished = tile === THE_END ? view.arrivals.map((seat) => nameOf(table, seat, words)) : []
  return (
    <Panel
      table={table}
      words={words}
      title={words.tileName(tile)}
      art={<BuiltTile view={view} tile={tile} />}
      rules={rulesOfTile(box, tile)}
      places={[`tiles.${faceOf(tile)}`]}
    >
      <p>{words.tileText(tile, box)}</p>
      <TileFacts table={table} words={words} tile={tile} />
      <p class="gm2-soft">{placeWords(table, place, words)}</p>
      {offer !== undefined && <Offered table={table} words={words} offer={offer} />}
      {place.kind === 'land' && <Built table={table} words={words} shown={place.shown} />}
      {isHome(tile) && <p class="gm2-soft">{words.explain.mostHere(box.supplies.resourcesPerTile)}</p>}
      {finished.length > 0 && <p>{words.explain.finishedHere(finished.join(', '))}</p>}
      <WhyNot table={table} target={at.tile(tile)} />
    </Panel>
  )
}

export function CardPage({ table, words, card }: DetailContext & { card: CardId }) {
  const { view } = table
  const box = boxOf(view)
  const { tile } = box.cards[card]
  const owner = view.players.findIndex(({ cards }) => cards.includes(card))
  return (
    <Panel
      table={table}
      words={words}
      title={words.cardName(card)}
      art={<BuiltTile view={view} tile={tile} />}
      rules={rulesOfCard(card)}
      places={[`landmarks.${CARDS[card]}.effect`]}
    >
      <p>{words.cardText(card, box)}</p>
      <CardFacts table={table} words={words} card={card} />
      <p class="gm2-soft">
        {owner < 0
          ? placeWords(table, placeOf(view, tile), words)
          : placeWords(table, { kind: 'shelf', seat: owner }, words)}
      </p>
    </Panel>
  )
}
