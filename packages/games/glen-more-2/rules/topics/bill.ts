import type { Seat } from '@bothy/kernel'
import { type Bundle, countIn, EMPTY, UNBUYABLE } from '@bothy/kit'
import { namesIn } from '../../data/bundles.ts'
import { contentOf } from '../content.ts'
import { GOOD_KINDS, goodId } from '../../data/goods.ts'
import type { TileId } from '../../data/tiles.ts'
import { on } from '../hooks.ts'
import { NO_CASK, NO_CELL_WITHOUT, NO_SCOTSMAN, NONE_TO_SPARE, NOT_HOME, SOLD_OUT, tooFewCoins } from '../reasons.ts'
import type { Bill, Payment, Piece, Reason, State } from '../types.ts'
import { coinsAfter, priceOf, priceOfGood } from './market.ts'
import { hasCell, hasCellAtAnyPrice, leastPrice } from './placement.ts'
import { isHomePile, stockOf } from './territory.ts'
import type { Purse } from '../base-frames.ts'

/** GM2-50, GM2-Q17: the cost of a tile and all that is due on the way to it. */
export function billOf(s: State, piece: Piece, tile: TileId): Bill {
  const { cost } = contentOf(s).tiles[tile]
  if (s.inPlay === 0) return cost
  const { takePrice } = on(s).questions
  let price = stopPriceOf(s, piece, tile)
  for (let i = 0; i < takePrice.length; i++) price += takePrice[i](s, piece, tile)
  return withCoins(cost, price)
}

export function stopPriceOf(s: State, piece: Piece, tile: TileId): number {
  if (s.inPlay === 0) return 0
  const { stopPrice } = on(s).questions
  let price = 0
  for (let i = 0; i < stopPrice.length; i++) price += stopPrice[i](s, piece, tile)
  return price
}

export const coinsAlone = (coins: number): Bill => ({ goods: EMPTY, coins, casks: 0, scotsmen: 0 })
export const withCoins = (bill: Bill, more: number): Bill => (more === 0 ? bill : { ...bill, coins: bill.coins + more })

export const purseOf = (s: State, seat: Seat, stock = stockOf(s, seat)): Purse => ({
  stock,
  most: stock === EMPTY ? s.coins[seat] : coinsAfter(s, seat, stock, EMPTY),
})

/** GM2-26, GM2-Q17: sales before the payment are counted in. Scotsmen are checked separately. */
export function canPay(s: State, seat: Seat, { goods, coins, casks }: Bill, { stock, most }: Purse): boolean {
  if (casks > s.casks[seat]) return false
  const price = goods === EMPTY ? 0 : priceOf(s, stock, goods)
  if (price + coins <= s.coins[seat]) return true
  // Missing resources cost as much after a sale: a row that was sold into is bought up again first.
  return price + coins <= most && coinsAfter(s, seat, stock, goods) >= coins
}

export function whyNotPay(s: State, seat: Seat, bill: Bill, purse: Purse): Reason | null {
  const { stock } = purse
  if (canPay(s, seat, bill, purse)) return null
  if (bill.casks > s.casks[seat]) return NO_CASK
  return lacking(s, stock, bill, coinsAfter(s, seat, stock, bill.goods) - bill.coins, 'GM2-26')
}

function lacking(s: State, stock: Bundle, bill: Bill, left: number, rule: 'GM2-26' | 'GM2-83'): Reason {
  for (let good = 0; good < GOOD_KINDS; good++)
    if (priceOfGood(s, stock, good, countIn(bill.goods, good)) >= UNBUYABLE) return SOLD_OUT[good]
  const need = priceOf(s, stock, bill.goods) + bill.coins
  return tooFewCoins(need, need + left, rule)
}

export const canExchange = (s: State, seat: Seat, goods: Bundle, coins: number, stock: Bundle): boolean =>
  priceOf(s, stock, goods) + coins <= s.coins[seat]

