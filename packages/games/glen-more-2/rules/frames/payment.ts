import { itsSeat, type Seat } from '@bothy/kernel'
import { afterFirst, type Bundle, countIn, EMPTY, single } from '@bothy/kit'
import { BUY, GIVE, notAsked, SPEND } from '../actions.ts'
import { GOOD_KINDS, goodId, type GoodId, GOODS } from '../../data/goods.ts'
import { MARKET_FIELDS } from '../../data/limits.ts'
import type { TileId } from '../../data/tiles.ts'
import { runHook } from '../hooks.ts'
import { OWED, SOLD_OUT, tooFewCoins } from '../reasons.ts'
import { giversOf } from '../topics/bill.ts'
import { listSales, priceIn, priceOf } from '../topics/market.ts'
import { holds, stockOf } from '../topics/territory.ts'
import type { Bill, Event, Reason, State } from '../types.ts'
import type { AskOf } from './frame.ts'
import { sell } from './trade.ts'

/**
 * GM2-50, GM2-51, GM2-83: pays a bill that was checked before. Parts without a choice are paid at once; questions about the rest are left
 * on the stack, one for each resource.
 */
export function startPayment(s: State, seat: Seat, tile: TileId, bill: Bill, events?: Event[]): void {
  if (bill.casks > 0) {
    s.casks[seat] -= bill.casks
    events?.push({ type: 'casksPaid', seat, count: bill.casks })
    runHook(s, 'casksPaid', { seat, count: bill.casks })
  }
  payOn(s, seat, tile, bill.goods, bill.coins, events)
  giveOn(s, seat, tile, bill.scotsmen, events)
}

function payOn(s: State, seat: Seat, tile: TileId, goods: Bundle, coins: number, events?: Event[]): void {
  let due = goods
  let owed = coins
  if (owed > 0 && owed <= s.coins[seat]) {
    s.coins[seat] -= owed
    events?.push({ type: 'coinsPaid', seat, coins: owed })
    owed = 0
  }
  let stock = goods === EMPTY ? EMPTY : stockOf(s, seat)
  for (let good = 0, rest = goods; rest !== EMPTY; good++, rest = afterFirst(rest)) {
    while (countIn(due, good) > 0) {
      const from = onlyWay(s, seat, good, due, owed, stock)
      if (from === ASK) break
      due -= single(good)
      if (from === MARKET) buyOne(s, seat, good, events)
      else {
        spendOne(s, seat, good, from, events)
        stock -= single(good)
      }
    }
  }
  if (due !== EMPTY || owed > 0)
    s.stack.push({ kind: 'pay', seat, tile, bill: { goods: due, coins: owed, casks: 0, scotsmen: 0 } })
}

const ASK = -1
const MARKET = -2

function onlyWay(s: State, seat: Seat, good: GoodId, due: Bundle, owed: number, stock: Bundle): TileId {
  const own = countIn(stock, good)
  if (own === 0) return whyNotBuy(s, seat, good, due, owed) === null ? MARKET : ASK
  if (canReplace(s, seat, good, due, owed, stock)) return ASK
  const tiles = s.tiles[seat]
  let holder = ASK
  let holders = 0
  for (let i = 0; i < tiles.length; i++) {
    if (holds(s, tiles[i], good) === 0) continue
    holders++
    holder = tiles[i]
  }
  return holders === 1 || own <= countIn(due, good) ? holder : ASK
}

function canReplace(s: State, seat: Seat, good: GoodId, due: Bundle, owed: number, stock: Bundle): boolean {
  const need = countIn(due, good)
  const bought = Math.max(0, need - countIn(stock, good)) + 1
  const others = priceOf(s, stock, due - need * single(good))
  return owed + others + priceIn(s.market[good], bought) <= s.coins[seat]
}

/**
 * GM2-41: why a resource that is due cannot be bought now. A seat with one of the kind may still buy if the rest can then be
 * paid without a sale; a seat that wants to sell for it does so before.
 */
export function whyNotBuy(s: State, seat: Seat, good: GoodId, due: Bundle, owed: number): Reason | null {
  if (s.market[good] >= MARKET_FIELDS) return SOLD_OUT[good]
  const price = s.market[good] + 1
  if (price > s.coins[seat]) return tooFewCoins(price, s.coins[seat], 'GM2-41')
  const stock = stockOf(s, seat)
  if (countIn(stock, good) === 0) return null
  const rest = due - single(good)
  const left = s.coins[seat] - price - owed
  // The row that was bought from is dearer by then; own resources of the kind go first there.
  const others = rest - countIn(rest, good) * single(good)
  const missing = countIn(rest, good) - countIn(stock, good)
  if (missing > 0 && s.market[good] + 1 + missing > MARKET_FIELDS) return OWED
  let again = 0
  for (let i = 1; i <= missing; i++) again += price + i
  return priceOf(s, stock, others) + again <= left ? null : OWED
}

function buyOne(s: State, seat: Seat, good: GoodId, events?: Event[]): void {
  const coins = ++s.market[good]
  s.coins[seat] -= coins
  events?.push({ type: 'bought', seat, good: GOODS[good], coins })
}

function spendOne(s: State, seat: Seat, good: GoodId, tile: TileId, events?: Event[]): void {
  s.goods[tile] -= single(good)
  events?.push({ type: 'spent', seat, good: GOODS[good], tile, count: 1 })
}

export const pay: AskOf<'pay'> = {
  actors: itsSeat,
  legal(s, { seat, bill }, _seat, out) {
    const tiles = s.tiles[seat]
    for (let i = 0; i < tiles.length; i++) {
      if (s.goods[tiles[i]] === EMPTY) continue
      for (let good = 0; good < GOOD_KINDS; good++)
        if (countIn(bill.goods, good) > 0 && holds(s, tiles[i], good) > 0) out.push(SPEND[tiles[i]][good])
    }
    for (let good = 0; good < GOOD_KINDS; good++)
      if (countIn(bill.goods, good) > 0 && whyNotBuy(s, seat, good, bill.goods, bill.coins) === null)
        out.push(BUY[good])
    listSales(s, seat, out)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    const { bill, tile } = f
    if (a.type === 'sell') {
      sell(s, seat, a, events)
      return payOn(s, seat, tile, bill.goods, bill.coins, events)
    }
    if (a.type !== 'spend' && a.type !== 'buy') return notAsked(a, f.kind)
    const good = goodId(a.good)
    if (a.type === 'buy') buyOne(s, seat, good, events)
    else spendOne(s, seat, good, a.tile, events)
    payOn(s, seat, tile, bill.goods - single(good), bill.coins, events)
  },
}

function giveOn(s: State, seat: Seat, tile: TileId, count: number, events?: Event[]): void {
  for (let left = count; left > 0; left--) {
    const givers = giversOf(s, seat, tile, left)
    if (givers.length !== 1) {
      s.stack.push({ kind: 'give', seat, tile, left })
      return
    }
    giveOne(s, seat, givers[0], events)
  }
}

export function giveOne(s: State, seat: Seat, from: TileId, events?: Event[]): void {
  s.scotsmen[from]--
  s.supply[seat]++
  events?.push({ type: 'scotsmanGiven', seat, from })
}

export const give: AskOf<'give'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const from of giversOf(s, f.seat, f.tile, f.left)) out.push(GIVE[from])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'give') return notAsked(a, f.kind)
    s.stack.pop()
    giveOne(s, seat, a.tile, events)
    giveOn(s, seat, f.tile, f.left - 1, events)
  },
}
