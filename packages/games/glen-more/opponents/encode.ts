import type { Seat } from '@bothy/kernel'
import { countIn } from '@bothy/kit'
import { CARDS, KINDS } from '../data/faces.ts'
import { TRACK_SPACES } from '../data/limits.ts'
import { CARD_OF, GOOD_KINDS, KIND_OF } from '../data/tiles.ts'
import { tilesLeft } from '../rules/topics/track.ts'
import type { State } from '../rules/types.ts'
import { AHEADS, COINS, LEADS, MORES, MOST_CLAN, MOST_CUBES, SIDE, TABLE, TO_COME } from './layout.ts'
import { read, type Reading, RING, type Side } from './reading.ts'
import { EDGES, LOST } from './worth.ts'

const A_SCORE = 50
const A_GAIN = 8
const AN_ENGINE = 15
const SOME_TILES = 12
const A_VALUE = 5
const A_STACK = 20
const FULL_ROW = 3

const KIND_INDEX = KIND_OF.map((kind) => KINDS.indexOf(kind))
const CARD_INDEX = CARD_OF.map((card) => (card === null ? -1 : CARDS.indexOf(card)))

export function encode(s: State, seat: Seat, out: Float32Array): void {
  const r = read(s, seat)
  encodeTable(s, r, out)
  for (let i = 0; i < r.seats; i++) encodeSide(s, r, r.sides[i], out, TABLE.names.length + i * SIDE.names.length)
}

function above(value: number, marks: readonly number[], out: Float32Array, at: number): void {
  for (let k = 0; k < marks.length; k++) if (value > marks[k]) out[at + k] = 1
}

function encodeTable(s: State, r: Reading, out: Float32Array): void {
  const { at } = TABLE
  if (r.scorings > 0) out[at.scoringsLeft + r.scorings - 1] = 1
  above(r.toCome, TO_COME, out, at.toComeAbove)
  for (let stack = 1; stack <= 3; stack++) out[at.stackTiles + stack - 1] = tilesLeft(s, stack) / A_STACK
  for (let good = 0; good < GOOD_KINDS; good++)
    for (let filled = 0; filled < s.market[good]; filled++) out[at.market + good * FULL_ROW + filled] = 1
  out[at.dieLag] = r.dieLag / TRACK_SPACES
  for (let k = 0; k < r.ring.length; k++) {
    const tile = r.ring[k]
    if (k < RING) out[at.ringKind + k * KINDS.length + KIND_INDEX[tile]] = 1
    if (CARD_INDEX[tile] >= 0) out[at.ringCard + CARD_INDEX[tile]] = 1
  }
  let outcome = -Infinity
  let score = -Infinity
  for (let i = 1; i < r.seats; i++) {
    outcome = Math.max(outcome, r.sides[i].outcome)
    score = Math.max(score, r.sides[i].score)
  }
  above(r.sides[0].outcome - outcome, LEADS, out, at.lead)
  above(r.sides[0].score - score, LEADS, out, at.scoreLead)
  out[at.order + r.sides[0].behind] = 1
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
    out[base + at.toScore + c] = (side.scoring[c] * r.scorings) / 10
  }
  encodeGoods(s, side, out, base)
  encodeTerritory(s, side, out, base)
  out[base + at.lag + side.lag - 1] = 1
  out[base + at.behind + side.behind] = 1
  out[base + at.tilesBehind] = side.tilesBehind / RING
  encodeGains(r, side, out, base)
}

function encodeGoods(s: State, side: Side, out: Float32Array, base: number): void {
  const { at } = SIDE
  const { stock, coins } = side.scale
  above(coins, COINS, out, base + at.coinsAbove)
  out[base + at.coins] = coins / 10
  for (let good = 0; good < GOOD_KINDS; good++) {
    const own = countIn(stock, good)
    for (let n = 0; n < Math.min(own, MOST_CUBES); n++) out[base + at.cubes + good * MOST_CUBES + n] = 1
    if (own > 0) out[base + at.sellable + good] = s.market[good] / FULL_ROW
  }
  for (let n = 0; n < side.kinds; n++) out[base + at.kinds + n] = 1
  out[base + at.cubeWorth] = side.cubeWorth / AN_ENGINE
}

function encodeTerritory(s: State, side: Side, out: Float32Array, base: number): void {
  const { at } = SIDE
  const { scale } = side
  out[base + at.engine] = side.engine / AN_ENGINE
  for (let n = 0; n < Math.min(scale.clan, MOST_CLAN); n++) out[base + at.clan + n] = 1
  out[base + at.chieftains] = s.chieftains[side.seat] / A_VALUE
  for (const tile of s.tiles[side.seat]) {
    const kind = KIND_INDEX[tile]
    for (let n = 0; n < 3; n++) {
      const input = base + at.kindOwned + kind * 3 + n
      if (out[input] !== 0) continue
      out[input] = 1
      break
    }
    out[base + at.kindWorth + kind] += scale.tile[tile] / A_VALUE
    if (CARD_INDEX[tile] >= 0) out[base + at.card + CARD_INDEX[tile]] = 1
  }
  for (let edge = 0; edge < EDGES.length; edge++) {
    if (scale.place[edge] < 0) out[base + at.noPlace + edge] = 1
    else out[base + at.place + edge] = scale.place[edge] / A_GAIN
    out[base + at.cells + edge] = Math.min(scale.cells[edge], 8) / 8
  }
}

function encodeGains(r: Reading, side: Side, out: Float32Array, base: number): void {
  const { at } = SIDE
  let free = 0
  let one = 0
  for (let k = 0; k < Math.min(r.ring.length, RING); k++) {
    const gain = side.gains[k]
    if (gain === LOST) {
      out[base + at.lost + k] = 1
      continue
    }
    out[base + at.gain + k] = gain / A_GAIN
    // No figure in between: this seat takes it before any other moves, if it is on turn.
    if (r.ringBehind[k] <= 1) free = Math.max(free, gain)
    if (r.ringBehind[k] <= 2) one = Math.max(one, gain)
  }
  out[base + at.bestGain] = side.best / A_GAIN
  out[base + at.bestGain + 1] = side.second / A_GAIN
  out[base + at.gainInReach] = free / A_GAIN
  out[base + at.gainInReach + 1] = one / A_GAIN
  out[base + at.gainInReach + 2] = (side.best + side.second) / (2 * A_GAIN)
}
