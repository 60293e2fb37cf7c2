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
import { Signs } from '../../../board/art/signs.tsx'
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
      lands={atSpaceOf(seat, space)}
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

export function Cellars({ table, owner }: { table: BoardContext; owner?: Seat }) {
  const { cellars: shown } = table.view.chronicles
  if (shown === undefined) return null
  const words = wordsOf(table.language)
  const say = cellarsIn(table)
  const seat = owner ?? seatIn(table.view, table.me ?? 0)
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

/** GM2-C3-5: the next cellar is bought here or by the button. */
export function NextCellar({ table, next }: { table: BoardContext; next: NonNullable<CellarsShown['next']> }) {
  const say = cellarsIn(table)
  return (
    <Spot
      table={table}
      target={BUY}
      item={atCellar(next.cellar)}
      label={say.buyFor(next.cellar, next.goods, next.coins)}
      tabIndex={0}
      class="gm2-cellar-next"
    >
      <CellarIcon size={24} />
      <span class="gm2-cellar-price" aria-hidden="true">
        <Signs signs={priceSigns(next)} size={20} />
      </span>
    </Spot>
  )
}
