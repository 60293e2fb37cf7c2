import { type Good, GOODS, MARKET_FIELDS, type Offer } from '@bothy/glen-more-2/data'
import { Coin, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { stateOf } from '@bothy/board-kit/board/choice/spot.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { SignIcon } from '../art/signs.tsx'
import { MarketRows, marketRowKeys } from '../chronicles/slots.tsx'
import { at } from '../presenter.ts'
import { Prices } from './prices.tsx'
import { Spot, type Table } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

/** In words: what one costs and brings, and how many one has. */
function rowLabel({ view, reader }: Table, good: Good, words: Words): string {
  const { board } = words
  const filled = view.market[good]
  return [
    `${words.market}, ${words.goodName(good)}`,
    filled < MARKET_FIELDS ? board.buyFor(filled + 1) : board.soldOut,
    filled > 0 ? board.sellFor(filled) : board.noSale,
    ...(reader === null ? [] : [board.youHave(words.goodCount(view.players[reader].goods[good], good))]),
  ].join(', ')
}

const isOpen = (table: Table, target: string): boolean => {
  const state = stateOf(table, target)
  return state === 'lit' || state === 'picked'
}

/** Something can be bought, sold or taken now. */
export const hasOpenStall = (table: Table): boolean =>
  GOODS.some((good) => [at.buy(good), at.sell(good), at.row(good)].some((target) => isOpen(table, target)))

type RowProps = {
  table: Table
  good: Good
  tabIndex: (key: string) => number
  /** A resource of the row would be bought for the tile looked at. */
  marked: boolean
  words: Words
}

function Row({ table, good, tabIndex, marked, words }: RowProps) {
  const { view, me } = table
  const { board } = words
  const filled = view.market[good]
  const own = me === null ? 0 : view.players[me].goods[good]
  const buys = isOpen(table, at.buy(good))
  const takes = isOpen(table, at.row(good))
  const deal = takes ? at.row(good) : isOpen(table, at.sell(good)) ? at.sell(good) : null
  return (
    <div class={marked ? 'market-stall gm2-stall gm2-marked' : 'market-stall gm2-stall'}>
      <Spot
        table={table}
        target={at.buy(good)}
        thing={`good:${good}`}
        label={rowLabel(table, good, words)}
        tabIndex={tabIndex(at.buy(good))}
        class="gm2-stall-buy"
      >
        <SignIcon sign={good} size={26} />
        <Prices filled={filled} />
        {buys && (
          <span class="gm2-stall-word" aria-hidden="true">
            {board.buy}
          </span>
        )}
      </Spot>
      {me !== null && (
        <b class="market-own gm2-own" data-none={own === 0 ? '' : undefined} aria-hidden="true">
          {own}
        </b>
      )}
      {deal !== null ? (
        <Spot
          table={table}
          target={deal}
          thing={`good:${good}`}
          label={(takes ? board.named : board.sellOne)(words.goodName(good), words.coins(filled))}
          tabIndex={tabIndex(deal)}
          class="gm2-stall-sell"
        >
          <span class="gm2-stall-sale" aria-hidden="true">
            <span class="gm2-stall-word">{takes ? '+' : board.sell}</span> <Coin value={filled} size={20} />
          </span>
        </Spot>
      ) : (
        <span class="gm2-no-sale" aria-hidden="true">
          {own > 0 && filled === 0 ? board.noCoin : ''}
        </span>
      )}
    </div>
  )
}

/** Rows in the middle of the rondel: prices, what one has, and what a sale brings; then those of Chronicles. */
export function Market({ table, preview }: { table: Table; preview: Offer | undefined }) {
  const words = wordsOf(table.language)
  const bought = preview?.payment?.bought ?? []
  const stalls = GOODS.flatMap((good) => [
    at.buy(good),
    ...[at.row(good), at.sell(good)].filter((target) => isOpen(table, target)).slice(0, 1),
  ])
  const keys = [...stalls, ...marketRowKeys(table.view)]
  return (
    <div class="market gm2-market">
      <p class="market-head gm2-market-head" aria-hidden="true">
        <span>{words.market}</span>
        {table.me !== null && (
          <span>{table.reader === null ? <SeatBadge seat={table.me} size={14} /> : words.board.yours}</span>
        )}
      </p>
      <Group label={words.market} class="gm2-stalls" keys={keys}>
        {(tabIndex) => (
          <>
            {GOODS.map((good) => (
              <Row
                key={good}
                table={table}
                good={good}
                tabIndex={tabIndex}
                marked={bought.includes(good)}
                words={words}
              />
            ))}
            <MarketRows table={table} tabIndex={tabIndex} />
          </>
        )}
      </Group>
    </div>
  )
}
