import type { Seat } from '@bothy/kernel'
import {
  figureOn,
  isFigure,
  isTile,
  newReading,
  newSide as newStanding,
  noteGain,
  noteGoods,
  onwards,
  pointsFor,
  type Reading as Position,
  type Side as Standing,
  sizeOf,
} from '@bothy/kit'
import { CATEGORIES, MAX_SEATS, TRACK_SPACES, VP_BY_DIFFERENCE, VP_PER_TILE_MORE } from '../data/limits.ts'
import { NO_TILE, type TileId } from '../data/tiles.ts'
import { scoreOf, valueIn } from '../rules/topics/scoring.ts'
import { DIE } from '../rules/topics/track.ts'
import type { State } from '../rules/types.ts'
import { weighPlaces } from './front.ts'
import { LOST, newScale, ringWorth, type Scale, scoringsLeft, tilesToCome, weigh, weighTiles } from './worth.ts'

/** Tiles on the ring at most (GM-7). */
export const RING = 10

export interface Side extends Standing {
  readonly scale: Scale
  cubes: number
  cubeWorth: number
  engine: number
  tilesBehind: number
  lost: number
}

export interface Reading extends Position<TileId, Side> {
  fewest: number
}

const newSide = (): Side => ({
  ...newStanding(CATEGORIES.length, RING + MAX_SEATS),
  scale: newScale(),
  cubes: 0,
  cubeWorth: 0,
  engine: 0,
  tilesBehind: 0,
  lost: 0,
})

const reading: Reading = { ...newReading(Array.from({ length: MAX_SEATS }, newSide)), fewest: 0 }

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
  side.cubes = sizeOf(scale.stock)
  side.cubeWorth = noteGoods(side, scale.stock, scale.kept)
  side.best = 0
  side.second = 0
  side.lost = 0
  for (let k = 0; k < r.ring.length; k++) {
    const gain = r.ring[k] === NO_TILE ? LOST : ringWorth(s, seat, scale, r.ring[k])
    if (gain === LOST) side.lost++
    noteGain(side, k, gain)
  }
}
