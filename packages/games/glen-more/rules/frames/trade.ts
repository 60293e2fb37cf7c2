import type { Seat } from '@bothy/kernel'
import { countIn, EMPTY, saleOf, single } from '@bothy/kit'
import { SELL } from '../actions.ts'
import { GOODS } from '../../data/faces.ts'
import { goodId, GOOD_KINDS } from '../../data/tiles.ts'
import { whyNotSell } from '../topics/market.ts'
import type { Action, Event, State } from '../types.ts'

/** GM-14, GM-29: every cube that the market takes, tile by tile. */
export function listSales(s: State, seat: Seat, out: Action[]): void {
  const tiles = s.tiles[seat]
  for (let i = 0; i < tiles.length; i++) {
    const cubes = s.cubes[tiles[i]]
    if (cubes === EMPTY) continue
    for (let good = 0; good < GOOD_KINDS; good++)
      if (countIn(cubes, good) > 0 && whyNotSell(s, good) === null) out.push(SELL[tiles[i]][good])
  }
}

export function sell(s: State, seat: Seat, a: Extract<Action, { type: 'sell' }>, events?: Event[]): void {
  const good = goodId(a.good)
  const coins = saleOf(s.market[good])
  s.cubes[a.tile] -= single(good)
  s.market[good]--
  s.coins[seat] += coins
  events?.push({ type: 'sold', seat, good: GOODS[good], tile: a.tile, coins })
}
