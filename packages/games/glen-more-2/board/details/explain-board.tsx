import { WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import type { Seat } from '@bothy/kernel'
import {
  type Category,
  type FieldId,
  FIELDS,
  type Good,
  MARKET_FIELDS,
  rulesOfField,
  type TileId,
} from '@bothy/glen-more-2/data'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Scotsman, StoneDie } from '../art/pieces.tsx'
import { SignIcon } from '../art/signs.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { partsOf } from '../chronicles/brought.ts'
import { ClanBadge } from '../map/clan-map.tsx'
import { roadWords, worthWords } from '../map/field-facts.ts'
import { yieldsAt } from '../land/gains.ts'
import { Facts, isAsked, Panel, type DetailContext } from './explain-parts.tsx'
import { boxOf, nameOf } from '../labels.ts'
import { at } from '../presenter.ts'

export function FieldPage({ table, words, field }: DetailContext & { field: FieldId }) {
  const { view, me } = table
  const { board, explain } = words
  const shown = view.fields.find((it) => it.field === field)
  if (shown === undefined) return null
  const box = boxOf(view)
  const { colour, repeatable, name } = box.fields[field]
  const isTaken = shown.reason?.why === 'claimed'
  return (
    <Panel
      table={table}
      words={words}
      title={`${words.placeName(field)}, ${words.colourName(colour)}`}
      art={<ClanBadge field={name} colour={colour} seats={shown.holders} size={40} />}
      rules={rulesOfField(field)}
      places={[`clanBoard.fields.${FIELDS[field]}`]}
    >
      <p>{words.fieldText(field, box)}</p>
      <p class="gm2-soft">
        {shown.holders.length === 0
          ? explain.freeField
          : board.claimedBy(shown.holders.map((seat) => nameOf(table, seat, words)).join(', '))}
      </p>
      {repeatable && <p class="gm2-soft">{explain.repeatable}</p>}
      {!isTaken && (
        <>
          {table.reader !== null && (
            <p>
              <b>{board.worthNow}</b> {worthWords(view, shown, words)}
            </p>
          )}
          <p>
            <b>{explain.pathTitle}</b> {roadWords(view, shown, isAsked(table) ? me : null, words)}
          </p>
        </>
      )}
      <WhyNot table={table} target={at.field(field)} />
    </Panel>
  )
}

export function ScotsmanPage({ table, words, tile }: DetailContext & { tile: TileId }) {
  const { players } = table.view
  const owner = players.findIndex(({ tiles }) => tiles.some((shown) => shown.tile === tile))
  const here = players[owner]?.tiles.find((shown) => shown.tile === tile)?.scotsmen ?? 0
  return (
    <Panel
      table={table}
      words={words}
      title={words.explain.scotsmenOn(Math.max(1, here), words.theTile(tile))}
      art={<Scotsman seat={Math.max(0, owner)} size={40} />}
      rules={['GM2-53', 'GM2-84', 'GM2-120']}
    >
      <p>{words.explain.scotsmanText}</p>
      <WhyNot table={table} target={at.scotsman(tile)} />
    </Panel>
  )
}

export function NewScotsmanPage({ table, words }: DetailContext) {
  return (
    <Panel
      table={table}
      words={words}
      title={words.scotsmen(table.view.pending?.left ?? 1)}
      art={<Scotsman seat={table.view.pending?.seat ?? 0} size={40} />}
      rules={['GM2-2', 'GM2-70', 'GM2-113']}
    >
      <p>{words.explain.newScotsmanText}</p>
    </Panel>
  )
}

export function GoodPage({ table, words, good }: DetailContext & { good: Good }) {
  const { view } = table
  const { board, explain } = words
  const filled = view.market[good]
  return (
    <Panel
      table={table}
      words={words}
      title={`${words.market} · ${words.goodName(good)}`}
      art={<SignIcon sign={good} size={40} />}
      rules={['GM2-40', 'GM2-41', 'GM2-42']}
    >
      <p class="gm2-soft">
        {list([
          filled < MARKET_FIELDS ? board.buyFor(filled + 1) : board.soldOut,
          filled > 0 ? board.sellFor(filled) : board.noSale,
          table.reader === null ? '' : board.youHave(words.goodCount(view.players[table.reader].goods[good], good)),
        ])}
      </p>
      <p>{explain.marketText}</p>
      <WhyNot table={table} target={at.sell(good)} />
    </Panel>
  )
}

export function CellPage({ table, words, x, y }: DetailContext & { x: number; y: number }) {
  const { view } = table
  const { board, explain } = words
  const spot = view.spots.find((it) => it.x === x && it.y === y)
  const taken = view.pending?.tile ?? null
  const all = spot === undefined || taken === null ? [] : yieldsAt(view, spot, taken)
  const over = spot?.over ?? null
  return (
    <Panel
      table={table}
      words={words}
      title={
        over === null ? explain.emptyCell(words.cell(x, y)) : `${board.over(words.theTile(over))}, ${words.cell(x, y)}`
      }
      rules={over === null ? ['GM2-52', 'GM2-53', 'GM2-80'] : ['GM2-60', 'GM2-61', 'GM2-62']}
    >
      {spot === undefined ? (
        <WhyNot table={table} target={at.cell(x, y)} />
      ) : (
        <p>
          {all.length === 0
            ? board.activates(0)
            : board.named(board.activates(all.length), all.map(({ tile }) => words.tileName(tile)).join(', '))}
        </p>
      )}
    </Panel>
  )
}

export function FigurePage({ table, words, seat }: DetailContext & { seat: Seat }) {
  const { board, explain } = words
  const { finished, markers } = table.view.players[seat]
  return (
    <Panel
      table={table}
      words={words}
      title={seat === table.reader ? board.yourFigure : board.figureOf(nameOf(table, seat, words))}
      art={<SeatBadge seat={seat} size={32} />}
      rules={['GM2-20', 'GM2-21', 'GM2-22']}
    >
      <p>{finished ? explain.finishedText : explain.figureText}</p>
      <p class="gm2-soft">{explain.markersText(markers)}</p>
    </Panel>
  )
}

export function DiePage({ table, words }: DetailContext) {
  const { die } = boxOf(table.view).supplies
  return (
    <Panel
      table={table}
      words={words}
      title={words.die}
      art={<StoneDie rolled={null} size={40} />}
      rules={['GM2-12', 'GM2-30', 'GM2-32', 'GM2-33']}
      places={['supplies.die']}
    >
      <p>{words.explain.dieText(die)}</p>
    </Panel>
  )
}

export function CategoryPage({ table, words, category }: DetailContext & { category: Category }) {
  const { values, vp } = table.view.standing[category]
  const lowest = Math.min(...values)
  const { explain, board } = words
  return (
    <Panel
      table={table}
      words={words}
      title={`${board.comparison[category]} · ${board.scoring.lowestHas(lowest)}`}
      rules={['GM2-120', 'GM2-121']}
    >
      <p>{explain.category[category]}</p>
      <Facts list={partsOf(table.view).flatMap(({ ladders }) => ladders?.({ table, words }, category) ?? [])} />
      <Facts
        list={values.map((value, seat) => {
          const brings = explain.brings(value - lowest, words.vp(vp[seat] ?? 0))
          return board.named(nameOf(table, seat, words), `${value}, ${brings}`)
        })}
      />
    </Panel>
  )
}