export function whyNotExchange(s: State, seat: Seat, goods: Bundle, coins: number, stock: Bundle): Reason | null {
  const left = s.coins[seat] - coins - priceOf(s, stock, goods)
  return left >= 0 ? null : lacking(s, stock, { goods, coins, casks: 0, scotsmen: 0 }, left, 'GM2-83')
}

export function paymentOf(s: State, seat: Seat, bill: Bill, stock: Bundle): Payment | null {
  const price = priceOf(s, stock, bill.goods) + bill.coins
  if (price > s.coins[seat] || bill.casks > s.casks[seat]) return null
  const names = namesIn(bill.goods)
  const left = Array.from({ length: GOOD_KINDS }, (_, good) => countIn(stock, good))
  const isOwn = names.map((good) => left[goodId(good)]-- > 0)
  const own = names.filter((_, i) => isOwn[i])
  const bought = names.filter((_, i) => !isOwn[i])
  return { own, bought, coins: price, casks: bill.casks, scotsmen: bill.scotsmen }
}

/** GM2-51, GM2-D3, GM2-Q9: why the Scotsman on a tile cannot be one of `left` that are paid for a tile to be placed. */
export function whyNotGive(s: State, seat: Seat, tile: TileId, from: TileId, left: number): Reason | null {
  if (s.scotsmen[from] === 0) return NO_SCOTSMAN
  if (s.options.scotsmanFrom === 'home' && !isHomePile(s, from)) return NOT_HOME
  if (canGiveMore(s, seat, tile, [from], left - 1, hasCell)) return null
  // GM2-Q17, GM2-Q18: a Scotsman whose absence leaves only cells with a price may go if no other can.
  return canGiveMore(s, seat, tile, [from], left - 1, hasCellAtAnyPrice) &&
    !canGiveMore(s, seat, tile, NOBODY_YET, left, hasCell)
    ? null
    : NO_CELL_WITHOUT
}

const NOBODY_YET: readonly TileId[] = []

const canLeave = (s: State, from: TileId, without: readonly TileId[]): boolean =>
  s.scotsmen[from] > without.filter((gone) => gone === from).length &&
  (s.options.scotsmanFrom === 'territory' || isHomePile(s, from))

function canGiveMore(
  s: State,
  seat: Seat,
  tile: TileId,
  without: readonly TileId[],
  left: number,
  hasPlace: typeof hasCell,
): boolean {
  if (left === 0) return contentOf(s).tiles[tile].persons > 0 || hasPlace(s, seat, tile, without)
  return s.tiles[seat].some(
    (from) => canLeave(s, from, without) && canGiveMore(s, seat, tile, [...without, from], left - 1, hasPlace),
  )
}

export const giversOf = (s: State, seat: Seat, tile: TileId, left: number): readonly TileId[] =>
  s.tiles[seat].filter((from) => s.scotsmen[from] > 0 && whyNotGive(s, seat, tile, from, left) === null)

export const hasGiver = (s: State, seat: Seat, tile: TileId, left: number): boolean =>
  canGiveMore(s, seat, tile, NOBODY_YET, left, hasCellAtAnyPrice)

export function leastPriceAfter(
  s: State,
  seat: Seat,
  tile: TileId,
  scotsmen: number,
  without = NOBODY_YET,
): number | null {
  if (scotsmen === 0) return leastPrice(s, seat, tile, without)
  let least: number | null = null
  for (const from of s.tiles[seat]) {
    if (!canLeave(s, from, without)) continue
    const price = leastPriceAfter(s, seat, tile, scotsmen - 1, [...without, from])
    if (price !== null && (least === null || price < least)) least = price
  }
  return least
}

export function whyNoGivers(s: State, seat: Seat, count: number): Reason {
  let standing = 0
  let atHome = 0
  for (const tile of s.tiles[seat]) {
    standing += s.scotsmen[tile]
    if (isHomePile(s, tile)) atHome += s.scotsmen[tile]
  }
  if (standing < count) return NO_SCOTSMAN
  return s.options.scotsmanFrom === 'home' && atHome < count ? NOT_HOME : NONE_TO_SPARE
}
