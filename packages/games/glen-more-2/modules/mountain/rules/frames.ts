import { itsSeat, type Seat } from '@bothy/kernel'
import { countIn, single } from '@bothy/kit'
import { DECLINE, notAsked } from '../../../rules/actions.ts'
import { GOOD_KINDS, goodId, GOODS, type Good } from '../../../data/goods.ts'
import { TILE_COUNT, type TileId } from '../../../data/tiles.ts'
import type { AskOf, StepOf } from '../../../rules/frames/frame.ts'
import { putGoods } from '../../../rules/frames/gain.ts'
import { sell } from '../../../rules/frames/trade.ts'
import { on, runHook } from '../../../rules/hooks.ts'
import { canSell, listSales } from '../../../rules/topics/market.ts'
import { roomOn } from '../../../rules/topics/territory.ts'
import type { Action, Event, State } from '../../../rules/types.ts'
import { COINS_OF_THE_DIE, TOLL } from '../data/index.ts'
import { canSellAtTheMountain, canSellOnTheWay, dueFor, goodsOn, mountainOf, whyNotToll } from './queries.ts'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

const perTile = <V>(make: (tile: TileId) => V): readonly V[] =>
  Array.from({ length: TILE_COUNT }, (_, tile: TileId) => make(tile))
export const TOLL_COIN: Of<'toll'> = { type: 'toll', good: null, tile: null }
export const TOLL_GOOD = perTile((tile) => GOODS.map((good): Of<'toll'> => ({ type: 'toll', good, tile })))
export const UNLOAD = perTile((tile) => GOODS.map((good): Of<'unload'> => ({ type: 'unload', good, tile })))

/** GM2-C2-6: from the pool. */
export function addCoinOfTheDie(s: State, events?: Event[]): void {
  mountainOf(s).coins += COINS_OF_THE_DIE
  events?.push({ type: 'mountainGrew', coins: COINS_OF_THE_DIE })
}

function tollsOf(s: State, seat: Seat): readonly Of<'toll'>[] {
  const out: Of<'toll'>[] = []
  const due = dueFor(s, seat)
  if (whyNotToll(s, seat, null, due) === null) out.push(TOLL_COIN)
  for (let good = 0; good < GOOD_KINDS; good++) {
    if (countIn(due.stock, good) === 0 || whyNotToll(s, seat, good, due) !== null) continue
    for (const tile of s.tiles[seat]) if (countIn(s.goods[tile], good) > 0) out.push(TOLL_GOOD[tile][good])
  }
  return out
}

/** GM2-C2-3: a toll without a choice is paid at once; a seat that has nothing pays nothing. */
export function askToll(s: State, seat: Seat, events?: Event[]): void {
  const tolls = tollsOf(s, seat)
  if (tolls.length > 1 || (canSellOnTheWay(s, seat) && canSell(s, seat))) s.stack.push({ kind: 'toll', seat })
  else if (tolls.length === 1) payToll(s, seat, tolls[0], events)
}

function payToll(s: State, seat: Seat, { good, tile }: Of<'toll'>, events?: Event[]): void {
  const mine = mountainOf(s)
  if (good === null || tile === null) {
    s.coins[seat] -= TOLL
    mine.coins += TOLL
  } else {
    s.goods[tile] -= single(goodId(good))
    mine.goods[goodId(good)]++
  }
  events?.push({ type: 'tollPaid', seat, good, tile })
}

export const toll: AskOf<'toll'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    out.push(...tollsOf(s, seat))
    if (canSellOnTheWay(s, seat)) listSales(s, seat, out)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'toll') return payToll(s, seat, a, events)
    if (a.type !== 'sell') return notAsked(a, f.kind)
    sell(s, seat, a, events)
    askToll(s, seat, events)
  },
}

const namesOf = (counts: readonly number[]): Good[] =>
  counts.flatMap((n, good) => Array.from({ length: n }, () => GOODS[good]))

/** GM2-C2-4: all that is on the Mountain. The coins come at once, the resources tile by tile. */
function clearMountain(s: State, seat: Seat, events?: Event[]): void {
  const mine = mountainOf(s)
  const { coins } = mine
  if (coins === 0 && goodsOn(s) === 0) return
  events?.push({ type: 'mountainCleared', seat, coins, goods: namesOf(mine.goods) })
  mine.coins = 0
  s.coins[seat] += coins
  askUnload(s, seat, events)
}

/** GM2-C2-4: Chronicles may act before; the frame pushed last is handled first. */
export function leave(s: State, seat: Seat, events?: Event[]): void {
  if (on(s).acts.leavingMountain.length === 0) return clearMountain(s, seat, events)
  s.stack.push({ kind: 'leaveMountain', seat })
  runHook(s, 'leavingMountain', { seat })
}

export const leaveMountain: StepOf<'leaveMountain'> = {
  run(s, { seat }, events) {
    s.stack.pop()
    clearMountain(s, seat, events)
  },
}

function unloadsOf(s: State, seat: Seat): readonly Of<'unload'>[] {
  const { goods } = mountainOf(s)
  const out: Of<'unload'>[] = []
  for (const tile of s.tiles[seat])
    if (roomOn(s, tile) > 0)
      for (let good = 0; good < GOOD_KINDS; good++) if (goods[good] > 0) out.push(UNLOAD[tile][good])
  return out
}

/** GM2-5: where there is no room, and none can be made, the rest is lost. */
function askUnload(s: State, seat: Seat, events?: Event[]): void {
  if (goodsOn(s) === 0) return
  const open = unloadsOf(s, seat)
  if (open.length > 1 || (canSellAtTheMountain(s, seat) && canSell(s, seat))) s.stack.push({ kind: 'unload', seat })
  else if (open.length === 1) putOne(s, seat, open[0], events)
  else loseRest(s, seat, events)
}

function putOne(s: State, seat: Seat, { good, tile }: Of<'unload'>, events?: Event[]): void {
  mountainOf(s).goods[goodId(good)]--
  putGoods(s, seat, tile, single(goodId(good)), events)
  askUnload(s, seat, events)
}

function loseRest(s: State, seat: Seat, events?: Event[]): void {
  const { goods } = mountainOf(s)
  events?.push({ type: 'mountainGoodsLost', seat, goods: namesOf(goods) })
  goods.fill(0)
}

export const unload: AskOf<'unload'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    const open = unloadsOf(s, seat)
    out.push(...open)
    if (canSellAtTheMountain(s, seat)) listSales(s, seat, out)
    if (open.length === 0) out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'unload') return putOne(s, seat, a, events)
    if (a.type === 'decline') return loseRest(s, seat, events)
    if (a.type !== 'sell') return notAsked(a, f.kind)
    sell(s, seat, a, events)
    askUnload(s, seat, events)
  },
}
