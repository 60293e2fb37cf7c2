import { type Good, GOODS, MARKET_SPACES, type Offer } from '@bothy/glen-more/data'
import { Coin, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { stateOf } from '@bothy/board-kit/board/choice/spot.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Cube } from '@bothy/board-kit/art/goods.tsx'
import { at } from '../presenter.ts'
import { Spot, type Table } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

function Prices({ filled }: { filled: number }) {
  return (
    <span class="gm-prices" aria-hidden="true">
      {Array.from({ length: MARKET_SPACES }, (_, i) => i + 1).map((value) =>
        value <= filled ? (
          <Coin key={value} value={value} size={22} class="gm-price" />
        ) : (
          <span key={value} class="gm-price gm-price-open" data-next={value === filled + 1 ? '' : undefined}>
            {value}
          </span>
        ),
      )}
    </span>
  )
}

/** In words: what one costs and brings, and how many one has. */
function rowLabel({ view, reader }: Table, good: Good, words: Words): string {
  const { board } = words
  const filled = view.market[good]
  return [
    `${words.market}, ${words.goodName(good)}`,
    filled < MARKET_SPACES ? board.buyFor(filled + 1) : board.soldOut,
    filled > 0 ? board.sellFor(filled) : board.noSale,
    ...(reader === null ? [] : [board.youHave(words.goodCount(view.players[reader].goods[good], good))]),
  ].join(', ')
}

function Row({ table, good, tabIndex, marked, words }: RowProps) {
  const { view, me } = table
  const { board } = words
  const filled = view.market[good]
  const own = me === null ? 0 : view.players[me].goods[good]
  const state = stateOf(table, at.sell(good))
  const sells = state === 'lit' || state === 'picked'
  return (
    <Spot
      table={table}
      target={at.sell(good)}
      thing={`good:${good}`}
      label={rowLabel(table, good, words)}
      tabIndex={tabIndex}
      class={marked ? 'market-stall gm-stall gm-marked' : 'market-stall gm-stall'}
    >
      <Cube class="gm-cube" good={good} />
      <Prices filled={filled} />
      {me !== null && (
        <b class="market-own gm-own" data-none={own === 0 ? '' : undefined} aria-hidden="true">
          {own}
        </b>
      )}
      <span class="gm-sale" data-open={sells ? '' : undefined} aria-hidden="true">
        {sells ? (
          <>
            <span class="gm-sale-word">{board.sell}</span> <Coin value={filled} size={20} />
          </>
        ) : own > 0 && filled === 0 ? (
          <span class="gm-sale-word">{board.noCoin}</span>
        ) : null}
      </span>
    </Spot>
  )
}

type RowProps = { table: Table; good: Good; tabIndex: number; marked: boolean; words: Words }

/** Five rows, or five columns where the ring lies: prices, what one has, and what a sale brings. Each is one target. */
export function Market({ table, preview }: { table: Table; preview: Offer | undefined }) {
  const words = wordsOf(table.language)
  const bought = preview?.payment?.bought ?? []
  return (
    <div class="market gm-market">
      <p class="market-head gm-market-head" aria-hidden="true">
        <span>{words.market}</span>
        {table.me !== null && (
          <span>{table.reader === null ? <SeatBadge seat={table.me} size={14} /> : words.board.yours}</span>
        )}
      </p>
      <Group label={words.market} class="gm-stalls" keys={GOODS}>
        {(tabIndex) =>
          GOODS.map((good) => (
            <Row
              key={good}
              table={table}
              good={good}
              tabIndex={tabIndex(good)}
              marked={bought.includes(good)}
              words={words}
            />
          ))
        }
      </Group>
    </div>
  )
}
