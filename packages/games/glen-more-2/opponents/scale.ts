import type { Seat } from '@bothy/kernel'
import { type Bundle, countIn, EMPTY, NEVER, pointsFor } from '@bothy/kit'
import { endBounds } from '../rules/arranged.ts'
import { contentOf } from '../rules/content.ts'
import { FIELD_COUNT } from '../data/fields.ts'
import { GOOD_KINDS } from '../data/goods.ts'
import { CATEGORIES, type Category, SCORINGS } from '../data/limits.ts'
import { homeCastle, TILE_COUNT } from '../data/tiles.ts'
import { priceOfGood } from '../rules/topics/market.ts'
import { fieldPower } from '../rules/topics/powers.ts'
import { isFinished, OUT, STACK_D, tilesLeft } from '../rules/topics/rondel.ts'
import { countOf } from '../rules/topics/scoring.ts'
import { stockOf } from '../rules/topics/territory.ts'
import type { State } from '../rules/types.ts'

const KEPT = [1.2, 1.2, 1.05, 1.05, 1.05] as const // below MOST_KEPT of the kit
/** From this many resources of a type on, each is worth less. */
const PLENTY = 3
const PLENTY_FACTOR = 0.6
/** With at least this many spaces to go, a resource will still be used. */
const LONG = 22
export const MEAN_MOVE = [0, 0, 2.7, 4, 5.3] as const
const ITEM = 1
const POINT = 0.35

export const EDGES = ['river', 'plain'] as const

export function tilesToCome(s: State): number {
  if (s.end !== OUT) return 0
  let left = 0
  for (let place = 0; place < STACK_D; place++) left += tilesLeft(s, place)
  const others = s.sizes[STACK_D] - 1
  const drawn = others + 1 - tilesLeft(s, STACK_D)
  const { from, to } = endBounds(others, s.options.introductory)
  return left + 1 + (Math.max(from, drawn) + to) / 2 - drawn
}

export const scoringsLeft = (s: State): number => SCORINGS - s.scorings

export interface Scale {
  future: number
  turnsLeft: number
  scorings: number
  coins: number
  land: number
  stock: Bundle
  readonly kept: Float64Array
  readonly cost: Float64Array
  readonly item: Float64Array
  scotsman: number
  point: number
  readonly tile: Float64Array
  engine: number
  readonly place: Float64Array
  readonly cells: Float64Array
  /** By clan field: what it would bring, its road not paid (-1: it is not free); the best of them less the road. */
  readonly field: Float64Array
  marker: number
}

export const newScale = (): Scale => ({
  future: 0,
  turnsLeft: 0,
  scorings: 0,
  coins: 0,
  land: 0,
  stock: EMPTY,
  kept: new Float64Array(GOOD_KINDS),
  cost: new Float64Array(GOOD_KINDS),
  item: new Float64Array(CATEGORIES.length),
  scotsman: 0,
  point: 0,
  tile: new Float64Array(TILE_COUNT),
  engine: 0,
  place: new Float64Array(EDGES.length),
  cells: new Float64Array(EDGES.length),
  field: new Float64Array(FIELD_COUNT),
  marker: 0,
})

export const SCOTSMEN = CATEGORIES.indexOf('scotsmen')
export const LANDMARKS = CATEGORIES.indexOf('landmarks')
export const CASKS = CATEGORIES.indexOf('casks')
export const PERSONS = CATEGORIES.indexOf('persons')

export function weigh(s: State, seat: Seat, out: Scale, point = 0): void {
  const isDone = s.ranks !== null || isFinished(s, seat)
  const end = s.end === OUT ? s.front + tilesToCome(s) : s.end
  const spaces = isDone ? 0 : end - s.at[seat]
  out.future = Math.min(1, spaces / LONG)
  out.turnsLeft = spaces / MEAN_MOVE[s.seats]
  out.scorings = s.ranks === null ? scoringsLeft(s) : 0
  out.coins = s.coins[seat]
  out.stock = stockOf(s, seat)
  out.land = 0
  for (const tile of s.tiles[seat]) if (tile !== homeCastle(seat)) out.land += s.scotsmen[tile]
  for (let c = 0; c < CATEGORIES.length; c++) out.item[c] = itemWorth(s, seat, CATEGORIES[c]) * out.scorings
  out.scotsman = 1.2 * out.future + 0.25 * out.item[SCOTSMEN]
  const walk = out.land > 1 ? (out.item[SCOTSMEN] - 1.2 * out.future) / 2 : 0
  out.point = Math.max(POINT * out.future, walk, fieldPower(s, seat, 'unusedMovementVp')?.vpEach ?? 0, point)
  for (let good = 0; good < GOOD_KINDS; good++) {
    const own = countIn(out.stock, good)
    out.kept[good] = KEPT[good] * out.future * (own >= PLENTY ? PLENTY_FACTOR : 1)
    const price = priceOfGood(s, EMPTY, good, 1)
    out.cost[good] = own > 0 ? out.kept[good] : price > out.coins ? NEVER : price
  }
}

/** GM2-121: one more in a category, in one scoring: half as it stands now, half as it is on average. */
export function itemWorth(s: State, seat: Seat, category: Category): number {
  const { lead } = contentOf(s).scoring
  const own = countOf(s, seat, category)
  let lowest = Infinity
  let highest = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const count = countOf(s, other, category)
    lowest = Math.min(lowest, count)
    highest = Math.max(highest, count)
  }
  const pays = (ahead: number): number => pointsFor(ahead, lead)
  // A seat alone at the bottom takes from the leader; every other seat gains for itself.
  const now = own < lowest ? pays(highest - own) - pays(highest - own - 1) : pays(own + 1 - lowest) - pays(own - lowest)
  return 0.5 * now + 0.5 * ITEM
}
