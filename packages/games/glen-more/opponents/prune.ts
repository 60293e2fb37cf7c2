import type { Seat } from '@bothy/kernel'
import { cellAt, countIn, sizeOf, saleOf } from '@bothy/kit'
import { bundleOfGoods, goodId, PRODUCT_OF, type TileId } from '../data/tiles.ts'
import { CUBES_PER_TILE } from '../data/limits.ts'
import { FAR, READY } from '../rules/topics/activation.ts'
import { wayOf } from '../rules/topics/ways.ts'
import type { Action, State } from '../rules/types.ts'
import { drawFront, outlook, placeWorth } from './front.ts'
import { costOf, newScale, type Scale, tileWorth, weigh, weighTiles } from './worth.ts'

/**
 * Leaves only the choices that matter: tile, place and clan members. The rest follows a fixed order: free activations, exchanges worth
 * their cubes, clan members, sales that pay, end of turn.
 */
export function prune(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  if (legal.length < 2) return legal
  switch (s.stack.at(-1)?.kind) {
    case 'turn':
      return legal.filter((a) => a.type === 'take')
    case 'afford':
      return afford(s, seat, legal)
    case 'pay':
      return pay(s, seat, legal)
    case 'choose':
      return one(legal, (a) => (a.type === 'choose' ? wanted(s, seat, bundleOfGoods(a.goods)) : 0))
    case 'spend':
      return one(legal, (a) => (a.type === 'spend' ? roomMade(s, a.tile) : 0))
    case 'give':
      return legal
    case 'place':
      return places(s, seat, legal)
    case 'activate':
      return activations(s, seat, legal)
    case 'endTurn':
      return sales(s, seat, legal)
    case 'nextTurn':
    case 'receive':
    case 'die':
    case 'refill':
    case 'score':
    case 'endOfGame':
    case undefined:
      return legal
  }
}

const scale = newScale()
function weighed(s: State, seat: Seat): Scale {
  weigh(s, seat, scale)
  return scale
}

function one(legal: readonly Action[], measure: (a: Action) => number): readonly Action[] {
  let best = 0
  let most = -Infinity
  legal.forEach((a, i) => {
    const value = measure(a)
    if (value <= most) return
    most = value
    best = i
  })
  return [legal[best]]
}

/** Least profit of a sale, in VP. */
const MARGIN = 0.4

/** GM-20: the sale that costs least, or let the tile go. */
function afford(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const { kept } = weighed(s, seat)
  const best = one(legal, (a) =>
    a.type === 'sell' ? saleOf(s.market[goodId(a.good)]) - kept[goodId(a.good)] : -Infinity,
  )
  return [...best, ...legal.filter((a) => a.type === 'discard')]
}

/** GM-24: the cubes that cost least; GM-20: or not to pay, where the table allows it. */
function pay(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const best = one(legal, (a) => (a.type === 'pay' ? -costOf(s, weighed(s, seat), bundleOfGoods(a.goods)) : -Infinity))
  return [...best, ...legal.filter((a) => a.type === 'discard')]
}

function wanted(s: State, seat: Seat, goods: number): number {
  const { kept, stock } = weighed(s, seat)
  let sum = 0
  for (let good = 0; good < kept.length; good++) {
    const n = countIn(goods, good)
    if (n === 0) continue
    const own = countIn(stock, good)
    sum += n * kept[good] + (own === 0 ? 0.5 + 0.2 * s.market[good] : 0) - 0.2 * n * n
  }
  return sum
}

/** GM-45: a cube is taken where it makes room: a full tile that can still produce in this turn, then the fullest. */
const roomMade = (s: State, tile: TileId): number => {
  const n = sizeOf(s.cubes[tile])
  return n + (n >= CUBES_PER_TILE && s.reach[tile] === READY ? 3 : 0) + (PRODUCT_OF[tile] < 0 ? -0.5 : 0)
}

const MOST_PLACES = 5

