import type { Seat } from '@bothy/kernel'
import { type Bundle, type Cell, countIn, xOf, yOf } from '@bothy/kit'
import { namesIn } from '../data/bundles.ts'
import { contentOf } from './content.ts'
import type { Goods } from '../data/goods.ts'
import { NO_TILE, THE_END, type TileId } from '../data/tiles.ts'
import { activatesAll } from './frames/place.ts'
import { type Activating, isInReach, whyNotReach, whyNoWay, whyNotWay } from './topics/activation.ts'
import { billOf, giversOf, paymentOf } from './topics/bill.ts'
import { buildable, whyNotBuild } from './topics/build.ts'
import { legalCells } from './topics/placement.ts'
import { whyNotRemove } from './topics/removal.ts'
import { eachTileAhead, prospect } from './topics/rondel.ts'
import { whyNotDiscard, whyNotTake } from './topics/take.ts'
import { stockOf, tileOn, tilesAround } from './topics/territory.ts'
import { type Way, waysOf } from './topics/ways.ts'
import type { Activatable, AskFrame, Offer, Payment, Piece, Spot, State, View, WayShown, Yield } from './types.ts'

export function offers(s: State, seat: Seat, piece: Piece = seat): readonly Offer[] {
  const out: Offer[] = []
  const stock = stockOf(s, seat)
  eachTileAhead(s, piece, (tile, position) => {
    const taking = whyNotTake(s, seat, tile, piece)
    const isEnd = tile === THE_END
    const isDiscard = !isEnd && piece === seat && taking !== null && whyNotDiscard(s, seat, tile) === null
    const bill = billOf(s, piece, tile)
    const payment = isEnd ? null : paymentOf(s, seat, bill, stock)
    out.push({
      tile,
      position,
      what: isEnd ? 'finish' : isDiscard ? 'discard' : 'take',
      reason: isDiscard ? null : taking,
      payment,
      needsSale: !isEnd && taking === null && payment === null,
      givers: taking === null && bill.scotsmen > 0 ? giversOf(s, seat, tile, bill.scotsmen) : [],
      spots: taking === null && !isEnd && isTerritory(s, tile) ? spots(s, seat, tile) : [],
      ...prospect(s, piece, position),
    })
  })
  return out
}

const isTerritory = (s: State, tile: TileId): boolean => {
  const { persons, special } = contentOf(s).tiles[tile]
  return persons === 0 && !special
}

export function spots(s: State, seat: Seat, tile: TileId): readonly Spot[] {
  const cells: Cell[] = []
  legalCells(s, seat, tile, cells)
  const all = activatesAll(s, tile)
  return cells.map((cell) => {
    const over = tileOn(s, seat, cell)
    const near = all ? s.tiles[seat].filter((own) => own !== over) : tilesAround(s, seat, cell)
    return {
      x: xOf(cell),
      y: yOf(cell),
      over: over === NO_TILE ? null : over,
      activates: near.filter((own) => !s.activated.includes(own)),
    }
  })
}

const NOTHING_PAID: Payment = { own: [], bought: [], coins: 0, casks: 0, scotsmen: 0 }

function wayShown(s: State, seat: Seat, way: Way): WayShown {
  const bill = { goods: way.pay, coins: way.coins, casks: way.payCasks, scotsmen: 0 }
  const { vp, casks, points, markers, ages, tokens, events, by, action } = way
  return {
    goods: action.type === 'activate' ? action.goods.slice() : [],
    by,
    payment: paymentOf(s, seat, bill, stockOf(s, seat)) ?? NOTHING_PAID,
    vp,
    casks,
    puts: namesIn(way.put).slice(),
    points,
    markers,
    ages,
    tokens,
    events,
  }
}

export function activatable(s: State, f: Activating): readonly Activatable[] {
  const stock = stockOf(s, f.seat)
  return s.tiles[f.seat].flatMap((tile) => {
    if (whyNotReach(s, f, tile) !== null) return []
    return [openTile(s, f.seat, tile, !isInReach(s, f, tile), stock)]
  })
}

export function openTile(s: State, seat: Seat, tile: TileId, extra: boolean, stock: Bundle): Activatable {
  const open = waysOf(s)[tile].filter((way) => whyNotWay(s, seat, tile, way, stock) === null)
  return {
    tile,
    extra,
    reason: whyNoWay(s, seat, tile, stock),
    ways: open.map((way) => wayShown(s, seat, way)),
  }
}

/** GM2-80: what is near a new tile, and the new tile itself. */
export function yields(s: State, f: AskFrame | null): readonly Yield[] {
  if (f?.kind === 'turn') return yieldsAhead(s, f.seat, f.seat)
  return f?.kind === 'place' ? [...s.tiles[f.seat], f.tile].flatMap((tile) => yieldOf(s, f.seat, tile) ?? []) : []
}

export function yieldsAhead(s: State, seat: Seat, piece: Piece): readonly Yield[] {
  const tiles = s.tiles[seat].slice()
  eachTileAhead(s, piece, (tile) => void tiles.push(tile))
  return tiles.flatMap((tile) => yieldOf(s, seat, tile) ?? [])
}

function yieldOf(s: State, seat: Seat, tile: TileId): Yield | null {
  const ways = waysOf(s)[tile]
  const stock = stockOf(s, seat)
  const open = ways.filter((way) => whyNotWay(s, seat, tile, way, stock) === null)
  const trades = ways.some((way) => !way.isFree)
  if (open.length === 0)
    return trades
      ? { tile, trades, puts: [], any: 0, vp: 0, casks: 0, points: 0, markers: 0, ages: 0, tokens: 0, events: 0 }
      : null
  const most = (of: (way: Way) => number): number => Math.max(...open.map(of))
  const isAny = contentOf(s).tiles[tile].activation?.kind === 'gainAny'
  const puts = namesIn(open[0].put)
  return {
    tile,
    trades,
    puts: isAny ? [] : puts.slice(),
    any: isAny ? puts.length : 0,
    vp: most((way) => way.vp),
    casks: most((way) => way.casks),
    points: most((way) => way.points),
    markers: most((way) => way.markers),
    ages: most((way) => way.ages),
    tokens: most((way) => way.tokens),
    events: most((way) => way.events),
  }
}

/** GM2-113, GM2-65: what could be built or removed. */
export function choices(s: State, f: AskFrame | null): View['choices'] {
  if (f?.kind === 'build')
    return s.discards.map((tile) => ({
      tile,
      reason: whyNotBuild(s, f.seat, tile),
      spots: isTerritory(s, tile) && buildable(s, f.seat).includes(tile) ? spots(s, f.seat, tile) : [],
    }))
  if (f?.kind !== 'remove') return []
  return s.tiles[f.seat]
    .filter((tile) => !f.chosen.includes(tile))
    .map((tile) => ({ tile, reason: whyNotRemove(s, f.seat, tile, f.chosen, f.left), spots: [] }))
}

export const byGood = (count: (good: number) => number): Goods => ({
  wood: count(0),
  stone: count(1),
  barley: count(2),
  sheep: count(3),
  cattle: count(4),
})

export const goodsShown = (bundle: number): Goods => byGood((good) => countIn(bundle, good))
