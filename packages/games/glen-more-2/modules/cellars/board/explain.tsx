import {
  CELLAR_COUNT,
  type CellarsModuleTypes,
  content,
  LAST_SPACE,
  SALE_TILES,
  ZERO_AREA,
  type TileId,
} from '@bothy/glen-more-2/data'
import { WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import { SignIcon } from '../../../board/art/signs.tsx'
import { Facts, Panel, type DetailContext } from '../../../board/details/explain-parts.tsx'
import { nameOf } from '../../../board/labels.ts'
import { spaceLabel } from './cellars.tsx'
import { atCask, BUY } from './presenter.ts'
import { seatIn, spacesIn } from './shown.ts'
import { CellarIcon } from './signs.tsx'
import { cellarsIn } from './words.ts'

const isUpTo = (n: number, last: number): boolean => Number.isInteger(n) && n >= 0 && n <= last

function standing({ table, words }: DetailContext, { players }: CellarsModuleTypes['view']): readonly string[] {
  const { board, casks, vp } = words
  return players.map(({ zero, filled, worth }, seat) =>
    board.named(nameOf(table, seat, words), `${casks(zero + filled.length)}, ${vp(worth)}`),
  )
}

export function CellarPage(props: DetailContext & { what: string }) {
  const { table, words, what } = props
  const { cellars: shown } = table.view.chronicles
  const cellar = Number(what)
  if (shown === undefined || !isUpTo(cellar, CELLAR_COUNT - 1)) return null
  const say = cellarsIn(table)
  const seat = table.me ?? seatIn(table.view, 0)
  const { cellars, next } = shown.players[seat]
  const isOwned = cellar < cellars
  return (
    <Panel
      table={table}
      words={words}
      title={say.cellar(cellar)}
      art={<CellarIcon size={40} />}
      rules={['GM2-C3-2', 'GM2-C3-3', 'GM2-C3-5', 'GM2-C3-6']}
      places={['cellars']}
    >
      <p>{say.about}</p>
      {isOwned && <Facts list={spacesIn(cellar).map((space) => spaceLabel({ table, shown, seat }, space))} />}
      {!isOwned && <Facts list={[say.valuesOf(spacesIn(cellar).map((space) => shown.values[space]))]} />}
      {next !== null && (isOwned || next.cellar === cellar) && (
        <>
          <Facts list={[say.buyFor(next.cellar, next.goods, next.coins)]} />
          <WhyNot table={table} target={BUY} />
        </>
      )}
      <Facts list={standing(props, shown)} />
    </Panel>
  )
}

export function CaskPage({ table, words, what }: DetailContext & { what: string }) {
  const { cellars: shown } = table.view.chronicles
  const space = Number(what)
  if (shown === undefined || !isUpTo(space, LAST_SPACE)) return null
  const say = cellarsIn(table)
  const seat = seatIn(table.view, table.me ?? 0)
  return (
    <Panel
      table={table}
      words={words}
      title={say.place(space)}
      art={<SignIcon sign="cask" size={40} />}
      rules={['GM2-C3-2', 'GM2-C3-3', 'GM2-C3-8']}
    >
      <p>{space === ZERO_AREA ? say.aboutZero : say.about}</p>
      <Facts list={[spaceLabel({ table, shown, seat }, space)]} />
      <WhyNot table={table} target={atCask(space)} />
    </Panel>
  )
}

export function SaleFacts({ table, tile }: DetailContext & { tile: TileId }) {
  const { cellars: shown } = table.view.chronicles
  if (shown === undefined || !SALE_TILES.includes(tile)) return null
  const say = cellarsIn(table)
  const sale = shown.sales.find((it) => it.tile === tile)
  const spaces = content.contentOf(table.view.corrections).cellars.sales[SALE_TILES.indexOf(tile)].right[
    table.view.seats
  ]
  return (
    <>
      <p>{say.aboutSale}</p>
      <Facts
        list={
          sale === undefined
            ? [say.rightSpaces(spaces)]
            : [sale.bonus ? say.bonusTaken : say.bonusSpace(sale.bonusVp), say.rightSpaces(sale.spaces - sale.right)]
        }
      />
    </>
  )
}
