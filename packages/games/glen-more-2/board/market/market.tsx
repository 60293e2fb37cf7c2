import { type Good, GOODS, MARKET_FIELDS, type Offer } from '@bothy/glen-more-2/data'
import { Coin } from '@bothy/board-kit/art/index.ts'
import { stateOf } from '@bothy/board-kit/board/choice/spot.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { Market as MarketPart, Own, type Stall, stallsOf, stallWords } from '@bothy/board-kit/parts/market/market.tsx'
import { SignIcon } from '../art/signs.tsx'
import { MarketRows, marketRowKeys } from '../chronicles/slots.tsx'
import { at } from '../presenter.ts'
import { lacking } from '../ring/card.tsx'
import { Prices } from './prices.tsx'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const isOpen = (table: BoardContext, target: string): boolean => {
  const state = stateOf(table, target)
  return state === 'lit' || state === 'picked'
}

export const hasOpenStall = (table: BoardContext): boolean =>
  GOODS.some((good) => [at.buy(good), at.sell(good), at.row(good)].some((target) => isOpen(table, target)))

type RowProps = {
  table: BoardContext
  stall: Stall<Good>
  tabIndex: (key: string) => number
  words: Words
  isLacking: boolean
}

function Row({ table, stall, tabIndex, words, isLacking }: RowProps) {
  const { good, filled, own, isMarked } = stall
  const { view, reader } = table
  const { board } = words
  const counted = reader === null ? null : words.goodCount(view.players[reader].goods[good], good)
  const buys = isOpen(table, at.buy(good))
  const takes = isOpen(table, at.row(good))
  const deal = takes ? at.row(good) : isOpen(table, at.sell(good)) ? at.sell(good) : null
  return (
    <div class={`market-stall gm2-stall${isMarked ? ' market-marked' : ''}${isLacking ? ' gm2-lacking' : ''}`}>
      <Spot
        table={table}
        target={at.buy(good)}
        item={`good:${good}`}
        trace={`price:${good}`}
        label={list([words.market, words.goodName(good), stallWords(stall, MARKET_FIELDS, board, counted)])}
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
      <Own count={own} class="gm2-own" />
      {deal !== null ? (
        <Spot
          table={table}
          target={deal}
          item={`good:${good}`}
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
          {(own ?? 0) > 0 && filled === 0 ? board.noCoin : ''}
        </span>
      )}
    </div>
  )
}

const NAMES = { market: 'gm2-market', head: 'gm2-market-head', stalls: 'gm2-stalls' }

export function Market({ table, preview }: { table: BoardContext; preview: Offer | undefined }) {
  const { view, me, reader } = table
  const words = wordsOf(table.language)
  const stalls = stallsOf(
    GOODS,
    view.market,
    me === null ? null : view.players[me].goods,
    preview?.payment?.bought ?? [],
  )
  const short = lacking(table, preview)
  const dealOf = (good: Good): readonly string[] =>
    [at.row(good), at.sell(good)].filter((target) => isOpen(table, target)).slice(0, 1)
  const keys = [...GOODS.flatMap((good) => [at.buy(good), ...dealOf(good)]), ...marketRowKeys(view)]
  return (
    <MarketPart label={words.market} me={me} reader={reader} words={words.board} names={NAMES} keys={keys}>
      {(tabIndex) => (
        <>
          {stalls.map((stall) => (
            <Row
              key={stall.good}
              table={table}
              stall={stall}
              tabIndex={tabIndex}
              words={words}
              isLacking={short.includes(stall.good)}
            />
          ))}
          <MarketRows table={table} tabIndex={tabIndex} />
        </>
      )}
    </MarketPart>
  )
}
