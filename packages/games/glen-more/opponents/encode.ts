import type { Seat } from '@bothy/kernel'
import {
  above,
  count,
  countIn,
  encodeGains,
  encodeLead,
  encodeOneMore,
  encodePlaces,
  encodeStanding,
  LEADS,
  MORES,
} from '@bothy/kit'
import { CARDS, KINDS } from '../data/faces.ts'
import { TRACK_SPACES } from '../data/limits.ts'
import { CARD_OF, GOOD_KINDS, KIND_OF } from '../data/tiles.ts'
import { tilesLeft } from '../rules/topics/track.ts'
import type { State } from '../rules/types.ts'
import { AHEADS, COINS, MOST_CLAN, MOST_CUBES, SIDE, TABLE, TO_COME } from './layout.ts'
import { read, type Reading, RING, type Side } from './reading.ts'
import { LOST } from './worth.ts'

const A_SCORE = 50
const A_GAIN = 8
const AN_ENGINE = 15
const SOME_TILES = 12
const A_VALUE = 5
const A_STACK = 20
const STANDING = { aScore: A_SCORE, someTiles: SOME_TILES, aValue: A_VALUE, mores: MORES, aheads: AHEADS }
const FULL_ROW = 3
const GAINS = { most: RING, lost: LOST, aGain: A_GAIN }

const KIND_INDEX = KIND_OF.map((kind) => KINDS.indexOf(kind))
const CARD_INDEX = CARD_OF.map((card) => (card === null ? -1 : CARDS.indexOf(card)))

export function encode(s: State, seat: Seat, out: Float32Array): void {
  const r = read(s, seat)
  encodeTable(s, r, out)
  for (let i = 0; i < r.seats; i++) encodeSide(s, r, r.sides[i], out, TABLE.names.length + i * SIDE.names.length)
}

function encodeTable(s: State, r: Reading, out: Float32Array): void {
  const { at } = TABLE
  if (r.scorings > 0) out[at.scoringsLeft + r.scorings - 1] = 1
  above(r.toCome, TO_COME, out, at.toComeAbove)
  for (let stack = 1; stack <= 3; stack++) out[at.stackTiles + stack - 1] = tilesLeft(s, stack) / A_STACK
  for (let good = 0; good < GOOD_KINDS; good++) count(s.market[good], FULL_ROW, out, at.market + good * FULL_ROW)
  out[at.dieLag] = r.dieLag / TRACK_SPACES
  for (let k = 0; k < r.ring.length; k++) {
    const tile = r.ring[k]
    if (k < RING) out[at.ringKind + k * KINDS.length + KIND_INDEX[tile]] = 1
    if (CARD_INDEX[tile] >= 0) out[at.ringCard + CARD_INDEX[tile]] = 1
  }
  encodeLead(r, LEADS, out, at)
  out[at.order + r.sides[0].behind] = 1
}

function encodeSide(s: State, r: Reading, side: Side, out: Float32Array, base: number): void {
  const { at } = SIDE
  encodeStanding(side, r.scorings, STANDING, out, base, at)
  encodeGoods(s, side, out, base)
  encodeTerritory(s, side, out, base)
  out[base + at.lag + side.lag - 1] = 1
  out[base + at.behind + side.behind] = 1
  out[base + at.tilesBehind] = side.tilesBehind / RING
  encodeGains(side, r, GAINS, out, base, at)
}

function encodeGoods(s: State, side: Side, out: Float32Array, base: number): void {
  const { at } = SIDE
  const { stock, coins } = side.scale
  above(coins, COINS, out, base + at.coinsAbove)
  out[base + at.coins] = coins / 10
  for (let good = 0; good < GOOD_KINDS; good++) {
    const own = countIn(stock, good)
    count(own, MOST_CUBES, out, base + at.cubes + good * MOST_CUBES)
    if (own > 0) out[base + at.sellable + good] = s.market[good] / FULL_ROW
  }
  count(side.kinds, GOOD_KINDS, out, base + at.kinds)
  out[base + at.cubeWorth] = side.cubeWorth / AN_ENGINE
}

function encodeTerritory(s: State, side: Side, out: Float32Array, base: number): void {
  const { at } = SIDE
  const { scale } = side
  out[base + at.engine] = side.engine / AN_ENGINE
  count(scale.clan, MOST_CLAN, out, base + at.clan)
  out[base + at.chieftains] = s.chieftains[side.seat] / A_VALUE
  for (const tile of s.tiles[side.seat]) {
    const kind = KIND_INDEX[tile]
    encodeOneMore(3, out, base + at.kindOwned + kind * 3)
    out[base + at.kindWorth + kind] += scale.tile[tile] / A_VALUE
    if (CARD_INDEX[tile] >= 0) out[base + at.card + CARD_INDEX[tile]] = 1
  }
  encodePlaces(scale, A_GAIN, out, base, at)
}
