import type { Seat } from '@bothy/kernel'
import { type Bundle, cheapest, countIn, EMPTY, NEVER, sizeOf } from '@bothy/kit'
import { cardFacts } from '../data/cards.ts'
import { CUBES_PER_TILE, SCORINGS } from '../data/limits.ts'
import {
  ACTIVATION_OF,
  bundleOfGoods,
  COLOUR_OF,
  COST_GOODS,
  COST_OF,
  FACE_OF,
  GOOD_KINDS,
  HAS_RIVER,
  HAS_ROAD,
  KIND_OF,
  type TileId,
  TILES,
} from '../data/tiles.ts'
import { priceOfGood } from '../rules/topics/market.ts'
import { clanOf, stockOf } from '../rules/topics/tableau.ts'
import { LAST_STACK, tilesLeft } from '../rules/topics/track.ts'
import type { State } from '../rules/types.ts'

/** Worth of things to a seat, in VP, by rule of thumb: decides how a turn is carried out and tells the judges the worth of a place or a tile. */

const CUBE = [1.1, 1.1, 1, 1, 0.9] as const // below MOST_KEPT of the kit
const PLENTY = 3
const PLENTY_FACTOR = 0.6
const LONG = 12
const BARREL_PER_SCORING = 1
const CHIEFTAIN_PER_SCORING = 0.9
const CARD_PER_SCORING = 1
const CLAN = 1.2
const POINT = 0.4

export const EDGES = ['river', 'road', 'plain'] as const
const EDGE_OF: readonly number[] = HAS_RIVER.map((river, tile) => (river ? 0 : HAS_ROAD[tile] ? 1 : 2))

export const tilesToCome = (s: State): number => {
  let left = 0
  for (let stack = 0; stack <= LAST_STACK; stack++) left += tilesLeft(s, stack)
  return left
}

export const scoringsLeft = (s: State): number => SCORINGS - s.scorings

const EXCHANGES = ACTIVATION_OF.map((a) =>
  a.kind === 'exchange' ? a.options.map(({ pay, vp }) => ({ pay: bundleOfGoods(pay), vp })) : [],
)
const GRAIN = 2

/** Filled by `weigh`, valid until the next call. */
export interface Scale {
  /** How much a cube or a tile will still be used: 1 for long, 0 at the end. */
  future: number
  scorings: number
  coins: number
  clan: number
  stock: Bundle
  readonly kept: Float64Array
  readonly cost: Float64Array
  barrel: number
  chieftain: number
  card: number
  point: number
  readonly tile: Float64Array
  /** By class of edge: the best sum of activations around a legal cell (-1: no cell), and the number of cells. */
  readonly place: Float64Array
  readonly cells: Float64Array
}

export const newScale = (): Scale => ({
  future: 0,
  scorings: 0,
  coins: 0,
  clan: 0,
  stock: EMPTY,
  kept: new Float64Array(GOOD_KINDS),
  cost: new Float64Array(GOOD_KINDS),
  barrel: 0,
  chieftain: 0,
  card: 0,
  point: 0,
  tile: new Float64Array(TILES),
  place: new Float64Array(EDGES.length),
  cells: new Float64Array(EDGES.length),
})

export function weigh(s: State, seat: Seat, out: Scale): void {
  const stock = stockOf(s, seat)
  out.future = Math.min(1, tilesToCome(s) / LONG)
  out.scorings = scoringsLeft(s)
  out.coins = s.coins[seat]
  out.clan = clanOf(s, seat)
  out.stock = stock
  out.barrel = BARREL_PER_SCORING * out.scorings
  out.chieftain = CHIEFTAIN_PER_SCORING * out.scorings
  out.card = CARD_PER_SCORING * out.scorings
  out.point = out.clan > 1 ? Math.max(POINT * out.future, out.chieftain - CLAN * out.future) : POINT * out.future
  for (let good = 0; good < GOOD_KINDS; good++) {
    const own = countIn(stock, good)
    out.kept[good] = CUBE[good] * out.future * (own >= PLENTY ? PLENTY_FACTOR : 1)
    const price = priceOfGood(s, EMPTY, good, 1)
    out.cost[good] = own > 0 ? out.kept[good] : price > out.coins ? NEVER : price
  }
}

export function costOf(s: State, scale: Scale, pay: Bundle): number {
  let sum = 0
  let coins = 0
  for (let good = 0; good < GOOD_KINDS; good++) {
    const need = countIn(pay, good)
    if (need === 0) continue
    const own = Math.min(need, countIn(scale.stock, good))
    sum += own * scale.kept[good]
    if (own < need) coins += priceOfGood(s, scale.stock, good, need)
  }
  return coins > scale.coins ? NEVER : sum + coins
}

