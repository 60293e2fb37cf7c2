import type { Seat } from '@bothy/kernel'
import { type GoodId, GOODS } from '../data/goods.ts'
import {
  mostBought,
  mostNearby,
  mostSold,
  nearbyPrice,
  priceAt,
  priceNow,
  shiftedPlace,
  tradeMoney,
} from './topics/market.ts'
import type { Frame, State, TradeShown, TradeStep } from './types.ts'

export function trades(s: State, f: Frame | undefined): readonly TradeShown[] {
  if (f === undefined) return []
  const shown =
    f.kind === 'turn'
      ? GOODS.map((_, good) => atMarket(s, f.seat, good))
      : f.kind === 'trade'
        ? [atMarket(s, f.seat, f.good)]
        : f.kind === 'placed'
          ? GOODS.flatMap((_, good) => (sellsNearby(f, good) ? [nearby(s, f.seat, good)] : []))
          : []
  return shown.filter(({ buys, sells }) => buys.length + sells.length > 0)
}

const sellsNearby = (f: { readonly goods: number; readonly must: number }, good: GoodId): boolean =>
  f.must < 0 ? (f.goods & (1 << good)) !== 0 : f.must === good

function atMarket(s: State, seat: Seat, good: GoodId): TradeShown {
  const price = priceNow(s, good)
  return {
    good: GOODS[good],
    nearby: false,
    buys: steps(mostBought(s, seat, good, price, s.money[seat]), (n) => stepOf(s, seat, good, n, -n * price)),
    sells: steps(mostSold(s, seat, good), (n) => stepOf(s, seat, good, -n, n * price)),
  }
}

function nearby(s: State, seat: Seat, good: GoodId): TradeShown {
  const price = nearbyPrice(s, good, s.prices[good])
  const most = mostNearby(s, seat, good, s.prices[good], s.money[seat])
  return {
    good: GOODS[good],
    nearby: true,
    buys: steps(most, (n) => stepOf(s, seat, good, n, -n * price)),
    sells: [],
  }
}

const steps = (most: number, step: (n: number) => TradeStep): readonly TradeStep[] =>
  Array.from({ length: most }, (_, i) => step(i + 1))

function stepOf(s: State, seat: Seat, good: GoodId, moved: number, money: number): TradeStep {
  const place = shiftedPlace(s, good, moved)
  return { n: Math.abs(moved), money: money + tradeMoney(s, seat), place, price: priceAt(s, good, place) }
}
