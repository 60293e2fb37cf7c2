import type { Seat } from '@bothy/kernel'
import { countIn } from '@bothy/kit'
import { ORDER } from '../modules/module-types.ts'
import { contentOf } from '../rules/content.ts'
import { FIELD_COUNT } from '../data/fields.ts'
import { GOOD_KINDS } from '../data/goods.ts'
import { MARKET_FIELDS } from '../data/limits.ts'
import { fieldPriceOf, isFree, USUAL } from '../rules/topics/clan.ts'
import { OUT, STACK_D, tilesLeft } from '../rules/topics/rondel.ts'
import type { State } from '../rules/types.ts'
import { KINDS, kindIndex } from './kinds.ts'
import {
  AHEADS,
  COINS,
  LEADS,
  MORES,
  MOST_GOODS,
  MOST_OWNED,
  MOST_SCOTSMEN,
  SIDE,
  TABLE,
  TEMPOS,
  TO_COME,
} from './layout.ts'
import { MOST_LAG, read, type Reading, type Side } from './reading.ts'
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

function above(value: number, marks: readonly number[], out: Float32Array, at: number): void {
  for (let k = 0; k < marks.length; k++) if (value > marks[k]) out[at + k] = 1
}

function count(n: number, most: number, out: Float32Array, at: number): void {
  for (let k = 0; k < Math.min(n, most); k++) out[at + k] = 1
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
  let outcome = -Infinity
  let score = -Infinity
  for (let i = 1; i < r.seats; i++) {
    outcome = Math.max(outcome, r.sides[i].outcome)
    score = Math.max(score, r.sides[i].score)
  }
  above(r.sides[0].outcome - outcome, LEADS, out, at.lead)
  above(r.sides[0].score - score, LEADS, out, at.scoreLead)
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
  out[base + at.vp] = side.vp / A_SCORE
  out[base + at.score] = side.score / A_SCORE
  out[base + at.outcome] = side.outcome / A_SCORE
  out[base + at.cardVp] = side.cardVp / 10
  above(side.more, MORES, out, base + at.moreThan)
  out[base + at.tiles] = side.tiles / SOME_TILES
  for (let c = 0; c < side.value.length; c++) {
    out[base + at.value + c] = side.value[c] / A_VALUE
    above(side.ahead[c], AHEADS, out, base + at.aheadAbove + c * AHEADS.length)
    if (side.aloneLast[c]) out[base + at.aloneLast + c] = 1
    out[base + at.toScore + c] = (side.scoring[c] * side.scale.scorings) / 10
  }
  encodeGoods(side, out, base)
  encodeTerritory(s, side, out, base)
  encodeClans(s, side, out, base)
  above(side.tempo, TEMPOS, out, base + at.tempoAbove)
  out[base + at.lag + side.lag] = 1
  out[base + at.behind + Math.min(side.behind, r.seats)] = 1
  if (side.isFinished) out[base + at.finished] = 1
  out[base + at.turnsLeft] = side.scale.turnsLeft / SOME_TURNS
  encodeGains(r, side, out, base)
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
    for (let n = 0; n < MOST_OWNED; n++) {
      const input = base + at.kindOwned + kind * MOST_OWNED + n
      if (out[input] !== 0) continue
      out[input] = 1
      break
    }
    out[base + at.kindWorth + kind] += scale.tile[tile] / A_VALUE
  }
  for (const card of s.cards[side.seat]) out[base + at.landmark + card] = 1
  for (let edge = 0; edge < scale.place.length; edge++) {
    if (scale.place[edge] < 0) out[base + at.noPlace + edge] = 1
    else out[base + at.place + edge] = scale.place[edge] / A_GAIN
    out[base + at.cells + edge] = Math.min(scale.cells[edge], 8) / 8
  }
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

function encodeGains(r: Reading, side: Side, out: Float32Array, base: number): void {
  const { at } = SIDE
  let free = 0
  let one = 0
  for (let k = 0; k < r.ring.length; k++) {
    const gain = side.gains[k]
    if (gain === LOST) {
      out[base + at.lost + k] = 1
      continue
    }
    out[base + at.gain + k] = gain / A_GAIN
    // With no piece between, the tile is taken before any other seat moves, if it is this seat's turn.
    if (r.ringBehind[k] <= 1) free = Math.max(free, gain)
    if (r.ringBehind[k] <= 2) one = Math.max(one, gain)
  }
  out[base + at.bestGain] = side.best / A_GAIN
  out[base + at.bestGain + 1] = side.second / A_GAIN
  out[base + at.gainInReach] = free / A_GAIN
  out[base + at.gainInReach + 1] = one / A_GAIN
  out[base + at.gainInReach + 2] = (side.best + side.second) / (2 * A_GAIN)
}