/** Its inputs paid; never below 0, since activating is optional. */
export function tileWorth(s: State, scale: Scale, tile: TileId): number {
  const a = ACTIVATION_OF[tile]
  switch (a.kind) {
    case 'produce':
      return sizeOf(s.cubes[tile]) >= CUBES_PER_TILE ? 0 : scale.kept[goodOf[tile]]
    case 'produceAny':
      return sizeOf(s.cubes[tile]) >= CUBES_PER_TILE ? 0 : 1.2 * scale.future
    case 'distil':
      return Math.max(0, scale.barrel - scale.cost[GRAIN])
    case 'exchange': {
      let best = 0
      for (const { pay, vp } of EXCHANGES[tile]) best = Math.max(best, vp - costOf(s, scale, pay))
      return best
    }
    case 'exchangeAny':
      return Math.max(0, a.vp - cheapest(scale, ALL, a.count, true))
    case 'fair': {
      let best = 0
      for (let count = 1; count < a.vp.length; count++)
        best = Math.max(best, a.vp[count] - cheapest(scale, ALL, count, false))
      return best
    }
    case 'vp':
      return a.vp
    case 'movement':
      return scale.point
    case 'none':
      return 0
  }
}

const goodOf = ACTIVATION_OF.map((a) =>
  a.kind === 'produce' ? ['wood', 'stone', 'grain', 'cattle', 'sheep'].indexOf(a.good) : -1,
)
const ALL = Array.from({ length: GOOD_KINDS }, (_, good) => good)

export function weighTiles(s: State, seat: Seat, scale: Scale): number {
  let sum = 0
  for (const tile of s.tiles[seat]) sum += scale.tile[tile] = tileWorth(s, scale, tile)
  return sum
}

/** GM-40. */
function bonusWorth(s: State, seat: Seat, scale: Scale, tile: TileId): number {
  const { clan, barrels, card } = FACE_OF[tile]
  let sum = clan * CLAN * (0.4 + 0.6 * scale.future) + barrels * scale.barrel
  if (card === null) return sum
  const { bonnets, effect } = cardFacts(card)
  sum += scale.card + bonnets * scale.chieftain
  switch (effect.kind) {
    case 'cubes':
      return sum + effect.count * 1.2 * scale.future
    case 'coins':
      return sum + effect.count
    case 'barrels':
      return sum + effect.count * scale.barrel
    case 'clan':
      return sum + effect.count * CLAN * scale.future
    case 'extraActivation':
      return sum + 3 * scale.future
    case 'chieftainsCount':
      return sum + (1 + s.chieftains[seat]) * scale.scorings * CHIEFTAIN_PER_SCORING
    case 'vpByColour':
      return sum + effect.vp * countTiles(s, seat, (own) => COLOUR_OF[own] === effect.colour)
    case 'vpByKind':
      return sum + effect.vp * countTiles(s, seat, (own) => KIND_OF[own] === effect.tile)
    case 'fillEmpty':
      return sum + countTiles(s, seat, (own) => goodOf[own] >= 0 && s.cubes[own] === EMPTY) * scale.future
    case 'activateAll': {
      let all = 0
      for (const own of s.tiles[seat]) all += scale.tile[own]
      return sum + all * 0.6
    }
    case 'none':
      return sum
  }
}

function countTiles(s: State, seat: Seat, counts: (tile: TileId) => boolean): number {
  let n = 0
  for (const tile of s.tiles[seat]) if (counts(tile)) n++
  return n
}

/** GM-17 to GM-24: what paying for a tile costs the seat; `NEVER` if it cannot. */
function payWorth(s: State, seat: Seat, scale: Scale, tile: TileId): number {
  const cost = COST_OF[tile]
  if (cost.barrels > s.barrels[seat]) return NEVER
  let sum = cost.barrels * scale.barrel
  if (cost.pieces > 0) {
    if (scale.clan < 2 && s.chieftains[seat] === 0) return NEVER
    sum += CLAN
  }
  if (cost.any > 0) sum += cheapest(scale, ALL, cost.any, true)
  return COST_GOODS[tile] === EMPTY ? sum : sum + costOf(s, scale, COST_GOODS[tile])
}

export const LOST = -1

export function ringWorth(s: State, seat: Seat, scale: Scale, tile: TileId): number {
  const place = scale.place[EDGE_OF[tile]]
  if (place < 0) return LOST
  const pay = payWorth(s, seat, scale, tile)
  if (pay >= NEVER) return LOST
  return Math.max(0, place + tileWorth(s, scale, tile) + bonusWorth(s, seat, scale, tile) - pay)
}
