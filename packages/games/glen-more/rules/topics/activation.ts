import type { Seat } from '@bothy/kernel'
import { type Bundle, sizeOf } from '@bothy/kit'
import { CUBES_PER_TILE } from '../../data/limits.ts'
import { EXTRA_ACTIVATION_TILE, GOOD_KINDS, type TileId } from '../../data/tiles.ts'
import { ALREADY_ACTIVATED, ANY_SOLD_OUT, EXTRA_USED, FULL, GROCER_DIFFERENT, LOCH, OUT_OF_REACH } from '../reasons.ts'
import type { Action, Reason, State } from '../types.ts'
import { priceOf, priceOfGood, whyNotAfford } from './market.ts'
import { type Way, WAYS } from './ways.ts'

export const FAR = 0
export const READY = 1
export const USED = 2

/** GM-63. */
export const hasExtra = (s: State, seat: Seat): boolean => s.owner[EXTRA_ACTIVATION_TILE] === seat

/** GM-41, GM-42, GM-63: may this tile be activated in this turn at all? */
export function whyNotReach(s: State, seat: Seat, tile: TileId): Reason | null {
  if (s.reach[tile] === READY) return null
  if (s.reach[tile] === USED) return ALREADY_ACTIVATED
  if (!hasExtra(s, seat)) return OUT_OF_REACH
  return s.extraUsed ? EXTRA_USED : null
}

/** GM-45, GM-46, GM-49, GM-53: why a way of a tile is not open now. */
export function whyNotWay(s: State, seat: Seat, tile: TileId, way: Way, stock: Bundle): Reason | null {
  if (way.cube !== 0 && sizeOf(s.cubes[tile]) >= CUBES_PER_TILE) return FULL
  const why = way.pay === 0 ? null : whyNotAfford(s, seat, stock, way.pay)
  return why === null && s.grocerDifferent && isGrocerRepeat(way) ? GROCER_DIFFERENT : why
}

const isGrocerRepeat = (way: Way): boolean => way.repeats && way.kinds.length > 2

/** GM-100: the reason of the way that lacks least; null if some way is open. */
export function whyNotActivate(s: State, seat: Seat, tile: TileId, stock: Bundle): Reason | null {
  const reason = whyNotReach(s, seat, tile)
  if (reason !== null) return reason
  const ways = WAYS[tile]
  if (ways.length === 0) return LOCH
  let least: Reason | null = null
  for (const way of ways) {
    const why = whyNotWay(s, seat, tile, way, stock)
    if (why === null) return null
    least = least === null ? why : lesser(least, why)
  }
  return least
}

function lesser(a: Reason, b: Reason): Reason {
  if (a.why === 'different' || b.why === 'different') return a.why === 'different' ? a : b
  if (a.why === 'coins' && b.why === 'coins') return b.need < a.need ? b : a
  if (a.why === 'coins' || b.why === 'coins') return a.why === 'coins' ? a : b
  return a.why === 'soldOut' && b.why === 'soldOut' && a.good !== b.good ? ANY_SOLD_OUT : a
}

/** Cost of one cube of each good, valid within one call of `listActivations`: fairs have 31 ways. */
const unit = new Int32Array(GOOD_KINDS)

/** The same conditions as `whyNotWay`, without building reasons. */
export function listActivations(s: State, seat: Seat, stock: Bundle, out: Action[]): void {
  const tiles = s.tiles[seat]
  const coins = s.coins[seat]
  const extra = hasExtra(s, seat) && !s.extraUsed
  let priced = false
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]
    const reach = s.reach[tile]
    if (reach === USED || (reach === FAR && !extra)) continue
    const ways = WAYS[tile]
    for (let k = 0; k < ways.length; k++) {
      const way = ways[k]
      if (way.cube !== 0) {
        if (sizeOf(s.cubes[tile]) >= CUBES_PER_TILE) break
      } else if (way.repeats) {
        if ((s.grocerDifferent && isGrocerRepeat(way)) || priceOf(s, stock, way.pay) > coins) continue
      } else if (way.pay !== 0) {
        if (!priced) for (let good = 0; good < GOOD_KINDS; good++) unit[good] = priceOfGood(s, stock, good, 1)
        priced = true
        let price = 0
        for (let n = 0; n < way.kinds.length; n++) price += unit[way.kinds[n]]
        if (price > coins) continue
      }
      out.push(way.action)
    }
  }
}
