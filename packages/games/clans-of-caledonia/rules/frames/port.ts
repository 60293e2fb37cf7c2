import { itsSeat, type Seat } from '@bothy/kernel'
import { exchangesFor, notAsked, SHIFT } from '../actions.ts'
import { contentOf } from '../content.ts'
import { GOOD_KINDS, goodId } from '../../data/goods.ts'
import { PORT_TILES, type PortTileId } from '../../data/port-tiles.ts'
import { UNITS, unitId } from '../../data/units.ts'
import { buildingBonus } from '../topics/contracts.ts'
import { goodsNearby } from '../topics/expand.ts'
import { addGoods, buy, goodsOf, listTrades, priceNow, sell, shiftedPlace } from '../topics/market.ts'
import {
  BASIC_EXCHANGE,
  canTradeAfter,
  copyCost,
  LESS_MEAT,
  listPorts,
  MONEY_BUILDING,
  moduleOf,
  PORT_MONEY,
  PRICE_SHIFT,
  PROCESSED_EXCHANGE,
  shiftable,
  SWAP_UNITS,
  UPGRADE_GLORY,
} from '../topics/ports.ts'
import { placeUnit, removeUnit } from '../topics/reach.ts'
import { listSwaps, NO_SWAP } from '../topics/swap.ts'
import type { Action, Event, State } from '../types.ts'
import { AFTER, type AskOf } from './frame.ts'

/** COC-56, COC-65: marks the tile, pays for a copy, and does what the tile says. The question on top stays. */
export function usePort(s: State, seat: Seat, a: Extract<Action, { type: 'port' }>, events?: Event[]): void {
  const tile = PORT_TILES.indexOf(a.port)
  const money = a.copy === null ? 0 : copyCost(s)
  s.portsUsed[seat] |= 1 << moduleOf(s, tile)
  s.money[seat] -= money
  events?.push({ type: 'portUsed', seat, port: a.port, copy: a.copy, money })
  takeEffect(s, seat, a.copy === null ? tile : PORT_TILES.indexOf(a.copy), events)
}

function takeEffect(s: State, seat: Seat, effect: PortTileId, events?: Event[]): void {
  const { portTiles } = contentOf(s)
  switch (effect) {
    case LESS_MEAT: {
      const f = s.stack.pop()
      if (f?.kind === 'slaughter') s.stack.push({ ...f, spared: f.spared + portTiles.lessMeat.animals })
      return
    }
    case BASIC_EXCHANGE:
    case PROCESSED_EXCHANGE:
      s.stack.push({ kind: 'exchange', seat, processed: effect === PROCESSED_EXCHANGE })
      return
    case UPGRADE_GLORY: {
      const { glory, upgrades } = portTiles.upgradeGlory
      s.glory[seat] += glory
      events?.push({ type: 'gloryGained', seat, glory, total: s.glory[seat] })
      s.stack.push({ kind: 'offerBonus', seat, spaces: 0, upgrades, grain: 0, begun: true })
      return
    }
    case PORT_MONEY:
      return gainMoney(s, seat, portTiles.money.money, events)
    case PRICE_SHIFT:
      s.stack.push({ kind: 'shift', seat, among: shiftable(s), nearby: s.stack.at(-1)?.kind === 'placed' })
      return
    case SWAP_UNITS:
      s.stack.push({ kind: 'swap', seat, ...NO_SWAP })
      return
    case MONEY_BUILDING:
      gainMoney(s, seat, portTiles.moneyBuilding.money, events)
      s.stack.push({ kind: 'offerPlaced', seat, goods: 0, draws: 1 })
      return
    default:
      throw new Error(`no effect ${effect}`)
  }
}

function gainMoney(s: State, seat: Seat, money: number, events?: Event[]): void {
  s.money[seat] += money
  events?.push({ type: 'moneyGained', seat, money, by: 'port' })
}

export const exchange: AskOf<'exchange'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    const { portTiles } = contentOf(s)
    const { gain } = f.processed ? portTiles.processedExchange : portTiles.basicExchange
    for (const { give, action } of exchangesFor(f.processed, gain)) if (goodsOf(s, seat, give) > 0) out.push(action)
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'exchange') return notAsked(a, f.kind)
    s.stack.pop()
    addGoods(s, seat, goodId(a.give), -1)
    for (const good of a.gain) addGoods(s, seat, goodId(good), 1)
    events?.push({ type: 'goodsExchanged', seat, give: a.give, gain: a.gain.slice() })
  },
}

/** COC-62: only what can be traded afterwards. */
export const shift: AskOf<'shift'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    for (let good = 0; good < GOOD_KINDS; good++) {
      if ((f.among & (1 << good)) === 0) continue
      for (const up of [false, true])
        if (canTradeAfter(s, seat, { good, up, nearby: f.nearby, money: s.money[seat] }))
          out.push(SHIFT[good][up ? 1 : 0])
    }
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'shift') return notAsked(a, f.kind)
    s.stack.pop()
    const good = goodId(a.good)
    const { steps } = contentOf(s).portTiles.priceShift
    s.prices[good] = shiftedPlace(s, good, a.up ? steps : -steps)
    events?.push({ type: 'priceShifted', seat, good: a.good, up: a.up, price: priceNow(s, good) })
    const below = s.stack.pop()
    if (below?.kind === 'placed') s.stack.push({ ...below, must: good })
    else if (below?.kind === 'trade') s.stack.push(below)
    else s.stack.push(AFTER[seat], { kind: 'trade', seat, good })
  },
}

/** COC-62: the main action is a trade in the good whose price was moved, and may still be moved again (COC-103). */
export const trade: AskOf<'trade'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    listTrades(s, seat, f.good, out)
    listPorts(s, seat, out)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'port') return usePort(s, seat, a, events)
    s.stack.pop()
    if (a.type === 'buy') buy(s, seat, goodId(a.good), a.n, false, events)
    else if (a.type === 'sell') sell(s, seat, goodId(a.good), a.n, events)
    else notAsked(a, f.kind)
  },
}

/** COC-63, COC-101: two exchanges, then building bonuses; by a setting, neighbours too. */
export const swap: AskOf<'swap'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    listSwaps(s, seat, f, out)
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'swap') return notAsked(a, f.kind)
    s.stack.pop()
    const taken = removeUnit(s, seat, a.hex)
    const put = unitId(a.unit)
    placeUnit(s, seat, put, a.hex)
    events?.push({ type: 'unitSwapped', seat, hex: a.hex, from: UNITS[taken], to: a.unit })
    if (f.at < 0) {
      s.stack.push({ kind: 'swap', seat, at: a.hex, taken, put })
      return
    }
    const draws =
      put === f.put ? buildingBonus(s, seat, put) : buildingBonus(s, seat, put) + buildingBonus(s, seat, f.put)
    const nearby = (hex: number): number => (s.options.port7NeighbourhoodBonus ? goodsNearby(s, seat, hex) : 0)
    s.stack.push({ kind: 'offerPlaced', seat, goods: nearby(a.hex), draws: 0 })
    s.stack.push({ kind: 'offerPlaced', seat, goods: nearby(f.at), draws })
  },
}
