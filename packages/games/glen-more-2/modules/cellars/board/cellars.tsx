import type { Seat } from '@bothy/kernel'
import {
  type CaskSpace,
  type CellarId,
  type CellarsModuleTypes,
  type CellarsShown,
  GOODS,
  ZERO_AREA,
} from '@bothy/glen-more-2/data'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { SignIcon, Signs } from '../../../board/art/signs.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { nameOf } from '../../../board/labels.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { shortOf } from '../../../board/chronicles/brought.ts'
import { atCask, atCellar, atSpaceOf, BUY } from './presenter.ts'
import { SaleSpots } from './sale.tsx'
import { afterAgeing, seatIn, spacesIn } from './shown.ts'
import { CaskSpot, CellarIcon } from './signs.tsx'
import { cellarsIn } from './words.ts'

type Shown = CellarsModuleTypes['view']
type Of = { readonly table: BoardContext; readonly shown: Shown; readonly seat: Seat }

export function spaceLabel({ table, shown, seat }: Of, space: CaskSpace): string {
  const words = wordsOf(table.language)
  const say = cellarsIn(table)
  const { filled, zero } = shown.players[seat]
  const after = afterAgeing(shown, seat, space)
  const isZero = space === ZERO_AREA
  if (!isZero && !filled.includes(space)) return list([say.place(space), words.vp(shown.values[space]), say.empty])
  return list([
    say.place(space),
    words.casks(isZero ? zero : 1),
    say.now(shown.values[space]),
    after === null ? '' : say.after(after),
  ])
}

function Short({ table, space }: { table: BoardContext; space: CaskSpace }) {
  const short = shortOf(table.choice.cause(atCask(space)) ?? '', wordsOf(table.language))
  return short === '' ? null : (
    <small class="gm2-cask-short" aria-hidden="true">
      {short}
    </small>
  )
}

function Cask({ table, shown, seat, space, tabIndex }: Of & { space: CaskSpace; tabIndex: (key: string) => number }) {
  const { zero } = shown.players[seat]
  return (
    <Spot
      table={table}
      target={atCask(space)}
      item={atCask(space)}
      label={spaceLabel({ table, shown, seat }, space)}
      tabIndex={tabIndex(atCask(space))}
      class="gm2-cask-hit"
    >
      <CaskSpot value={shown.values[space]} isFilled after={afterAgeing(shown, seat, space)} size={30} />
      {space === ZERO_AREA && zero > 1 && (
        <span class="gm2-cask-count" aria-hidden="true">
          ×{zero}
        </span>
      )}
      <Short table={table} space={space} />
    </Spot>
  )
}

const Vacant = ({ shown, space }: { shown: Shown; space: CaskSpace }) => (
  <span class="gm2-cask-hit" aria-hidden="true">
    <CaskSpot value={shown.values[space]} isFilled={false} size={30} />
  </span>
)

export function Cellars({ table }: { table: BoardContext }) {
  const { cellars: shown } = table.view.chronicles
  if (shown === undefined) return null
  const words = wordsOf(table.language)
  const say = cellarsIn(table)
  const seat = seatIn(table.view, table.me ?? 0)
  const { cellars, filled, zero, worth } = shown.players[seat]
  const sale = shown.sales.find(({ tile }) => tile === shown.selling?.tile)
  const owned = Array.from({ length: cellars }, (_, cellar: CellarId) => cellar)
  const title = seat === table.reader ? say.title : words.board.named(nameOf(table, seat, words), say.title)
  return (
    <section class="gm2-panel gm2-cellars" aria-label={title}>
      <h2 class="gm2-cellars-head">
        {title} <span class="gm2-soft">{say.worth(worth)}</span>
      </h2>
      <Group label={title} class="gm2-cellars-row" keys={[...(zero > 0 ? [ZERO_AREA] : []), ...filled].map(atCask)}>
        {(tabIndex) => (
          <>
            {zero > 0 && (
              <div class="gm2-cellar" data-zero="">
                <b class="gm2-cellar-name">{say.zero}</b>
                <div class="gm2-cellar-spaces">
                  <Cask table={table} shown={shown} seat={seat} space={ZERO_AREA} tabIndex={tabIndex} />
                </div>
              </div>
            )}
            {owned.map((cellar) => (
              <div key={cellar} class="gm2-cellar">
                <b class="gm2-cellar-name">{say.cellar(cellar)}</b>
                <div class="gm2-cellar-spaces">
                  {spacesIn(cellar).map((space) =>
                    filled.includes(space) ? (
                      <Cask key={space} table={table} shown={shown} seat={seat} space={space} tabIndex={tabIndex} />
                    ) : (
                      <Vacant key={space} shown={shown} space={space} />
                    ),
                  )}
                </div>
              </div>
            ))}
          </>
        )}
      </Group>
      {sale !== undefined && <SaleSpots table={table} sale={sale} />}
    </section>
  )
}

