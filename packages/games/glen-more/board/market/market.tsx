import { type Good, GOODS, MARKET_SPACES, type Offer } from '@bothy/glen-more/data'
import { Coin } from '@bothy/board-kit/art/index.ts'
import { stateOf } from '@bothy/board-kit/board/choice/spot.tsx'
import {
  Market as MarketPart,
  Own,
  Prices,
  type Stall,
  stallsOf,
  stallWords,
} from '@bothy/board-kit/parts/market/market.tsx'
import { Cube } from '@bothy/board-kit/art/goods.tsx'
import { at } from '../presenter.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

type RowProps = { table: BoardContext; stall: Stall<Good>; tabIndex: number; words: Words }

function Row({ table, stall, tabIndex, words }: RowProps) {
  const { good, filled, own, isMarked } = stall
  const { board } = words
  const state = stateOf(table, at.sell(good))
  const sells = state === 'lit' || state === 'picked'
  const { reader } = table
  const mine = reader === null ? null : words.goodCount(table.view.players[reader].goods[good], good)
  return (
    <Spot
      table={table}
      target={at.sell(good)}
      item={`good:${good}`}
      trace={`price:${good}`}
      label={`${words.market}, ${words.goodName(good)}, ${stallWords(stall, MARKET_SPACES, board, mine)}`}
      tabIndex={tabIndex}
      class={isMarked ? 'market-stall gm-stall market-marked' : 'market-stall gm-stall'}
    >
      <Cube class="gm-cube" good={good} />
      <Prices filled={filled} spaces={MARKET_SPACES} class="gm-prices" />
      <Own count={own} class="gm-own" />
      <span class="gm-sale" data-open={sells ? '' : undefined} aria-hidden="true">
        {sells ? (
          <>
            <span class="gm-sale-word">{board.sell}</span> <Coin value={filled} size={20} />
          </>
        ) : own !== null && own > 0 && filled === 0 ? (
          <span class="gm-sale-word">{board.noCoin}</span>
        ) : null}
      </span>
    </Spot>
  )
}

const NAMES = { market: 'gm-market', head: 'gm-market-head', stalls: 'gm-stalls' }

export function Market({ table, preview }: { table: BoardContext; preview: Offer | undefined }) {
  const { view, me, reader, language } = table
  const words = wordsOf(language)
  const own = me === null ? null : view.players[me].goods
  const stalls = stallsOf(GOODS, view.market, own, preview?.payment?.bought ?? [])
  return (
    <MarketPart label={words.market} me={me} reader={reader} words={words.board} names={NAMES} keys={GOODS}>
      {(tabIndex) =>
        stalls.map((stall) => (
          <Row key={stall.good} table={table} stall={stall} tabIndex={tabIndex(stall.good)} words={words} />
        ))
      }
    </MarketPart>
  )
}