function places(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const cells = legal.filter((a) => a.type === 'place')
  if (cells.length <= MOST_PLACES) return cells
  weighTiles(s, seat, weighed(s, seat))
  return cells
    .map((a) => ({ a, worth: a.type === 'place' ? placeWorth(s, seat, scale, cellAt(a.x, a.y)) : 0 }))
    .toSorted((x, y) => y.worth - x.worth)
    .slice(0, MOST_PLACES)
    .map(({ a }) => a)
}

function activations(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  weighed(s, seat)
  let best: Action | null = null
  let most = 0
  for (const a of legal) {
    if (a.type !== 'activate') continue
    const value = activationWorth(s, a)
    if (value <= most) continue
    most = value
    best = a
  }
  if (best !== null) return [best]
  const room = legal.find(
    (a) => a.type === 'sell' && isFullAndReady(s, a.tile) && PRODUCT_OF[a.tile] === goodId(a.good),
  )
  if (room !== undefined) return [room]
  const moves = clanMoves(s, seat, legal)
  return moves.length > 0 ? moves : sales(s, seat, legal)
}

const FREE = 100

function activationWorth(s: State, a: Extract<Action, { type: 'activate' }>): number {
  const way = wayOf(a)
  if (s.reach[a.tile] === FAR && betterFar(s, a.tile)) return 0
  const far = s.reach[a.tile] === FAR ? -FREE : 0
  if (way.cube !== 0) return FREE + far + (PRODUCT_OF[a.tile] >= 0 ? 1 : wantedCube(s, a))
  if (way.points > 0) return FREE + far + 0.5
  if (way.pay === 0) return FREE + far + way.vp
  return Math.max(0, way.vp + way.barrels * scale.barrel - costOf(s, scale, way.pay) - 0.05) * (far < 0 ? 0.01 : 1)
}

const wantedCube = (s: State, a: Extract<Action, { type: 'activate' }>): number => {
  const good = goodId(a.goods[0])
  return scale.kept[good] + (countIn(scale.stock, good) === 0 ? 0.5 + 0.2 * s.market[good] : 0)
}

/** GM-63: the extra activation goes to the tile that brings most. */
function betterFar(s: State, tile: TileId): boolean {
  const own = tileWorth(s, scale, tile)
  return s.tiles[s.owner[tile]].some((other) => s.reach[other] === FAR && tileWorth(s, scale, other) > own)
}

const isFullAndReady = (s: State, tile: TileId): boolean =>
  s.reach[tile] === READY && sizeOf(s.cubes[tile]) >= CUBES_PER_TILE

/** Least gain of a move, so that clan members do not walk to and fro. */
const STEP = 0.3

/** GM-56, GM-57: the best move if it opens better places, and the chieftain who would be missed least. */
function clanMoves(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  if (s.points === 0) return []
  weighTiles(s, seat, scale)
  drawFront(s, seat, scale)
  const now = outlook(s, scale)
  let move: Action | null = null
  let moved = now + STEP
  let promote: Action | null = null
  let left = -Infinity
  for (const a of legal) {
    if (a.type === 'move') {
      s.clan[a.from]--
      s.clan[a.to]++
      const after = outlook(s, scale)
      s.clan[a.from]++
      s.clan[a.to]--
      if (after > moved) [moved, move] = [after, a]
    } else if (a.type === 'promote') {
      s.clan[a.tile]--
      const after = outlook(s, scale)
      s.clan[a.tile]++
      if (after > left) [left, promote] = [after, a]
    }
  }
  if (promote === null) return move === null ? [] : [move]
  return [move ?? sales(s, seat, legal)[0], promote]
}

/** GM-29: a sale that brings more than the cube is worth; otherwise the end of the turn. */
function sales(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const { kept } = weighed(s, seat)
  const best = one(legal, (a) => {
    if (a.type === 'end') return MARGIN
    return a.type === 'sell'
      ? saleOf(s.market[goodId(a.good)]) - kept[goodId(a.good)] + 0.01 * sizeOf(s.cubes[a.tile])
      : -Infinity
  })
  return best
}
