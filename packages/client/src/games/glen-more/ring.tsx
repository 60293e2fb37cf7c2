import { type Good, GOODS, MARKET_SPACES, type Offer, type View } from '@bothy/glen-more/data'
import { SeatBadge } from '../../art/index.ts'
import { GoodsIcon } from './art/goods.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Group } from '../../board/spot-group.tsx'
import { nameOf, ringLabel } from './labels.ts'
import { at } from './presenter.ts'
import { Spot, type Table } from './spot.tsx'
import { TileArt } from './tile.tsx'
import { type Words, wordsOf } from './words.ts'

const COLUMNS = 5
const ROWS = 4

/** The fourteen spaces go clockwise round five columns and four rows, from the top left. */
export function spaceCell(space: number): { readonly column: number; readonly row: number } {
  if (space < COLUMNS) return { column: space + 1, row: 1 }
  if (space < COLUMNS + ROWS - 1) return { column: COLUMNS, row: space - COLUMNS + 2 }
  const back = space - (COLUMNS + ROWS - 1)
  if (back < COLUMNS - 1) return { column: COLUMNS - 1 - back, row: ROWS }
  return { column: 1, row: ROWS - 1 - (back - (COLUMNS - 1)) }
}

/** Whether it can be had, in one sign: bought for coins, or lost. Nothing for what is free or paid with own cubes. */
function Fate({ offer }: { offer: Offer | undefined }) {
  if (offer === undefined) return null
  if (offer.savedBySale)
    return (
      <span class="gm-fate" aria-hidden="true">
        <Icon name="swap" size={14} />
      </span>
    )
  if (offer.reason !== null)
    return (
      <span class="gm-fate" data-good="no" aria-hidden="true">
        <Icon name="close" size={14} />
      </span>
    )
  const coins = offer.payment?.coins ?? 0
  if (coins === 0) return null
  return (
    <span class="gm-fate" aria-hidden="true">
      <GoodsIcon icon="coin" size={13} />
      {coins}
    </span>
  )
}

function Die() {
  return (
    <svg class="gm-die" data-key="figure:die" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect x="5" y="5" width="38" height="38" rx="8" fill="#f8f0e0" stroke="#2a1c12" stroke-width="2.5" />
      <g fill="#2a1c12">
        <circle cx="15" cy="15" r="3.6" />
        <circle cx="24" cy="24" r="3.6" />
        <circle cx="33" cy="33" r="3.6" />
      </g>
    </svg>
  )
}

function Figure({ table, seat, words }: { table: Table; seat: number; words: Words }) {
  return (
    <>
      <span
        class="gm-figure"
        data-key={`figure:${seat}`}
        aria-hidden="true"
        style={{ '--seat': `var(--seat-${seat})` }}
      >
        <svg class="gm-man" viewBox="0 0 48 56" focusable="false">
          <path
            d="M24 2a10 10 0 0 1 7 17c8 2 14 6 15 12 0 4-7 4-11 3l6 20H29l-5-10-5 10H7l6-20c-4 1-11 1-11-3 1-6 7-10 15-12a10 10 0 0 1 7-17z"
            fill="var(--seat)"
            stroke="#1d1613"
            stroke-width="2.5"
            stroke-linejoin="round"
          />
        </svg>
        <SeatBadge seat={seat} size={20} />
      </span>
      <span class="gm-figure-name" aria-hidden="true">
        {nameOf(table, seat, words)}
      </span>
    </>
  )
}

/** The tile or figure that is pointed at decides what else is marked. */
function previewOf(view: View, thing: string | null): Offer | undefined {
  return thing === null ? undefined : view.offers.find(({ tile }) => at.tile(tile) === thing)
}

