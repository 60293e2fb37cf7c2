import type { Seat } from '@bothy/kernel'
import { type Bundle, coinsIn, countIn, EMPTY, priceTable, single, UNBUYABLE } from '@bothy/kit'
import { MARKET_SPACES, MOST_OF_A_KIND } from '../../data/limits.ts'
import { GOOD_KINDS, type GoodId, type TileId } from '../../data/tiles.ts'
import { goodsIn } from '../goods.ts'
import { ROW_EMPTY, SOLD_OUT, tooFewCoins } from '../reasons.ts'
import type { Payment, Reason, State } from '../types.ts'
import { holds } from './tableau.ts'

/** GM-26: what `count` cubes cost in a row with `filled` filled spaces. */
const PRICES = priceTable(MARKET_SPACES, MOST_OF_A_KIND)

export { UNBUYABLE }

/** GM-28: own cubes first, then purchases; `UNBUYABLE` or more if a row has too few. */
export function priceOf(s: State, stock: Bundle, needs: Bundle): number {
  let sum = 0
  for (let good = 0; good < GOOD_KINDS; good++) {
    const missing = countIn(needs, good) - countIn(stock, good)
    if (missing > 0) sum += PRICES[s.market[good]][missing]
  }
  return sum
}

export const priceOfGood = (s: State, stock: Bundle, good: GoodId, count: number): number => {
  const missing = count - countIn(stock, good)
  return missing > 0 ? PRICES[s.market[good]][missing] : 0
}

/** GM-26, GM-28: why these cubes cannot be paid. */
export function whyNotAfford(s: State, seat: Seat, stock: Bundle, needs: Bundle): Reason | null {
  const price = priceOf(s, stock, needs)
  if (price <= s.coins[seat]) return null
  for (let good = 0; good < GOOD_KINDS; good++)
    if (priceOfGood(s, stock, good, countIn(needs, good)) >= UNBUYABLE) return SOLD_OUT[good]
  return tooFewCoins(price, s.coins[seat])
}

export function paymentOf(s: State, stock: Bundle, needs: Bundle): Payment {
  let own = EMPTY
  let bought = EMPTY
  for (let good = 0; good < GOOD_KINDS; good++) {
    const need = countIn(needs, good)
    const mine = Math.min(need, countIn(stock, good))
    own += mine * single(good)
    bought += (need - mine) * single(good)
  }
  return { own: goodsIn(own), bought: goodsIn(bought), coins: priceOf(s, stock, needs) }
}

/** Coins from sales before the payment, less its purchases. */
export function bestOfRow(s: State, stock: Bundle, good: GoodId, need: number): number {
  const own = countIn(stock, good)
  const filled = s.market[good]
  let best = -UNBUYABLE
  for (let sold = 0; sold <= Math.min(own, filled); sold++) {
    const missing = Math.max(0, need - (own - sold))
    best = Math.max(best, coinsIn(filled) - coinsIn(filled - sold) - PRICES[filled - sold][missing])
  }
  return best
}

/** GM-29. Asked only of a tile that holds such a cube. */
export const whyNotSell = (s: State, good: GoodId): Reason | null => (s.market[good] === 0 ? ROW_EMPTY[good] : null)

export function canSell(s: State, seat: Seat): boolean {
  const tiles = s.tiles[seat]
  for (let i = 0; i < tiles.length; i++) {
    if (s.cubes[tiles[i]] === EMPTY) continue
    for (let good = 0; good < GOOD_KINDS; good++)
      if (holds(s, tiles[i], good) > 0 && whyNotSell(s, good) === null) return true
  }
  return false
}

export function eachCube(s: State, seat: Seat, visit: (tile: TileId, good: GoodId) => void): void {
  const tiles = s.tiles[seat]
  for (let i = 0; i < tiles.length; i++) {
    if (s.cubes[tiles[i]] === EMPTY) continue
    for (let good = 0; good < GOOD_KINDS; good++) if (holds(s, tiles[i], good) > 0) visit(tiles[i], good)
  }
}
