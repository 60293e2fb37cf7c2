import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { PORT, PORT_COPY } from '../actions.ts'
import { contentOf, mapOf } from '../content.ts'
import { BASIC_KINDS, GOOD_KINDS, type GoodId } from '../../data/goods.ts'
import { PORTS_IN_PLAY } from '../../data/limits.ts'
import { PORT_TILES, type PortTile, type PortTileId } from '../../data/port-tiles.ts'
import { PORT_USED, portIdle, portTooFar, tooPoor } from '../reasons.ts'
import { REVISION } from '../revisions.ts'
import type { Action, Reason, State } from '../types.ts'
import { goodsOf, merchantsOn, mostBought, mostNearby, mostSold, priceAt, shiftedPlace } from './market.ts'
import { levelTo, portsInReach } from './reach.ts'
import { canSwapTwo } from './swap.ts'

const tileId = (tile: PortTile): PortTileId => PORT_TILES.indexOf(tile)
export const LESS_MEAT = tileId('lessMeat')
export const BASIC_EXCHANGE = tileId('basicExchange')
export const PROCESSED_EXCHANGE = tileId('processedExchange')
export const UPGRADE_GLORY = tileId('upgradeGlory')
export const PORT_MONEY = tileId('money')
export const PRICE_SHIFT = tileId('priceShift')
export const SWAP_UNITS = tileId('swapUnits')
export const MONEY_BUILDING = tileId('moneyBuilding')
export const COPY_PORT = tileId('copyPort')

/** Place of the module on which a tile lies; -1 if it is not in play. */
export const moduleOf = (s: State, tile: PortTileId): number => s.ports.indexOf(tile)
export const portHex = (s: State, module: number): Hex => mapOf(s).ports[module]

/** COC-56: each once, and in reach at the moment of use. */
export function whyNotReachPort(s: State, seat: Seat, tile: PortTileId): Reason | null {
  const module = moduleOf(s, tile)
  if ((s.portsUsed[seat] & (1 << module)) !== 0) return PORT_USED
  const level = levelTo(s, seat, portHex(s, module))
  return level > s.shipping[seat] ? portTooFar(level, s.shipping[seat]) : null
}

export const copyCost = (s: State): number => contentOf(s).portTiles.copyPort.cost

/** COC-57, COC-103: how many animals the seat can still spare with ports 1 and 9. */
export function sparable(s: State, seat: Seat): number {
  if (moduleOf(s, LESS_MEAT) < 0) return 0
  const { animals } = contentOf(s).portTiles.lessMeat
  let sum = whyNotReachPort(s, seat, LESS_MEAT) === null ? animals : 0
  if (moduleOf(s, COPY_PORT) >= 0 && s.money[seat] >= copyCost(s) && whyNotReachPort(s, seat, COPY_PORT) === null)
    sum += animals
  return sum
}

const hasSome = (s: State, seat: Seat, from: GoodId, to: GoodId): boolean => {
  for (let good = from; good < to; good++) if (goodsOf(s, seat, good) > 0) return true
  return false
}

/** COC-62: could the good be traded right after its price has moved? `nearby`: by neighbourhood. */
export function canTradeAfter(
  s: State,
  seat: Seat,
  shift: { readonly good: GoodId; readonly up: boolean; readonly nearby: boolean; readonly money: number },
): boolean {
  const { good, up, nearby, money } = shift
  const { steps } = contentOf(s).portTiles.priceShift
  const place = shiftedPlace(s, good, up ? steps : -steps)
  if (nearby) return mostNearby(s, seat, good, place, money) > 0
  return mostSold(s, seat, good) > 0 || mostBought(s, seat, good, priceAt(s, good, place), money) > 0
}

const ALL_GOODS = (1 << GOOD_KINDS) - 1

/** COC-62, COC-103: goods as bits whose price can be moved now; of one that was moved and not yet traded, only that one again. */
export function shiftable(s: State): number {
  const f = s.stack.at(-1)
  if (f?.kind === 'turn') return ALL_GOODS
  if (f?.kind === 'placed' && f.must < 0) return f.goods
  if (s.revision < REVISION.shiftAgain) return 0
  return f?.kind === 'trade' ? 1 << f.good : f?.kind === 'placed' ? 1 << f.must : 0
}

function canShift(s: State, seat: Seat, money: number): boolean {
  const nearby = s.stack.at(-1)?.kind === 'placed'
  const among = shiftable(s)
  for (let good = 0; good < GOOD_KINDS; good++) {
    if ((among & (1 << good)) === 0 || s.merchants[seat] === 0) continue
    if (nearby && merchantsOn(s, seat, good) < 0) continue
    for (const up of [false, true]) if (canTradeAfter(s, seat, { good, up, nearby, money })) return true
  }
  return false
}

/** COC-99, COC-103: is this the moment for the effect, and can it be used with so much money? */
function isUsable(s: State, seat: Seat, effect: PortTileId, money: number): boolean {
  const f = s.stack.at(-1)
  if (f === undefined) return false
  const isFree = f.kind === 'turn' || f.kind === 'after'
  switch (effect) {
    case LESS_MEAT:
      return f.kind === 'slaughter' && f.beef + f.mutton > f.spared
    case PRICE_SHIFT:
      return canShift(s, seat, money)
    case BASIC_EXCHANGE:
      return isFree && hasSome(s, seat, 0, BASIC_KINDS)
    case PROCESSED_EXCHANGE:
      return isFree && hasSome(s, seat, BASIC_KINDS, GOOD_KINDS)
    case SWAP_UNITS:
      return isFree && canSwapTwo(s, seat)
    case UPGRADE_GLORY:
    case PORT_MONEY:
    case MONEY_BUILDING:
      return isFree
    default:
      return false
  }
}

/** COC-56 to COC-65: for a tile in play. `copy` is the effect that port 9 uses, -1 otherwise. */
export const whyNotPort = (s: State, seat: Seat, tile: PortTileId, copy: PortTileId): Reason | null =>
  whyNotReachPort(s, seat, tile) ?? whyNotUse(s, seat, tile, copy)

function whyNotUse(s: State, seat: Seat, tile: PortTileId, copy: PortTileId): Reason | null {
  const price = copy < 0 ? 0 : copyCost(s)
  if (price > s.money[seat]) return tooPoor(price, s.money[seat])
  const effect = copy < 0 ? tile : copy
  return isUsable(s, seat, effect, s.money[seat] - price) ? null : portIdle(effect)
}

export function listPorts(s: State, seat: Seat, out: Action[]): void {
  const open = s.ports.length === 0 || s.portsUsed[seat] === ALL_USED ? 0 : portsInReach(s, seat) & ~s.portsUsed[seat]
  for (let module = 0; open >> module !== 0; module++) {
    if ((open & (1 << module)) === 0) continue
    const tile = s.ports[module]
    if (tile !== COPY_PORT) {
      if (whyNotUse(s, seat, tile, -1) === null) out.push(PORT[tile])
      continue
    }
    for (let other = 0; other < s.ports.length; other++)
      if (other !== module && whyNotUse(s, seat, tile, s.ports[other]) === null) out.push(PORT_COPY[s.ports[other]])
  }
}
const ALL_USED = (1 << PORTS_IN_PLAY) - 1
