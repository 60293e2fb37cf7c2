import { peek, type Seat } from '@bothy/kernel'
import { LINEAGE_INDEX, ROYAL_DECK, STRENGTH_OF, VICTORY_THRESHOLD } from '../data/clans.ts'
import { MIXED, NO_LINEAGE } from '../rules/topics/skirmish-order.ts'
import type { State } from '../rules/types.ts'
import { BAND_OF, BANDS, LINEAGE_COUNT, STRONGEST } from './cards.ts'
import { beginCensus, endCensus, meet, meetAll } from './census.ts'
import { HANDS, LEADS, POINTS, SHORTFALLS, SIDE, TABLE } from './layout.ts'
import { isKnown, NO_PLACE, NOTHING_LOWER, read, type Reading, type Side } from './reading.ts'

const BAND_COUNT = BANDS.length
const A_TOTAL = 60
const A_SUM = 40
const A_GROUP = 20
const A_FEW = 3
const HAND_TOTAL = 50

export function encode(s: State, seat: Seat, out: Float32Array): void {
  const r = read(s, seat)
  encodeCourse(s, r, out)
  encodeStandings(r, out)
  encodeHand(s, r, out)
  encodeRecruits(s, r, out)
  encodeUnseen(s, seat, out)
  for (let i = 0; i < r.seats; i++) encodeSide(s, r, i, out, TABLE.names.length + i * SIDE.names.length)
}

function steps(value: number, marks: readonly number[], out: Float32Array, at: number): void {
  for (let k = 0; k < marks.length; k++) if (value > marks[k]) out[at + k] = 1
}

function encodeCourse(s: State, r: Reading, out: Float32Array): void {
  const own = r.sides[0]
  if (r.inClaims) out[TABLE.at.claims] = 1
  else out[TABLE.at.round + s.round - 1] = 1
  out[TABLE.at.turnsLeft + own.turnsLeft] = 1
  out[TABLE.at.order + ((own.seat - s.initiative + s.seats) % s.seats)] = 1
  for (let i = 0; i < r.prizes.length; i++) {
    out[TABLE.at.prize + i] = r.prizes[i] / STRONGEST
    if (i > 0) out[TABLE.at.prizeGap + i - 1] = (r.prizes[i - 1] - r.prizes[i]) / STRONGEST
  }
  if (r.wouldEnd) out[TABLE.at.wouldEnd] = 1
}

function encodeStandings(r: Reading, out: Float32Array): void {
  const own = r.sides[0]
  if (own.place !== NO_PLACE) out[TABLE.at.place + own.place] = 1
  let best = 0
  let above = Infinity
  for (let i = 1; i < r.seats; i++) {
    const estimate = r.sides[i].estimate
    if (estimate > best) best = estimate
    if (estimate >= own.estimate && estimate < above) above = estimate
  }
  steps(own.estimate - best, LEADS, out, TABLE.at.lead)
  if (above < Infinity) steps(own.estimate - above, SHORTFALLS, out, TABLE.at.behindNext)
  for (let k = 0; k < r.reach.length; k++) out[TABLE.at.reach + k] = r.reach[k] / A_TOTAL
  steps(r.reach[own.turnsLeft] - best, LEADS, out, TABLE.at.reachLead)
  steps(r.reach[1] - best, LEADS, out, TABLE.at.nextReachLead)
}

function encodeHand(s: State, r: Reading, out: Float32Array): void {
  const own = r.sides[0]
  let total = 0
  let spare = 0
  for (const card of r.hand) {
    const lineage = LINEAGE_INDEX[card]
    const strength = STRENGTH_OF[card]
    total += strength
    if (lineage !== r.aim) spare += strength
    out[TABLE.at.handBand + lineage * BAND_COUNT + BAND_OF[card]] += 1
    out[TABLE.at.handCount + lineage] += 1 / A_FEW
    out[TABLE.at.handSum + lineage] += strength / A_GROUP
    out[TABLE.at.handStrength + strength - 1] += 1
    const isLow = s.lineageTest ? strength < r.lowestOf[lineage] : strength <= r.lowest
    if (isLow) out[TABLE.at.canActivate + lineage] = 1
  }
  out[TABLE.at.handTotal] = total / HAND_TOTAL
  out[TABLE.at.aimSpare] = spare / HAND_TOTAL
  if (r.aim !== MIXED) out[TABLE.at.aim + r.aim] = 1
  if (own.lineage >= 0) out[TABLE.at.lineage + own.lineage] = 1
  if (s.lineageTest) {
    for (let lineage = 0; lineage < LINEAGE_COUNT; lineage++)
      if (r.lowestOf[lineage] < NOTHING_LOWER)
        out[TABLE.at.lowestOf + lineage] = 1 - r.lowestOf[lineage] / NOTHING_LOWER
  } else if (r.lowest < NOTHING_LOWER) out[TABLE.at.lowest + r.lowest - 1] = 1
}

