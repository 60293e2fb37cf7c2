import type { Seat } from '@bothy/kernel'
import { type Bundle, countIn, sizeOf } from '@bothy/kit'
import { type Bundled, PAY, TAKE } from '../actions.ts'
import { COST_GOODS, COST_OF, GOOD_KINDS, type TileId } from '../../data/tiles.ts'
import {
  ANY_SOLD_OUT,
  LAST_CLAN_PAID,
  NO_BARREL,
  NO_CELL,
  NO_CELL_WITHOUT,
  NO_CHIEFTAIN,
  NO_PIECE,
  OICH_DIFFERENT,
  tooFewCoins,
} from '../reasons.ts'
import type { Action, Payment, Reason, State } from '../types.ts'
import { bestOfRow, paymentOf, priceOf, UNBUYABLE, whyNotAfford } from './market.ts'
import { hasCell } from './placement.ts'
import { clanOf, stockOf } from './tableau.ts'

/** GM-19 to GM-24: why the seat cannot pay for the tile as things stand. */
export function whyNotPay(s: State, seat: Seat, tile: TileId): Reason | null {
  const cost = COST_OF[tile]
  if (cost.barrels > s.barrels[seat]) return NO_BARREL
  if (cost.pieces > 0) return canGive(s, seat, tile) ? null : NO_PIECE
  if (cost.any > 0) return whyNotPayAny(s, seat)
  return COST_GOODS[tile] === 0 ? null : whyNotAfford(s, seat, stockOf(s, seat), COST_GOODS[tile])
}

/** GM-24: for one way of paying with cubes of any type. */
export function whyNotPayWith(s: State, seat: Seat, stock: Bundle, goods: Bundle): Reason | null {
  if (s.oichDifferent && hasRepeat(goods)) return OICH_DIFFERENT
  return whyNotAfford(s, seat, stock, goods)
}

function whyNotPayAny(s: State, seat: Seat): Reason | null {
  const way = cheapestAny(s, seat)
  const price = priceOf(s, stockOf(s, seat), way.bundle)
  if (price <= s.coins[seat]) return null
  return price >= UNBUYABLE ? ANY_SOLD_OUT : tooFewCoins(price, s.coins[seat])
}

function cheapestAny(s: State, seat: Seat): Bundled {
  const stock = stockOf(s, seat)
  let best = PAY[1]
  for (const way of PAY) {
    if (s.oichDifferent && hasRepeat(way.bundle)) continue
    if (priceOf(s, stock, way.bundle) < priceOf(s, stock, best.bundle)) best = way
  }
  return best
}

function hasRepeat(goods: Bundle): boolean {
  for (let good = 0; good < GOOD_KINDS; good++) if (countIn(goods, good) > 1) return true
  return false
}

/** GM-20: true if the seat could pay after selling cubes that the cost does not need. */
export function canPayBySelling(s: State, seat: Seat, tile: TileId): boolean {
  const { any, barrels, pieces } = COST_OF[tile]
  if (barrels > s.barrels[seat] || pieces > 0) return false // no sale brings these
  const stock = stockOf(s, seat)
  if (any === 0) return coinsLeft(s, seat, stock, COST_GOODS[tile]) >= 0
  for (const { bundle } of PAY)
    if (!(s.oichDifferent && hasRepeat(bundle)) && coinsLeft(s, seat, stock, bundle) >= 0) return true
  return false
}

/** GM-20: instead of discarding the tile, the seat would be asked to sell. */
export const isSavedBySale = (s: State, seat: Seat, tile: TileId, reason: Reason): boolean =>
  reason.why !== 'noCell' && canPayBySelling(s, seat, tile)

/** GM-26, GM-29: most coins left after sales and this payment. Rows of the market are independent. */
function coinsLeft(s: State, seat: Seat, stock: Bundle, needs: Bundle): number {
  let coins = s.coins[seat]
  for (let good = 0; good < GOOD_KINDS; good++) coins += bestOfRow(s, stock, good, countIn(needs, good))
  return coins
}

/** GM-23, GM-97: why the clan member on `from` cannot be paid for the tile. */
export function whyNotGive(s: State, seat: Seat, tile: TileId, from: TileId): Reason | null {
  if (clanOf(s, seat) < 2) return LAST_CLAN_PAID
  return hasCell(s, seat, tile, from) ? null : NO_CELL_WITHOUT
}

export const whyNotGiveChieftain = (s: State, seat: Seat): Reason | null =>
  s.chieftains[seat] > 0 ? null : NO_CHIEFTAIN

/** GM-23: the black pieces that may be paid, by the tile they stand on; null is a chieftain. */
export function piecesToGive(s: State, seat: Seat, tile: TileId): readonly (TileId | null)[] {
  const out: (TileId | null)[] = []
  for (const from of s.tiles[seat]) if (s.clan[from] > 0 && whyNotGive(s, seat, tile, from) === null) out.push(from)
  if (whyNotGiveChieftain(s, seat) === null) out.push(null)
  return out
}

function canGive(s: State, seat: Seat, tile: TileId): boolean {
  if (s.chieftains[seat] > 0) return true
  return s.tiles[seat].some((from) => s.clan[from] > 0 && whyNotGive(s, seat, tile, from) === null)
}

/** GM-15: why a tile would be discarded if the figure moved there now. */
export const whyNotKeep = (s: State, seat: Seat, tile: TileId): Reason | null =>
  hasCell(s, seat, tile) ? whyNotPay(s, seat, tile) : NO_CELL

/** GM-99: with the option `forbidden` a tile that would be discarded can be chosen only if all would. */
export function whyNotTake(s: State, seat: Seat, tile: TileId): Reason | null {
  return s.mustAfford && canKeepAny(s, seat) ? whyNotKeep(s, seat, tile) : null
}

const canKeepAny = (s: State, seat: Seat): boolean =>
  s.track.some((code) => code >= 0 && whyNotKeep(s, seat, code) === null)

export function listTakes(s: State, seat: Seat, out: Action[]): void {
  const chosen = s.mustAfford && canKeepAny(s, seat)
  for (let space = 0; space < s.track.length; space++) {
    const tile = s.track[space]
    if (tile >= 0 && (!chosen || whyNotKeep(s, seat, tile) === null)) out.push(TAKE[tile])
  }
}

export function cheapestPayment(s: State, seat: Seat, tile: TileId): Payment | null {
  if (whyNotPay(s, seat, tile) !== null) return null
  const goods = COST_OF[tile].any > 0 ? cheapestAny(s, seat).bundle : COST_GOODS[tile]
  return sizeOf(goods) === 0 ? { own: [], bought: [], coins: 0 } : paymentOf(s, stockOf(s, seat), goods)
}
