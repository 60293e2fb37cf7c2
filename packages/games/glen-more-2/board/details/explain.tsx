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
const isBelow = (n: number, count: number): boolean => Number.isInteger(n) && n >= 0 && n < count

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
    rules={['GM2-121', 'GM2-132', 'GM2-133']}
  />
)

function Body({ item, ...told }: DetailContext & { item: string }) {
  const [kind = '', what = '', part] = item.split(':')
  if (hasPage(told.table, item)) return <ChroniclePage {...told} kind={item} what={what} />
  const n = what === '' ? Number.NaN : Number(what)
  switch (kind) {
    case 'tile':
      return isBelow(n, TILE_COUNT) ? <TilePage {...told} tile={n} /> : null
    case 'card':
      return isBelow(n, CARDS.length) ? <CardPage {...told} card={n} /> : null
    case 'field':
      return isBelow(n, FIELDS.length) ? <FieldPage {...told} field={n} /> : null
    case 'scotsman':
      return isBelow(n, TILE_COUNT) ? <ScotsmanPage {...told} tile={n} /> : null
    case 'man':
      return <NewScotsmanPage {...told} />
    case 'good':
      return isGood(what) ? <GoodPage {...told} good={what} /> : null
    case 'cell':
      return <CellPage {...told} {...cellIn(what)} />
    case 'figure':
      return isBelow(n, told.table.view.seats) ? <FigurePage {...told} seat={n} /> : null
    case 'points':
      return isBelow(n, told.table.view.seats) ? <PointsPage {...told} seat={n} part={part} /> : null
    case 'die':
      return <DiePage {...told} />
    case 'chronicle':
      return isChronicle(what) ? <ChroniclePart {...told} id={what} /> : null
    case 'category':
      return isCategory(what) ? <CategoryPage {...told} category={what} /> : null
    default:
      return <ChroniclePage {...told} kind={kind} what={what} />
  }
}

export function Explain({ item, ...table }: BoardContext & { readonly item: string }) {
  return (
    <div class="gm2-explain">
      <Body table={table} words={allWordsOf(table.language)} item={item} />
    </div>
  )
}
