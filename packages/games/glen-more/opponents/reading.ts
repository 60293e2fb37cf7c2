import type { Seat } from '@bothy/kernel'
import { countIn, figureOn, isFigure, isTile, noteGain, onwards, pointsFor } from '@bothy/kit'
import { CATEGORIES, MAX_SEATS, TRACK_SPACES, VP_BY_DIFFERENCE, VP_PER_TILE_MORE } from '../data/limits.ts'
import { GOOD_KINDS, NO_TILE, type TileId } from '../data/tiles.ts'
import { scoreOf, valueIn } from '../rules/topics/scoring.ts'
import { DIE } from '../rules/topics/track.ts'
import type { State } from '../rules/types.ts'
import { weighPlaces } from './front.ts'
import { LOST, newScale, ringWorth, type Scale, scoringsLeft, tilesToCome, weigh, weighTiles } from './worth.ts'

/** Tiles on the ring at most (GM-7). */
export const RING = 10

export interface Side {
  seat: Seat
  readonly scale: Scale
  vp: number
  score: number
  /** GM-85 without coins and penalty. */
  cardVp: number
  tiles: number
  more: number
  readonly value: number[]
  readonly ahead: number[]
  readonly scoring: number[]
  scoringSum: number
  outcome: number
  cubes: number
  kinds: number
  cubeWorth: number
  engine: number
  /** `lag`: spaces from the gap to the figure; behind it are counted figures (with the die) and tiles. */
  lag: number
  behind: number
  tilesBehind: number
  /** Worth of each tile of the ring, in the order of the ring; `LOST` if it would have to be let go. */
  readonly gains: Float64Array
  best: number
  second: number
  lost: number
}

export interface Reading {
  seats: number
  scorings: number
  toCome: number
  readonly ring: TileId[]
  readonly ringBehind: number[]
  dieLag: number
  readonly sides: Side[]
  fewest: number
}

const newSide = (): Side => ({
  seat: 0,
  scale: newScale(),
  vp: 0,
  score: 0,
  cardVp: 0,
  tiles: 0,
  more: 0,
  value: [0, 0, 0],
  ahead: [0, 0, 0],
  scoring: [0, 0, 0],
  scoringSum: 0,
  outcome: 0,
  cubes: 0,
  kinds: 0,
  cubeWorth: 0,
  engine: 0,
  lag: 0,
  behind: 0,
  tilesBehind: 0,
  gains: new Float64Array(RING + MAX_SEATS),
  best: 0,
  second: 0,
  lost: 0,
})

const reading: Reading = {
  seats: 0,
  scorings: 0,
  toCome: 0,
  ring: [],
  ringBehind: [],
  dieLag: 0,
  sides: Array.from({ length: MAX_SEATS }, newSide),
  fewest: 0,
}

/** Reads a position for a seat. The answer is valid until the next call. */
export function read(s: State, seat: Seat): Reading {
  const r = reading
  r.seats = s.seats
  r.scorings = scoringsLeft(s)
  r.toCome = tilesToCome(s)
  r.fewest = s.tiles[0].length
  for (let i = 1; i < s.seats; i++) r.fewest = Math.min(r.fewest, s.tiles[i].length)
  for (let i = 0; i < s.seats; i++) r.sides[i].seat = (seat + i) % s.seats
  readRing(s, r)
  compareAll(s, r)
  for (let i = 0; i < s.seats; i++) readSide(s, r, r.sides[i])
  return r
}

function readRing(s: State, r: Reading): void {
  r.ring.length = 0
  r.ringBehind.length = 0
  r.dieLag = 0
  let figures = 0
  for (let i = 0; i < s.seats; i++) r.sides[i].lag = 0
  for (let step = 1; step < TRACK_SPACES; step++) {
    const code = s.track[onwards(s.gap, step, TRACK_SPACES)]
    if (isTile(code)) {
      r.ring.push(code)
      r.ringBehind.push(figures)
    } else if (isFigure(code)) {
      const figure = figureOn(code)
      if (figure === DIE) r.dieLag = step
      else {
        const side = r.sides[(figure - r.sides[0].seat + s.seats) % s.seats]
        side.lag = step
        side.behind = figures
        side.tilesBehind = r.ring.length
      }
      figures++
    }
  }
}

function compareAll(s: State, r: Reading): void {
  for (let i = 0; i < r.seats; i++) r.sides[i].scoringSum = 0
  CATEGORIES.forEach((category, c) => {
    let lowest = Infinity
    for (let i = 0; i < r.seats; i++) {
      const value = valueIn(s, r.sides[i].seat, category)
      r.sides[i].value[c] = value
      if (value < lowest) lowest = value
    }
    for (let i = 0; i < r.seats; i++) {
      const side = r.sides[i]
      side.ahead[c] = side.value[c] - lowest
      side.scoring[c] = pointsFor(side.ahead[c], VP_BY_DIFFERENCE)
      side.scoringSum += side.scoring[c]
    }
  })
}

function readSide(s: State, r: Reading, side: Side): void {
  const { seat, scale } = side
  weigh(s, seat, scale)
  side.engine = weighTiles(s, seat, scale)
  weighPlaces(s, seat, scale)
  side.vp = s.vp[seat]
  side.score = scoreOf(s, seat)
  side.tiles = s.tiles[seat].length
  side.more = side.tiles - r.fewest
  side.cardVp = side.score - side.vp - s.coins[seat] - side.more * VP_PER_TILE_MORE
  side.outcome = side.score + side.scoringSum * r.scorings
  side.cubes = 0
  side.kinds = 0
  side.cubeWorth = 0
  for (let good = 0; good < GOOD_KINDS; good++) {
    const n = countIn(scale.stock, good)
    side.cubes += n
    if (n > 0) side.kinds++
    side.cubeWorth += n * scale.kept[good]
  }
  side.best = 0
  side.second = 0
  side.lost = 0
  for (let k = 0; k < r.ring.length; k++) {
    const gain = r.ring[k] === NO_TILE ? LOST : ringWorth(s, seat, scale, r.ring[k])
    if (gain === LOST) side.lost++
    noteGain(side, k, gain)
  }
}
