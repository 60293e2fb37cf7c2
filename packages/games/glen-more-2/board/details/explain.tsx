import './styles.css'
import {
  CARDS,
  CATEGORIES,
  type Category,
  FIELDS,
  type Good,
  GOODS,
  isChronicle,
  TILE_COUNT,
} from '@bothy/glen-more-2/data'
import { TilePoints } from '@bothy/board-kit/parts/scoring/tile-points.tsx'
import { isBelow, pageOf } from '@bothy/board-kit/board/details/pages.ts'
import { cellIn } from '@bothy/board-kit/parts/targets.ts'
import { partsOf } from '../chronicles/brought.ts'
import {
  CategoryPage,
  CellPage,
  DiePage,
  FieldPage,
  FigurePage,
  GoodPage,
  NewScotsmanPage,
  ScotsmanPage,
} from './explain-board.tsx'
import { ChroniclePart } from './explain-chronicle.tsx'
import type { DetailContext } from './explain-parts.tsx'
import { CardPage, TilePage } from './explain-tile.tsx'
import { allWordsOf } from './explain-words.ts'
import { wonIn } from '../seats/final-points.ts'
import { seatScore } from '../seats/seat-score.ts'
import type { BoardContext } from '../spot.tsx'

const isGood = (text: string): text is Good => GOODS.some((good) => good === text)
const isCategory = (text: string): text is Category => CATEGORIES.some((category) => category === text)

const hasPage = ({ view }: BoardContext, name: string): boolean =>
  partsOf(view).some(({ pages }) => pages !== undefined && Object.hasOwn(pages, name))

function ChroniclePage({ kind, ...told }: DetailContext & { kind: string; what: string }) {
  const Page = partsOf(told.table.view).find(({ pages }) => pages?.[kind] !== undefined)?.pages?.[kind]
  return Page === undefined ? null : <Page {...told} />
}

const PointsPage = ({ table, words, seat, part }: DetailContext & { seat: number; part: string | undefined }) => (
  <TilePoints
    table={table}
    who={seatScore(table, seat, words)}
    part={part}
    wonIn={wonIn}
    rules={part === 'territory' ? ['GM2-132'] : ['GM2-121', 'GM2-132', 'GM2-133']}
  />
)

function Body({ item, ...told }: DetailContext & { item: string }) {
  if (hasPage(told.table, item)) return <ChroniclePage {...told} kind={item} what={item.split(':')[1] ?? ''} />
  const { seats } = told.table.view
  return pageOf(
    item,
    {
      tile: (n) => (isBelow(n, TILE_COUNT) ? <TilePage {...told} tile={n} /> : null),
      card: (n) => (isBelow(n, CARDS.length) ? <CardPage {...told} card={n} /> : null),
      field: (n) => (isBelow(n, FIELDS.length) ? <FieldPage {...told} field={n} /> : null),
      scotsman: (n) => (isBelow(n, TILE_COUNT) ? <ScotsmanPage {...told} tile={n} /> : null),
      man: () => <NewScotsmanPage {...told} />,
      good: (_, good) => (isGood(good) ? <GoodPage {...told} good={good} /> : null),
      cell: (_, cell) => <CellPage {...told} {...cellIn(cell)} />,
      figure: (seat) => (isBelow(seat, seats) ? <FigurePage {...told} seat={seat} /> : null),
      points: (seat, _, part) => (isBelow(seat, seats) ? <PointsPage {...told} seat={seat} part={part} /> : null),
      die: () => <DiePage {...told} />,
      chronicle: (_, id) => (isChronicle(id) ? <ChroniclePart {...told} id={id} /> : null),
      category: (_, category) => (isCategory(category) ? <CategoryPage {...told} category={category} /> : null),
    },
    (kind, what) => <ChroniclePage {...told} kind={kind} what={what} />,
  )
}

export function Explain({ item, ...table }: BoardContext & { readonly item: string }) {
  return (
    <div class="gm2-explain">
      <Body table={table} words={allWordsOf(table.language)} item={item} />
    </div>
  )
}
