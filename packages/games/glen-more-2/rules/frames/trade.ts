import type { Seat } from '@bothy/kernel'
import { saleOf, single } from '@bothy/kit'
import { goodId } from '../../data/goods.ts'
import type { Action, Event, State } from '../types.ts'

export function sell(s: State, seat: Seat, a: Extract<Action, { type: 'sell' }>, events?: Event[]): void {
  const good = goodId(a.good)
  const coins = saleOf(s.market[good])
  s.goods[a.tile] -= single(good)
  s.market[good]--
  s.coins[seat] += coins
  events?.push({ type: 'sold', seat, good: a.good, tile: a.tile, coins })
}