function Market({ table, words }: { table: Table; words: Words }) {
  const { view } = table
  const { board } = words
  const stall = (good: Good, tabIndex: number) => {
    const filled = view.market[good]
    const prices = [
      filled < MARKET_SPACES ? board.buyFor(filled + 1) : board.soldOut,
      filled > 0 ? board.sellFor(filled) : board.noSale,
    ]
    return (
      <Spot
        key={good}
        table={table}
        target={at.sell(good)}
        thing={`good:${good}`}
        label={`${words.market}, ${words.goodName(good)}, ${prices.join(', ')}`}
        tabIndex={tabIndex}
        class="gm-stall"
      >
        <GoodsIcon icon={good} size={24} class="gm-stall-good" />
        <span class="gm-prices" aria-hidden="true">
          {Array.from({ length: MARKET_SPACES }, (_, i) => MARKET_SPACES - i).map((value) => (
            <span
              key={value}
              class="gm-price"
              data-filled={value <= filled ? '' : undefined}
              data-next={value === filled + 1 ? 'buy' : value === filled ? 'sell' : undefined}
            >
              {value}
            </span>
          ))}
        </span>
      </Spot>
    )
  }
  return (
    <div class="gm-market">
      <Group label={words.market} class="gm-stalls" keys={GOODS}>
        {(tabIndex) => GOODS.map((good) => stall(good, tabIndex(good)))}
      </Group>
    </div>
  )
}

/** The track as a ring: the gap, the figures, the tiles on offer, and the market in its middle. */
export function Ring({ table, pointed }: { table: Table; pointed: string | null }) {
  const { view, language } = table
  const words = wordsOf(language)
  const { board } = words
  const preview = previewOf(view, pointed)
  const lost = new Set(preview?.discards)
  const keys = view.track.map((_, space) => String(space))
  return (
    <div class="gm-ring-box">
      <Group label={board.ring} class="gm-ring" keys={keys}>
        {(tabIndex) =>
          view.track.map((it, space) => {
            const { column, row } = spaceCell(space)
            const style = { gridColumn: column, gridRow: row }
            const stop = tabIndex(String(space))
            if (it === null) {
              const gap = space === view.gap
              return (
                <Spot
                  key={space}
                  table={table}
                  target={null}
                  thing="gap"
                  label={`${board.gap}, ${words.space(space)}`}
                  tabIndex={stop}
                  class="gm-space gm-gap"
                  style={style}
                >
                  <span aria-hidden="true">{gap ? board.gap : ''}</span>
                </Spot>
              )
            }
            if ('tile' in it) {
              const { tile } = it
              const offer = view.pending?.seat === table.me ? view.offers.find((o) => o.tile === tile) : undefined
              return (
                <Spot
                  key={space}
                  table={table}
                  target={at.tile(tile)}
                  thing={at.tile(tile)}
                  label={ringLabel(view, tile, space, table, words)}
                  tabIndex={stop}
                  twice
                  class={`gm-space gm-offer${lost.has(tile) ? ' gm-lost' : ''}`}
                  style={style}
                >
                  <TileArt tile={tile} words={words} cost moves={at.tile(tile)} />
                  <Fate offer={offer} />
                </Spot>
              )
            }
            const seat = 'seat' in it ? it.seat : null
            const active = seat !== null && view.pending?.seat === seat
            const next = preview !== undefined && preview.next === seat
            const whose =
              seat === null
                ? words.die
                : seat === table.me
                  ? board.yourFigure
                  : board.figureOf(nameOf(table, seat, words))
            return (
              <Spot
                key={space}
                table={table}
                target={null}
                thing={seat === null ? 'die' : `figure:${seat}`}
                label={`${whose}, ${words.space(space)}`}
                tabIndex={stop}
                class={`gm-space gm-stand${active ? ' gm-active' : ''}${next ? ' gm-next' : ''}`}
                style={style}
              >
                {seat === null ? <Die /> : <Figure table={table} seat={seat} words={words} />}
              </Spot>
            )
          })
        }
      </Group>
      <Market table={table} words={words} />
    </div>
  )
}
