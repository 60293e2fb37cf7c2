import '../late-styles.css'
import {
  type CardId,
  CARDS,
  cardFacts,
  cardTile,
  FACE_OF,
  type Good,
  GOODS,
  HAS_RIVER,
  HAS_ROAD,
  MARKET_SPACES,
  rulesOfCard,
  rulesOfTile,
  type TileId,
  TILES,
} from '@bothy/glen-more/data'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { Note, WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import { RuleLinks, DetailsPanel } from '@bothy/board-kit/board/details/details-panel.tsx'
import { isBelow, pageOf } from '@bothy/board-kit/board/details/pages.ts'
import { cellIn } from '@bothy/board-kit/parts/targets.ts'
import { TilePoints } from '@bothy/board-kit/parts/scoring/tile-points.tsx'
import { yieldsAt } from '../land/gains.ts'
import { nameOf, wayLabel } from '../labels.ts'
import { at } from '../presenter.ts'
import { OfferCard } from '../ring/card.tsx'
import { LINES, scoreOf } from '../seats/final-points.ts'
import type { BoardContext } from '../spot.tsx'
import { Tile as TilePicture } from '../tile/tile.tsx'
import { type Words, wordsOf } from '../words.ts'

function whereIs(table: BoardContext, tile: TileId, words: Words): string {
  const { view, names } = table
  const { board } = words
  const space = view.track.findIndex((it) => it !== null && 'tile' in it && it.tile === tile)
  if (space >= 0) return board.onRing(words.space(space))
  const owner = view.players.findIndex(({ tiles }) => tiles.some((shown) => shown.tile === tile))
  if (owner < 0) return view.discards.includes(tile) ? board.removedFromGame : ''
  return owner === table.reader ? board.yourLand : board.inLand(names[owner] ?? board.seat(owner))
}

function Tile({ table, tile, words }: { table: BoardContext; tile: TileId; words: Words }) {
  const { view } = table
  const face = FACE_OF[tile]
  const offer = view.offers.find((it) => it.tile === tile)
  if (offer !== undefined)
    return <OfferCard table={table} offer={offer} links={<RuleLinks rules={rulesOfTile(tile)} />} />
  const active = view.activatable.find((it) => it.tile === tile)
  const edges = words.board.riverRoad(HAS_RIVER[tile], HAS_ROAD[tile])
  return (
    <>
      <h3 class="gm-offer-title">
        {words.tileName(tile)}
        <small class="gm-soft">{[words.colourName(face.colour), edges].filter((part) => part !== '').join(', ')}</small>
      </h3>
      <p>{words.tileText(tile)}</p>
      <p class="gm-soft">{whereIs(table, tile, words)}</p>
      {active !== undefined &&
        active.reason === null &&
        [...active.ways]
          .sort((a, b) => b.vp - a.vp || a.payment.coins - b.payment.coins)
          .slice(0, 3)
          .map((way) => (
            <Note key={way.goods.join()} good>
              {wayLabel(way, words)}
            </Note>
          ))}
      <WhyNot table={table} target={at.tile(tile)} />
      <RuleLinks rules={rulesOfTile(tile)} />
    </>
  )
}

function ClanPage({ table, tile, words }: { table: BoardContext; tile: TileId; words: Words }) {
  const owner = table.view.players.findIndex(({ tiles }) => tiles.some((shown) => shown.tile === tile))
  const here = table.view.players.flatMap(({ tiles }) => tiles.find((shown) => shown.tile === tile)?.clan ?? [])
  return (
    <DetailsPanel
      title={words.board.clanOn(here[0] ?? 1, words.theTile(tile))}
      art={<GoodsIcon icon="clan" seat={owner < 0 ? null : owner} size={40} />}
      rules={['GM-34', 'GM-56', 'GM-57', 'GM-58']}
    >
      <p>{words.board.clanText}</p>
      <WhyNot table={table} target={at.clan(tile)} />
    </DetailsPanel>
  )
}

function GoodPage({ table, good, words }: { table: BoardContext; good: Good; words: Words }) {
  const { view, reader } = table
  const { board } = words
  const filled = view.market[good]
  return (
    <DetailsPanel
      title={`${words.market} · ${words.goodName(good)}`}
      art={<GoodsIcon icon={good} size={32} />}
      rules={['GM-25', 'GM-26', 'GM-28', 'GM-29']}
    >
      <ul class="details-list">
        <li>{filled < MARKET_SPACES ? board.buyFor(filled + 1) : board.soldOut}</li>
        <li>{filled > 0 ? board.sellFor(filled) : board.noSale}</li>
        <li>{board.inMarket(filled)}</li>
        {reader !== null && <li>{board.youHave(words.goodCount(view.players[reader].goods[good], good))}</li>}
      </ul>
      <p>{board.marketText}</p>
      <WhyNot table={table} target={at.sell(good)} />
    </DetailsPanel>
  )
}

function CellPage({ table, x, y, words }: { table: BoardContext; x: number; y: number; words: Words }) {
  const { view } = table
  const { board } = words
  const spot = view.spots.find((it) => it.x === x && it.y === y)
  const all = spot === undefined || view.taken === null ? [] : yieldsAt(view, spot, view.taken)
  return (
    <DetailsPanel title={board.emptyCell(words.cell(x, y))} rules={['GM-33', 'GM-34', 'GM-41']}>
      {spot === undefined ? (
        <WhyNot table={table} target={at.cell(x, y)} />
      ) : (
        <>
          <p>
            <b>{board.activates(all.length)}</b>
            {all.length > 0 && `: ${all.map(({ tile }) => words.tileName(tile)).join(', ')}`}
          </p>
        </>
      )}
    </DetailsPanel>
  )
}

const isGood = (text: string | undefined): text is Good => GOODS.some((good) => good === text)
const isCard = (text: string | undefined): text is CardId => CARDS.some((card) => card === text)

function CardPage({ table, card, words }: { table: BoardContext; card: CardId; words: Words }) {
  const { bonnets } = cardFacts(card)
  const tile = cardTile(card)
  return (
    <DetailsPanel
      title={words.cardName(card)}
      art={<TilePicture tile={tile} words={words} />}
      rules={rulesOfCard(card)}
    >
      {bonnets > 0 && <p class="gm-soft">{words.bonnets(bonnets)}</p>}
      <p>{words.cardText(card)}</p>
      <p class="gm-soft">{whereIs(table, tile, words)}</p>
    </DetailsPanel>
  )
}

function FigurePage({ table, seat, words }: { table: BoardContext; seat: number; words: Words }) {
  const { board } = words
  return (
    <DetailsPanel
      title={seat === table.reader ? board.yourFigure : board.figureOf(nameOf(table, seat, words))}
      art={<SeatBadge seat={seat} size={32} />}
      rules={['GM-10', 'GM-11', 'GM-13']}
    >
      <p>{board.figureText}</p>
    </DetailsPanel>
  )
}

function Body({ table, item }: { table: BoardContext; item: string }) {
  const words = wordsOf(table.language)
  const { board } = words
  const { seats } = table.view
  return pageOf(item, {
    clan: (n) => (isBelow(n, TILES) ? <ClanPage table={table} tile={n} words={words} /> : null),
    tile: (n) => (isBelow(n, TILES) ? <Tile table={table} tile={n} words={words} /> : null),
    card: (_, card) => (isCard(card) ? <CardPage table={table} card={card} words={words} /> : null),
    good: (_, good) => (isGood(good) ? <GoodPage table={table} good={good} words={words} /> : null),
    cell: (_, cell) => <CellPage table={table} {...cellIn(cell)} words={words} />,
    figure: (seat) => (isBelow(seat, seats) ? <FigurePage table={table} seat={seat} words={words} /> : null),
    points: (seat, _, part) =>
      isBelow(seat, seats) ? (
        <TilePoints
          table={table}
          who={scoreOf(table, seat, words)}
          part={part}
          wonIn={(line) => (LINES.isWon(line) ? line.points : 0)}
          rules={part === 'penalty' ? ['GM-88'] : ['GM-80', 'GM-86', 'GM-87', 'GM-88']}
        />
      ) : null,
    die: () => (
      <DetailsPanel title={words.die} rules={['GM-91', 'GM-93', 'GM-94']}>
        <p>{board.dieText}</p>
      </DetailsPanel>
    ),
    gap: () => (
      <DetailsPanel title={board.gap} rules={['GM-10', 'GM-73', 'GM-74']}>
        <p>{board.gapText}</p>
      </DetailsPanel>
    ),
  })
}

export function Explain({ item, ...table }: BoardContext & { readonly item: string }) {
  return (
    <div class="gm-explain">
      <Body table={table} item={item} />
    </div>
  )
}
