import type { Seat } from '@bothy/kernel'
import { BUY, RECALL, SELL } from '../actions.ts'
import { contentOf } from '../content.ts'
import { GOOD_KINDS, type GoodId, GOODS, isBasic } from '../../data/goods.ts'
import { placeAfter } from '../../data/market.ts'
import {
  BOUGHT_BEFORE,
  nearbyLimit,
  NONE_THERE,
  SOLD_BEFORE,
  tooFewGoods,
  tooFewMerchants,
  tooPoor,
} from '../reasons.ts'
import type { Action, Event, Reason, State } from '../types.ts'
import { CLAN } from './board.ts'
import { nearbyMost } from './expand.ts'

const at = (seat: Seat, good: GoodId): number => seat * GOOD_KINDS + good
export const goodsOf = (s: State, seat: Seat, good: GoodId): number => s.goods[at(seat, good)]
/** `n` must not be -0 (`0 - x`, not `-x`): it would turn the list into one of floats for good. */
export function addGoods(s: State, seat: Seat, good: GoodId, n: number): void {
  s.goods[at(seat, good)] += n
}
export const merchantsOn = (s: State, seat: Seat, good: GoodId): number => s.market[at(seat, good)]

export const priceAt = (s: State, good: GoodId, place: number): number =>
  contentOf(s).marketFor(s.seats).prices[good][place]
export const priceNow = (s: State, good: GoodId): number => priceAt(s, good, s.prices[good])

export const shiftedPlace = (s: State, good: GoodId, steps: number): number =>
  placeAfter(contentOf(s).marketFor(s.seats).prices[good], s.prices[good], steps)

/** COC-42: price of each by neighbourhood, at a place of the track. */
export function nearbyPrice(s: State, good: GoodId, place: number): number {
  const { discount } = contentOf(s).neighbourhood
  return Math.max(0, priceAt(s, good, place) - (isBasic(good) ? discount.basic : discount.processed))
}

/** COC-94: received before paying. */
export const tradeMoney = (s: State, seat: Seat): number =>
  s.clan[seat] === CLAN.stewart ? contentOf(s).clans.stewart.trade : 0

/** COC-25, COC-27: how many of a good the seat can buy at so much each, with so much money. */
export function mostBought(s: State, seat: Seat, good: GoodId, price: number, money: number): number {
  if (s.market[at(seat, good)] < 0) return 0
  const cash = money + tradeMoney(s, seat)
  const merchants = s.merchants[seat]
  return price * merchants <= cash ? merchants : Math.floor(cash / price)
}
export const mostSold = (s: State, seat: Seat, good: GoodId): number =>
  s.market[at(seat, good)] > 0 ? 0 : Math.min(s.merchants[seat], s.goods[at(seat, good)])

const nearbyLeft = (s: State, good: GoodId): number => nearbyMost(s) - s.nearby[good]
export const mostNearby = (s: State, seat: Seat, good: GoodId, place: number, money: number): number =>
  Math.min(nearbyLeft(s, good), mostBought(s, seat, good, nearbyPrice(s, good, place), money))

export function whyNotBuy(s: State, seat: Seat, good: GoodId, n: number, price: number): Reason | null {
  if (s.market[at(seat, good)] < 0) return SOLD_BEFORE[good]
  if (n > s.merchants[seat]) return tooFewMerchants(s.merchants[seat])
  const cash = s.money[seat] + tradeMoney(s, seat)
  return n * price > cash ? tooPoor(n * price, cash) : null
}
export const whyNotBuyNearby = (s: State, seat: Seat, good: GoodId, n: number): Reason | null =>
  n > nearbyLeft(s, good)
    ? nearbyLimit(good, nearbyMost(s))
    : whyNotBuy(s, seat, good, n, nearbyPrice(s, good, s.prices[good]))

export function whyNotSell(s: State, seat: Seat, good: GoodId, n: number): Reason | null {
  if (s.market[at(seat, good)] > 0) return BOUGHT_BEFORE[good]
  if (n > s.merchants[seat]) return tooFewMerchants(s.merchants[seat])
  return n > s.goods[at(seat, good)] ? tooFewGoods(good, s.goods[at(seat, good)]) : null
}

export function listTrades(s: State, seat: Seat, good: GoodId, out: Action[]): void {
  if (s.merchants[seat] === 0) return
  const buys = mostBought(s, seat, good, priceNow(s, good), s.money[seat])
  for (let n = 1; n <= buys; n++) out.push(BUY[good][n])
  const sales = mostSold(s, seat, good)
  for (let n = 1; n <= sales; n++) out.push(SELL[good][n])
}

export function listNearby(s: State, seat: Seat, good: GoodId, out: Action[]): void {
  const most = mostNearby(s, seat, good, s.prices[good], s.money[seat])
  for (let n = 1; n <= most; n++) out.push(BUY[good][n])
}

function gainTradeMoney(s: State, seat: Seat, events?: Event[]): void {
  const money = tradeMoney(s, seat)
  if (money === 0) return
  s.money[seat] += money
  events?.push({ type: 'moneyGained', seat, money, by: 'stewart' })
}

/** COC-25, COC-26, COC-44: `nearby` by neighbourhood, at a discount. */
export function buy(s: State, seat: Seat, good: GoodId, n: number, nearby: boolean, events?: Event[]): void {
  gainTradeMoney(s, seat, events)
  const price = nearby ? nearbyPrice(s, good, s.prices[good]) : priceNow(s, good)
  s.money[seat] -= n * price
  s.merchants[seat] -= n
  s.market[at(seat, good)] += n
  s.goods[at(seat, good)] += n
  s.prices[good] = shiftedPlace(s, good, n)
  if (nearby) s.nearby[good] += n
  events?.push({ type: 'bought', seat, good: GOODS[good], n, price, nearby, now: priceNow(s, good) })
}

export function sell(s: State, seat: Seat, good: GoodId, n: number, events?: Event[]): void {
  gainTradeMoney(s, seat, events)
  const price = priceNow(s, good)
  s.money[seat] += n * price
  s.merchants[seat] -= n
  s.market[at(seat, good)] -= n
  s.goods[at(seat, good)] -= n
  s.prices[good] = shiftedPlace(s, good, -n)
  events?.push({ type: 'sold', seat, good: GOODS[good], n, price, now: priceNow(s, good) })
}

export const whyNotRecall = (s: State, seat: Seat, good: GoodId): Reason | null =>
  s.market[at(seat, good)] === 0 ? NONE_THERE[good] : null

export function listRecalls(s: State, seat: Seat, out: Action[]): void {
  for (let good = 0; good < GOOD_KINDS; good++) if (s.market[at(seat, good)] !== 0) out.push(RECALL[good])
}

export function recall(s: State, seat: Seat, good: GoodId, events?: Event[]): void {
  s.market[at(seat, good)] -= Math.sign(s.market[at(seat, good)])
  s.merchants[seat]++
  events?.push({ type: 'merchantRecalled', seat, good: GOODS[good] })
}

export function takeMerchantsBack(s: State): void {
  for (let seat = 0; seat < s.seats; seat++)
    for (let good = 0; good < GOOD_KINDS; good++) {
      s.merchants[seat] += Math.abs(s.market[at(seat, good)])
      s.market[at(seat, good)] = 0
    }
}
