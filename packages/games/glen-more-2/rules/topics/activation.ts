import type { Seat } from '@bothy/kernel'
import { AROUND, type Bundle, EMPTY, isAround, sizeOf } from '@bothy/kit'
import { MOVE } from '../actions.ts'
import { contentOf } from '../content.ts'
import { GOOD_KINDS } from '../../data/goods.ts'
import type { TileId } from '../../data/tiles.ts'
import { on } from '../hooks.ts'
import {
  ALREADY_ACTIVATED,
  EXTRA_USED,
  FULL,
  INACTIVE,
  NO_CASK_TO_GIVE,
  NO_CLAN,
  NO_MARKER,
  NO_NEW_TILE,
  NO_POINT,
  NOT_GRANTED,
  OUT_OF_REACH,
} from '../reasons.ts'
import type { Action, FrameOf, Reason, State } from '../types.ts'
import { whyNotExchange } from './bill.ts'
import { canBring } from './bring.ts'
import { priceOf, priceOfGood } from './market.ts'
import { cardPower, fieldPower } from './powers.ts'
import { drawSketch, NOBODY, NOWHERE, roomOn, sketch, stockOf, wipeSketch } from './territory.ts'
import { openWaysOf, type Way, waysOf } from './ways.ts'

export type Activating = FrameOf<'activate'> | FrameOf<'grant'>

/** GM2-85: how often the seat may activate a tile anywhere in its turns. */
const extrasOf = (s: State, seat: Seat): number => cardPower(s, seat, 'extraActivationPerTurn')?.amount ?? 0

function whyNotExtra(s: State, seat: Seat): Reason | null {
  for (const ask of on(s).questions.whyNotExtra) {
    const reason = ask(s, seat)
    if (reason !== null) return reason
  }
  return null
}

function whyNotAge(s: State, seat: Seat): Reason | null {
  for (const ask of on(s).questions.whyNotAge) {
    const reason = ask(s, seat)
    if (reason !== null) return reason
  }
  return null
}
const onlyAges = ({ ages, casks }: Way): boolean => ages > 0 && casks === 0

function whyNotTokens(s: State): Reason | null {
  for (const ask of on(s).questions.whyNotTokens) {
    const reason = ask(s)
    if (reason !== null) return reason
  }
  return null
}

export function whyNotEvent(s: State, seat: Seat): Reason | null {
  for (const ask of on(s).questions.whyNotEvent) {
    const reason = ask(s, seat)
    if (reason !== null) return reason
  }
  return null
}

/** GM2-5; GM2-C6-8: gains from another seat's tile go on own tiles. */
const hasRoom = (s: State, seat: Seat, tile: TileId, { put, whole, size }: Way): boolean =>
  s.owner[tile] === seat || s.owner[tile] === NOBODY
    ? size === Math.min(whole, roomOn(s, tile))
    : size === whole && canBring(s, seat, put, 0)

/** GM2-80, GM2-92: around the new tile, whatever lies there now (GM2-Q19). */
export function isInReach(s: State, f: Activating, tile: TileId): boolean {
  if (f.kind === 'grant') return f.types.includes(contentOf(s).tiles[tile].type)
  if (f.all) return true
  return f.cell !== NOWHERE && (s.cell[tile] === f.cell || isAround(s.cell[tile], f.cell))
}

/** GM2-81. A loop, because the list is short and asked for every tile. */
function isActivated(s: State, tile: TileId): boolean {
  for (let i = 0; i < s.activated.length; i++) if (s.activated[i] === tile) return true
  return false
}

export function whyNotReach(s: State, f: Activating, tile: TileId): Reason | null {
  if (isActivated(s, tile)) return ALREADY_ACTIVATED
  if (isInReach(s, f, tile)) return null
  if (f.kind === 'grant') return NOT_GRANTED
  const extras = f.inner ? 0 : extrasOf(s, f.seat)
  if (extras === 0) return f.cell === NOWHERE ? NO_NEW_TILE : OUT_OF_REACH
  return s.extras >= extras ? EXTRA_USED : whyNotExtra(s, f.seat)
}

/** GM2-113: Sinclair for a coin, MacGregor for VP instead. */
const hasClanOf = (s: State, seat: Seat, { by }: Way): boolean =>
  fieldPower(s, seat, by === 'coin' ? 'tradeResourceForCoin' : 'whiskyTileVpInstead') !== null

