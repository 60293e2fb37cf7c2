import type { Seat } from '@bothy/kernel'
import {
  newReading,
  newSide as newStanding,
  noteGain,
  noteGoods,
  type Reading as Position,
  type Side as Standing,
} from '@bothy/kit'
import { contentOf } from '../rules/content.ts'
import { CATEGORIES, MAX_SEATS } from '../data/limits.ts'
import type { Op } from '../data/ops.ts'
import { homeCastle, type TileId } from '../data/tiles.ts'
import { isFree } from '../rules/topics/clan.ts'
import { countedBy } from '../rules/topics/counted.ts'
import { DIE, PIECES } from '../data/pieces.ts'
import { eachTileAhead, isFinished, OUT, rearPiece } from '../rules/topics/rondel.ts'
import { compare, finalScore } from '../rules/topics/scoring.ts'
import { FAR, measureWays, steps } from '../rules/topics/walk.ts'
import type { State } from '../rules/types.ts'
import { chronicleWorth, pointOfChronicles } from './chronicles.ts'
import { newScale, type Scale, scoringsLeft, tilesToCome } from './scale.ts'
import { survey } from './survey.ts'
import { LOST, powerWorth, ringWorth, weighFields } from './worth.ts'

/** Tiles of the line that are looked at: with 14 spaces there are hardly ever more. */
export const RING = 11
export const MOST_LAG = 13
const WAY = 4

export interface Side extends Standing {
  readonly scale: Scale
  readonly aloneLast: boolean[]
  resourceWorth: number
  home: number
  homeward: number
  tempo: number
  isFinished: boolean
  personAhead: boolean
  counts: number
  powers: number
  chronicles: number
}

export interface Reading extends Position<TileId, Side> {
  readonly at: number[]
}

const newSide = (): Side => ({
  ...newStanding(CATEGORIES.length, RING),
  scale: newScale(),
  aloneLast: CATEGORIES.map(() => false),
  resourceWorth: 0,
  home: 0,
  homeward: 0,
  tempo: 0,
  isFinished: false,
  personAhead: false,
  counts: 0,
  powers: 0,
  chronicles: 0,
})

const reading: Reading = { ...newReading(Array.from({ length: MAX_SEATS }, newSide)), at: [] }

/** The answer is valid until the next call. */
export function read(s: State, seat: Seat): Reading {
  const r = reading
  r.seats = s.seats
  r.scorings = scoringsLeft(s)
  r.toCome = tilesToCome(s)
  for (let i = 0; i < s.seats; i++) r.sides[i].seat = (seat + i) % s.seats
  readRing(s, r)
  readCategories(s, r)
  for (let i = 0; i < s.seats; i++) readSide(s, r, r.sides[i])
  return r
}

/** Pieces on The End or beyond it count as level. */
const placeOf = (s: State, piece: number): number => (s.end === OUT ? s.at[piece] : Math.min(s.at[piece], s.end))

function piecesBehind(s: State, position: number): number {
  let n = 0
  for (let piece = 0; piece < PIECES; piece++) if (s.at[piece] !== OUT && s.at[piece] < position) n++
  return n
}

function readRing(s: State, r: Reading): void {
  const rear = rearPiece(s)
  r.ring.length = 0
  r.at.length = 0
  r.ringBehind.length = 0
  eachTileAhead(s, rear, (tile, position) => {
    if (r.ring.length >= RING) return
    r.ring.push(tile)
    r.at.push(position)
    r.ringBehind.push(piecesBehind(s, position))
  })
  r.dieLag = s.at[DIE] === OUT ? 0 : s.at[DIE] - s.at[rear]
  let sum = 0
  for (let seat = 0; seat < s.seats; seat++) sum += placeOf(s, seat)
  for (let i = 0; i < r.seats; i++) {
    const side = r.sides[i]
    const own = placeOf(s, side.seat)
    side.tempo = own - (sum - own) / (s.seats - 1)
    side.lag = Math.min(own - placeOf(s, rear), MOST_LAG)
    side.behind = piecesBehind(s, s.at[side.seat])
    side.isFinished = isFinished(s, side.seat)
  }
}

function readCategories(s: State, r: Reading): void {
  for (let i = 0; i < r.seats; i++) r.sides[i].scoringSum = 0
  CATEGORIES.forEach((category, c) => {
    const { values, vp } = compare(s, category)
    const lowest = Math.min(...values)
    const isShared = values.filter((value) => value === lowest).length > 1
    for (let i = 0; i < r.seats; i++) {
      const side = r.sides[i]
      side.value[c] = values[side.seat]
      side.ahead[c] = values[side.seat] - lowest
      side.scoring[c] = vp[side.seat]
      side.aloneLast[c] = side.ahead[c] === 0 && !isShared
      side.scoringSum += vp[side.seat]
    }
  })
}

function readSide(s: State, r: Reading, side: Side): void {
  const { seat, scale } = side
  survey(s, seat, scale, pointOfChronicles(s, seat))
  weighFields(s, seat, scale)
  const end = finalScore(s, seat)
  side.vp = s.vp[seat]
  side.tiles = s.tiles[seat].length
  side.more = end.more
  side.cardVp = s.ranks === null ? end.cards : 0
  side.score = s.ranks === null ? side.vp + end.territory + end.coins + end.cards : side.vp
  side.outcome = side.score + side.scoringSum * scale.scorings
  readGoods(s, side)
  side.powers = powerWorth(s, seat, scale)
  side.chronicles = chronicleWorth(s, seat)
  side.counts = countsOf(s, seat)
  readGains(s, r, side)
}

function readGoods(s: State, side: Side): void {
  const { seat, scale } = side
  side.resourceWorth = noteGoods(side, scale.stock, scale.kept)
  measureWays(s, seat)
  side.home = s.scotsmen[homeCastle(seat)]
  side.homeward = 0
  for (const tile of s.tiles[seat])
    if (s.scotsmen[tile] > 0 && steps[tile] > 0 && steps[tile] !== FAR)
      side.homeward += s.scotsmen[tile] * Math.max(0, 1 - steps[tile] / WAY)
}

type Threshold = Extract<Op, { op: 'scoreThreshold' }>
const isThreshold = (op: Op): op is Threshold => op.op === 'scoreThreshold'

function countsOf(s: State, seat: Seat): number {
  let sum = 0
  contentOf(s).fields.forEach(({ effect }, field) => {
    const threshold = effect.find(isThreshold)
    if (threshold === undefined || threshold.count === 'coins' || !isFree(s, field)) return
    const last = Math.max(...threshold.table.map(({ min }) => min))
    sum += Math.min(countedBy(s, seat, threshold.count), last)
  })
  return sum
}

function readGains(s: State, r: Reading, side: Side): void {
  side.best = 0
  side.second = 0
  side.personAhead = false
  for (let k = 0; k < r.ring.length; k++) {
    const isAhead = r.at[k] > s.at[side.seat]
    const gain = isAhead ? ringWorth(s, side.seat, side.scale, r.ring[k]) : LOST
    if (isAhead && contentOf(s).tiles[r.ring[k]].persons > 0) side.personAhead = true
    noteGain(side, k, gain)
  }
}
