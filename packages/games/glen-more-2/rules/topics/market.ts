import type { Seat } from '@bothy/kernel'
import { afterFirst, type Bundle, coinsIn, countIn, EMPTY, priceTable, UNBUYABLE } from '@bothy/kit'
import { SELL } from '../actions.ts'
import { GOOD_KINDS, type GoodId } from '../../data/goods.ts'
import { MARKET_FIELDS, MOST_OF_A_KIND } from '../../data/limits.ts'
import type { TileId } from '../../data/tiles.ts'
import { ROW_EMPTY } from '../reasons.ts'
import type { Action, Reason, State } from '../types.ts'

/** GM2-41: by number of resources and of occupied fields in the row. */
const PRICES = priceTable(MARKET_FIELDS, MOST_OF_A_KIND)
const MOST_ASKED = MOST_OF_A_KIND

export const priceIn = (occupied: number, count: number): number =>
  count > MOST_ASKED ? UNBUYABLE : PRICES[occupied][count]

export function priceOfGood(s: State, stock: Bundle, good: GoodId, need: number): number {
  const missing = need - countIn(stock, good)
  return missing > 0 ? priceIn(s.market[good], missing) : 0
}

/** Price of the purchases if own resources go first; `UNBUYABLE` or more if a row gives out. */
export function priceOf(s: State, stock: Bundle, needs: Bundle): number {
  let sum = 0
  for (let good = 0, rest = needs; rest !== EMPTY; good++, rest = afterFirst(rest)) {
    const missing = countIn(rest, 0) - countIn(stock, good)
    if (missing > 0) sum += priceIn(s.market[good], missing)
  }
  return sum
}

/** The most that a row can add to a payment: sales before it, less the purchases. */
function bestOfRow(s: State, stock: Bundle, good: GoodId, need: number): number {
  const own = countIn(stock, good)
  const occupied = s.market[good]
  if (own === 0) return need === 0 ? 0 : -priceIn(occupied, need)
  let best = -UNBUYABLE
  for (let sold = 0; sold <= own && sold <= occupied; sold++) {
    const missing = need - (own - sold)
    const price = missing > 0 ? priceIn(occupied - sold, missing) : 0
    const brings = coinsIn(occupied) - coinsIn(occupied - sold) - price
    if (brings > best) best = brings
  }
  return best
}

/** GM2-Q17: the coins that are left at best after sales and the purchase of these resources; far below 0 if it cannot be. */
export function coinsAfter(s: State, seat: Seat, stock: Bundle, needs: Bundle): number {
  let coins = s.coins[seat]
  for (let good = 0; good < GOOD_KINDS; good++) coins += bestOfRow(s, stock, good, countIn(needs, good))
  return coins
}

/** GM2-42. Asked only of a tile that holds such a resource. */
export const whyNotSell = (s: State, good: GoodId): Reason | null => (s.market[good] === 0 ? ROW_EMPTY[good] : null)

export function canSell(s: State, seat: Seat): boolean {
  for (const tile of s.tiles[seat])
    for (let good = 0; good < GOOD_KINDS; good++)
      if (countIn(s.goods[tile], good) > 0 && whyNotSell(s, good) === null) return true
  return false
}

export function eachGood(s: State, seat: Seat, visit: (tile: TileId, good: GoodId) => void): void {
  for (const tile of s.tiles[seat])
    for (let good = 0; good < GOOD_KINDS; good++) if (countIn(s.goods[tile], good) > 0) visit(tile, good)
}

export function listSales(s: State, seat: Seat, out: Action[]): void {
  const tiles = s.tiles[seat]
  for (let i = 0; i < tiles.length; i++) {
    const goods = s.goods[tiles[i]]
    if (goods === EMPTY) continue
    for (let good = 0, rest = goods; rest !== EMPTY; good++, rest = afterFirst(rest))
      if (countIn(rest, 0) > 0 && whyNotSell(s, good) === null) out.push(SELL[tiles[i]][good])
  }
}