export function whyNotWay(s: State, seat: Seat, tile: TileId, way: Way, stock: Bundle): Reason | null {
  if (way.by !== null && !hasClanOf(s, seat, way)) return NO_CLAN
  if (way.whole > 0 && !hasRoom(s, seat, tile, way)) return FULL
  if (way.markers > s.markers[seat]) return NO_MARKER
  const noTokens = way.tokens > 0 ? whyNotTokens(s) : null
  if (noTokens !== null) return noTokens
  if (onlyAges(way)) return whyNotAge(s, seat)
  const noEvent = way.events > 0 ? whyNotEvent(s, seat) : null
  if (noEvent !== null) return noEvent
  if (way.isFree) return null
  return way.payCasks > s.casks[seat] ? NO_CASK_TO_GIVE : whyNotExchange(s, seat, way.pay, way.coins, stock)
}

export const whyNotActivate = (s: State, f: Activating, tile: TileId, stock: Bundle): Reason | null =>
  whyNotReach(s, f, tile) ?? whyNoWay(s, f.seat, tile, stock)

export function whyNoWay(s: State, seat: Seat, tile: TileId, stock: Bundle): Reason | null {
  const ways = waysOf(s)[tile]
  if (ways.length === 0) return contentOf(s).tiles[tile].activation === null ? INACTIVE : null
  let least: Reason | null = null
  for (const way of ways) {
    const why = whyNotWay(s, seat, tile, way, stock)
    if (why === null) return null
    least = least === null ? why : lesser(least, why)
  }
  return least
}

/** The smaller lack: the fewest coins, then a sold-out row; a missing clan comes last. */
function lesser(a: Reason, b: Reason): Reason {
  if (a.why === 'noClan' || b.why === 'noClan') return a.why === 'noClan' ? b : a
  if (a.why === 'coins' && b.why === 'coins') return b.need < a.need ? b : a
  return b.why === 'coins' ? b : a
}

const unit = new Int32Array(GOOD_KINDS)

/** Pushes every activation that gives something now. The same conditions as `whyNotWay`, without building reasons. */
export function listActivations(s: State, f: Activating, out: Action[]): void {
  const { seat } = f
  const coins = s.coins[seat]
  const hasExtra = f.kind === 'activate' && !f.inner && s.extras < extrasOf(s, seat) && whyNotExtra(s, seat) === null
  const tiles = s.tiles[seat]
  const all = openWaysOf(s, seat)
  const limit = contentOf(s).supplies.resourcesPerTile
  let stock = EMPTY
  let priced = false
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]
    if (!(hasExtra || isInReach(s, f, tile)) || isActivated(s, tile)) continue
    const ways = all[tile]
    for (let k = 0; k < ways.length; k++) {
      const way = ways[k]
      if (way.by !== null && !hasClanOf(s, seat, way)) continue
      if (way.whole > 0) {
        const room = limit - sizeOf(s.goods[tile])
        if (room === 0) break
        if (way.size !== (room < way.whole ? room : way.whole)) continue
      }
      if (way.markers > s.markers[seat] || (onlyAges(way) && whyNotAge(s, seat) !== null)) continue
      if (way.tokens > 0 && whyNotTokens(s) !== null) continue
      if (way.events > 0 && whyNotEvent(s, seat) !== null) continue
      if (!way.isFree) {
        if (way.payCasks > s.casks[seat]) continue
        if (!priced) {
          stock = stockOf(s, seat)
          for (let good = 0; good < GOOD_KINDS; good++) unit[good] = priceOfGood(s, stock, good, 1)
          priced = true
        }
        let price = way.coins
        if (way.repeats) price += priceOf(s, stock, way.pay)
        else for (let n = 0; n < way.kinds.length; n++) price += unit[way.kinds[n]]
        if (price > coins) continue
      }
      out.push(way.action)
    }
  }
}

/** GM2-84. Asked only of two neighbouring tiles, the first with a Scotsman. */
export const whyNotMove = (s: State): Reason | null => (s.points === 0 ? NO_POINT : null)

export function listScotsmanMoves(s: State, seat: Seat, out: Action[]): void {
  if (whyNotMove(s) !== null) return
  const tiles = s.tiles[seat]
  drawSketch(s, seat)
  for (let i = 0; i < tiles.length; i++) {
    const from = tiles[i]
    if (s.scotsmen[from] === 0) continue
    for (let k = 0; k < AROUND.length; k++) {
      const to = sketch[s.cell[from] + AROUND[k]] - 1
      if (to >= 0) out.push(MOVE[from][to])
    }
  }
  wipeSketch(s, seat)
}