const priceSigns = ({ goods, coins }: NonNullable<CellarsShown['next']>) => [
  ...GOODS.flatMap((good) => Array.from({ length: goods[good] }, () => good)),
  ...(coins > 0 ? [{ coins }] : []),
]

function CellarChip({ table, shown, seat, cellar, tabIndex }: Of & { cellar: CellarId; tabIndex: number }) {
  const { filled } = shown.players[seat]
  return (
    <Spot
      table={table}
      target={null}
      item={atCellar(cellar)}
      label={list([
        cellarsIn(table).cellar(cellar),
        ...spacesIn(cellar).map((space) => spaceLabel({ table, shown, seat }, space)),
      ])}
      tabIndex={tabIndex}
      class="gm2-cellar-chip"
    >
      {spacesIn(cellar).map((space) => (
        <span
          key={space}
          class="gm2-cellar-cell"
          data-filled={filled.includes(space) ? '' : undefined}
          data-lands={atSpaceOf(seat, space)}
          aria-hidden="true"
        >
          {filled.includes(space) && <SignIcon sign="cask" size={24} />}
          <b>{shown.values[space]}</b>
        </span>
      ))}
    </Spot>
  )
}

/** GM2-C3-5: the next cellar is bought here or by the button. */
function NextChip({
  table,
  next,
  tabIndex,
}: {
  table: BoardContext
  next: NonNullable<CellarsShown['next']>
  tabIndex: number
}) {
  const say = cellarsIn(table)
  return (
    <Spot
      table={table}
      target={BUY}
      item={atCellar(next.cellar)}
      label={say.buyFor(next.cellar, next.goods, next.coins)}
      tabIndex={tabIndex}
      class="gm2-cellar-chip gm2-cellar-next"
    >
      <CellarIcon size={22} />
      <span class="gm2-cellar-price" aria-hidden="true">
        <Signs signs={priceSigns(next)} size={16} />
      </span>
    </Spot>
  )
}

export function CellarsStrip({ table, seat }: { table: BoardContext; seat: Seat }) {
  const { cellars: shown } = table.view.chronicles
  if (shown === undefined) return null
  const say = cellarsIn(table)
  const { cellars, zero, next: following } = shown.players[seat]
  const owned = Array.from({ length: cellars }, (_, cellar: CellarId) => cellar)
  const next = table.view.pending?.seat === seat && following?.reason === null ? following : null
  const keys = [
    ...(zero > 0 ? [atCask(ZERO_AREA)] : []),
    ...owned.map(atCellar),
    ...(next === null ? [] : [atCellar(next.cellar)]),
  ]
  return (
    <Group label={say.title} class="gm2-strip gm2-cellars-strip" keys={keys}>
      {(tabIndex) => (
        <>
          {zero > 0 && (
            <Spot
              table={table}
              target={null}
              item={atCask(ZERO_AREA)}
              label={spaceLabel({ table, shown, seat }, ZERO_AREA)}
              tabIndex={tabIndex(atCask(ZERO_AREA))}
              class="gm2-cellar-chip"
            >
              <span class="gm2-cellar-cell" data-filled="" data-lands={atSpaceOf(seat, ZERO_AREA)} aria-hidden="true">
                <SignIcon sign="cask" size={24} />
                <b>{shown.values[ZERO_AREA]}</b>
              </span>
              {zero > 1 && <span aria-hidden="true">×{zero}</span>}
            </Spot>
          )}
          {owned.map((cellar) => (
            <CellarChip
              key={cellar}
              table={table}
              shown={shown}
              seat={seat}
              cellar={cellar}
              tabIndex={tabIndex(atCellar(cellar))}
            />
          ))}
          {next !== null && <NextChip table={table} next={next} tabIndex={tabIndex(atCellar(next.cellar))} />}
        </>
      )}
    </Group>
  )
}

export function CellarsSign({ table, seat }: { table: BoardContext; seat: Seat }) {
  const { cellars: shown } = table.view.chronicles
  if (shown === undefined) return null
  const text = cellarsIn(table).worth(shown.players[seat].worth)
  return (
    <span class="gm2-stat" title={text}>
      <CellarIcon size={18} />
      <span aria-hidden="true">{shown.players[seat].worth}</span>
      <span class="visually-hidden">{text}</span>
    </span>
  )
}
