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
import { ORDER } from '../modules/module-types.ts'
import { contentOf } from '../rules/content.ts'
import { FIELD_COUNT } from '../data/fields.ts'
import { GOOD_KINDS } from '../data/goods.ts'
import { MARKET_FIELDS } from '../data/limits.ts'
import { fieldPriceOf, isFree, USUAL } from '../rules/topics/clan.ts'
import { OUT, STACK_D, tilesLeft } from '../rules/topics/rondel.ts'
import type { State } from '../rules/types.ts'
import { KINDS, kindIndex } from './kinds.ts'
import { AHEADS, COINS, MOST_GOODS, MOST_OWNED, MOST_SCOTSMEN, SIDE, TABLE, TEMPOS, TO_COME } from './layout.ts'
import { MOST_LAG, RING, read, type Reading, type Side } from './reading.ts'
import { TERMS, termsOf } from './script.ts'
import { LOST } from './worth.ts'

const A_SCORE = 50
const A_GAIN = 10
const AN_ENGINE = 15
const SOME_TILES = 15
const A_VALUE = 5
const A_STACK = 18
const A_ROAD = 4
const SOME_TURNS = 20
export const A_WORTH = 20
const STANDING = { aScore: A_SCORE, someTiles: SOME_TILES, aValue: A_VALUE, mores: MORES, aheads: AHEADS }
const GAINS = { most: RING, lost: LOST, aGain: A_GAIN }

export function encode(s: State, seat: Seat, out: Float32Array): void {
  const r = read(s, seat)
  encodeTable(s, r, out)
  for (let i = 0; i < r.seats; i++) encodeSide(s, r, r.sides[i], out, TABLE.names.length + i * SIDE.names.length)
  encodeScript(s, r, out)
}

const terms = new Float64Array(TERMS.length)

/**
 * The script's judgement with the weights of `medium`: a net starts from the script, and things it was not trained on, such as a Chronicle,
 * reach it in VP through these sums.
 */
function encodeScript(s: State, r: Reading, out: Float32Array): void {
  for (let i = 0; i < r.seats; i++) {
    termsOf(s, r, i, terms)
    let sum = 0
    for (let k = 0; k < terms.length; k++) {
      const worth = (terms[k] * TERMS[k].tuned) / A_WORTH
      sum += worth
      if (i === 0) out[TABLE.at.term + k] = worth
    }
    out[TABLE.names.length + i * SIDE.names.length + SIDE.at.script] = sum
  }
}

function encodeTable(s: State, r: Reading, out: Float32Array): void {
  const { at } = TABLE
  if (r.scorings > 0) out[at.scoringsLeft + r.scorings - 1] = 1
  above(r.toCome, TO_COME, out, at.toComeAbove)
  for (let stack = 0; stack <= STACK_D; stack++) out[at.stackTiles + stack] = tilesLeft(s, stack) / A_STACK
  if (s.end !== OUT) out[at.endLies] = 1
  for (let good = 0; good < GOOD_KINDS; good++)
    count(s.market[good], MARKET_FIELDS, out, at.market + good * MARKET_FIELDS)
  encodeRing(s, r, out)
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (!isFree(s, field)) continue
    out[at.fieldFree + field] = 1
    out[at.fieldRoad + field] = Math.min(fieldPriceOf(s, r.sides[0].seat, field, USUAL), 2 * A_ROAD) / A_ROAD
  }
  encodeLead(r, LEADS, out, at)
  out[at.order + Math.min(r.sides[0].behind, r.seats)] = 1
  for (let bit = 0; bit < ORDER.length; bit++) if (((s.inPlay >> bit) & 1) === 1) out[at.chronicle + bit] = 1
}

function encodeRing(s: State, r: Reading, out: Float32Array): void {
  const { at } = TABLE
  const { tiles } = contentOf(s)
  out[at.dieLag] = r.dieLag / MOST_LAG
  for (let k = 0; k < r.ring.length; k++) {
    const tile = tiles[r.ring[k]]
    out[at.ringKind + k * KINDS.length + kindIndex(tile)] = 1
    if (tile.overbuild) out[at.ringOverbuild + k] = 1
    if (tile.landmark !== null) out[at.ringLandmark + tile.landmark] = 1
  }
}

function encodeSide(s: State, r: Reading, side: Side, out: Float32Array, base: number): void {
  const { at } = SIDE
  encodeStanding(side, side.scale.scorings, STANDING, out, base, at)
  for (let c = 0; c < side.aloneLast.length; c++) if (side.aloneLast[c]) out[base + at.aloneLast + c] = 1
  encodeGoods(side, out, base)
  encodeTerritory(s, side, out, base)
  encodeClans(s, side, out, base)
  above(side.tempo, TEMPOS, out, base + at.tempoAbove)
  out[base + at.lag + side.lag] = 1
  out[base + at.behind + Math.min(side.behind, r.seats)] = 1
  if (side.isFinished) out[base + at.finished] = 1
  out[base + at.turnsLeft] = side.scale.turnsLeft / SOME_TURNS
  encodeGains(side, r, GAINS, out, base, at)
  out[base + at.chronicleWorth] = side.chronicles / A_GAIN
}

function encodeGoods(side: Side, out: Float32Array, base: number): void {
  const { at } = SIDE
  const { stock, coins } = side.scale
  above(coins, COINS, out, base + at.coinsAbove)
  out[base + at.coins] = coins / 10
  for (let good = 0; good < GOOD_KINDS; good++)
    count(countIn(stock, good), MOST_GOODS, out, base + at.goods + good * MOST_GOODS)
  count(side.kinds, GOOD_KINDS, out, base + at.kinds)
  out[base + at.resourceWorth] = side.resourceWorth / AN_ENGINE
}

function encodeTerritory(s: State, side: Side, out: Float32Array, base: number): void {
  const { at } = SIDE
  const { scale } = side
  const { tiles } = contentOf(s)
  out[base + at.engine] = scale.engine / AN_ENGINE
  count(scale.land, MOST_SCOTSMEN, out, base + at.scotsmenOnLand)
  count(side.home, MOST_SCOTSMEN, out, base + at.scotsmenAtHome)
  out[base + at.homeward] = side.homeward / A_VALUE
  for (const tile of s.tiles[side.seat]) {
    const kind = kindIndex(tiles[tile])
    encodeOneMore(MOST_OWNED, out, base + at.kindOwned + kind * MOST_OWNED)
    out[base + at.kindWorth + kind] += scale.tile[tile] / A_VALUE
  }
  for (const card of s.cards[side.seat]) out[base + at.landmark + card] = 1
  encodePlaces(scale, A_GAIN, out, base, at)
}

function encodeClans(s: State, side: Side, out: Float32Array, base: number): void {
  const { at } = SIDE
  const { scale, seat } = side
  out[base + at.markersLeft] = s.markers[seat] / A_VALUE
  for (const field of s.fields[seat]) out[base + at.field + field] = 1
  for (let field = 0; field < FIELD_COUNT; field++)
    if (scale.field[field] > 0) out[base + at.fieldWorth + field] = scale.field[field] / A_GAIN
  out[base + at.bestField] = scale.marker / A_GAIN
  out[base + at.counts] = side.counts / A_GAIN
  out[base + at.powers] = side.powers / A_GAIN
}