function encodeRecruits(s: State, r: Reading, out: Float32Array): void {
  let low = NOTHING_LOWER
  let first = 0
  let second = 0
  let third = 0
  for (let slot = 0; slot < s.recruits.length; slot++) {
    if (!s.recruitsUp[slot]) continue
    const card = peek(s.recruits[slot])
    if (card < 0) continue
    const strength = STRENGTH_OF[card]
    const lineage = LINEAGE_INDEX[card]
    out[TABLE.at.recruitLineage + lineage] += 1 / A_FEW
    if (strength < low) low = strength
    if (lineage === r.aim) raise(out, TABLE.at.recruitMatch, strength / STRONGEST)
    for (let i = 0; i < r.seats; i++)
      if (lineage === r.sides[i].lineage)
        raise(out, TABLE.names.length + i * SIDE.names.length + SIDE.at.recruitMatch, strength / STRONGEST)
    if (strength > first) {
      third = second
      second = first
      first = strength
    } else if (strength > second) {
      third = second
      second = strength
    } else if (strength > third) third = strength
  }
  out[TABLE.at.recruitBest] = first / STRONGEST
  out[TABLE.at.recruitBest + 1] = second / STRONGEST
  out[TABLE.at.recruitBest + 2] = third / STRONGEST
  if (low < NOTHING_LOWER) out[TABLE.at.recruitLow] = 1 - low / NOTHING_LOWER
}

function raise(out: Float32Array, at: number, value: number): void {
  if (value > out[at]) out[at] = value
}

function encodeUnseen(s: State, seat: Seat, out: Float32Array): void {
  beginCensus(s.royal, out)
  meetAll(peek(s.hands[seat]))
  meetAll(s.discards)
  meetAll(s.supporters)
  for (let i = 0; i < s.seats; i++) {
    meetAll(s.piles[i])
    for (const sighting of s.sightings[i]) meet(sighting.card)
    for (const piece of s.armies[i]) if (isKnown(piece, seat)) meet(peek(piece.card))
  }
  for (let slot = 0; slot < s.recruits.length; slot++) if (s.recruitsUp[slot]) meet(peek(s.recruits[slot]))
  for (const discard of s.secretDiscards) if ((discard.seenBy & (1 << seat)) !== 0) meet(peek(discard.card))
  endCensus()
}

function encodeSide(s: State, r: Reading, i: number, out: Float32Array, base: number): void {
  const side = r.sides[i]
  const at = SIDE.at
  const after = side.points + side.gain
  out[base + at.points] = side.points / VICTORY_THRESHOLD
  steps(side.points, POINTS, out, base + at.pointsAbove)
  const first = r.prizes.length > 0 ? r.prizes[0] : 0
  const second = r.prizes.length > 1 ? r.prizes[1] : 0
  if (side.points + first >= VICTORY_THRESHOLD) out[base + at.winsWith] = 1
  if (side.points + second >= VICTORY_THRESHOLD) out[base + at.winsWith + 1] = 1
  if (side.points + first + second >= VICTORY_THRESHOLD) out[base + at.winsWith + 2] = 1
  out[base + at.after] = after / VICTORY_THRESHOLD
  if (after >= VICTORY_THRESHOLD) out[base + at.afterReaches] = 1
  if (side.wouldWin) out[base + at.wouldWin] = 1
  out[base + at.gain] = side.gain / STRONGEST
  encodeArmy(side, out, base)
  for (let k = 0; k < HANDS.length; k++) if (side.hand >= HANDS[k]) out[base + at.handAtLeast + k] = 1
  out[base + at.known] = side.known / A_FEW
  out[base + at.knownSum] = side.knownSum / A_GROUP
  out[base + at.knownMatch] = side.knownMatch / A_GROUP
  if (side.isNext) out[base + at.isNext] = 1
  if (side.seat === s.initiative) out[base + at.isHolder] = 1
}

function encodeArmy(side: Side, out: Float32Array, base: number): void {
  const at = SIDE.at
  for (let k = 0; k < 5; k++) if (side.cards > k) out[base + at.armyCards + k] = 1
  out[base + at.sum] = side.sum / A_SUM
  out[base + at.total] = side.total / A_TOTAL
  out[base + at.estimate] = side.estimate / A_TOTAL
  if (side.doubled) out[base + at.isDoubled] = 1
  if (side.lineage !== MIXED && side.lineage !== NO_LINEAGE) out[base + at.oneLineage] = 1
  for (let k = 0; k < 3; k++) if (side.faceDown > k) out[base + at.faceDown + k] = 1
  out[base + at.rank] = side.rank / ROYAL_DECK
  if (side.claims > 1) out[base + at.claimsTwo] = 1
  out[base + at.kept] = side.kept / STRONGEST
}
