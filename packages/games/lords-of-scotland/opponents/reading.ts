import { peek, type Seat } from '@bothy/kernel'
import {
  DOUBLING_FACTOR,
  DOUBLING_LEAST_CARDS,
  LINEAGE_INDEX,
  MAX_SEATS,
  ROUNDS,
  STRENGTH_OF,
  VICTORY_THRESHOLD,
} from '../data/clans.ts'
import {
  type ArmyCount,
  beginCount,
  claimsOf,
  countCard,
  endCount,
  MIXED,
  newCount,
  NO_LINEAGE,
} from '../rules/topics/skirmish-order.ts'
import type { ArmyCard, CardId, State } from '../rules/types.ts'
import { LINEAGE_COUNT, MEAN_STRENGTH } from './cards.ts'

export const NO_PLACE = -1

export type Side = ArmyCount & {
  seat: Seat
  points: number
  hand: number
  known: number
  knownSum: number
  /** Sum of the cards seen going to the hand that fit the army's lineage. */
  knownMatch: number
  faceDown: number
  estimate: number
  claims: number
  kept: number
  turnsLeft: number
  isNext: boolean
  /** `place`: by `estimate`, from 0, or `NO_PLACE`; `gain`: claims if each seat takes the best. */
  place: number
  gain: number
  wouldWin: boolean
}

/** The reader's side first, then turn order. Overwritten by each `read`. */
export type Reading = {
  seats: number
  inClaims: boolean
  wouldEnd: boolean
  readonly sides: readonly Side[]
  readonly prizes: number[]
  readonly hand: CardId[]
  readonly reach: number[]
  aim: number
  /** Weakest face-up strength in the armies, overall and by lineage; 13 for none. */
  lowest: number
  readonly lowestOf: number[]
  readonly lineageSums: Float64Array
}

export const NOTHING_LOWER = 13

const blank = (): Side => ({
  ...newCount(),
  seat: 0,
  points: 0,
  hand: 0,
  known: 0,
  knownSum: 0,
  knownMatch: 0,
  faceDown: 0,
  estimate: 0,
  claims: 1,
  kept: 0,
  turnsLeft: 0,
  isNext: false,
  place: NO_PLACE,
  gain: 0,
  wouldWin: false,
})

/** One for the whole module: the hot loops of the bots allocate nothing here. */
const reading: Reading = {
  seats: 0,
  inClaims: false,
  wouldEnd: false,
  sides: Array.from({ length: MAX_SEATS }, blank),
  prizes: [],
  hand: [],
  reach: Array.from({ length: ROUNDS + 1 }, () => 0),
  aim: MIXED,
  lowest: NOTHING_LOWER,
  lowestOf: Array.from({ length: LINEAGE_COUNT }, () => NOTHING_LOWER),
  lineageSums: new Float64Array(LINEAGE_COUNT),
}

const descending = (a: number, b: number): number => b - a

export function read(s: State, seat: Seat): Reading {
  const r = reading
  const top = s.stack.at(-1)
  r.seats = s.seats
  r.inClaims = s.order.length > 0
  const asked = top !== undefined && 'seat' in top ? top.seat : -1
  for (let i = 0; i < s.seats; i++) readSide(s, seat, (seat + i) % s.seats, asked, r.sides[i])
  r.prizes.length = 0
  for (const card of s.supporters) if (card >= 0) r.prizes.push(STRENGTH_OF[card])
  r.prizes.sort(descending)
  r.hand.length = 0
  for (const card of peek(s.hands[seat])) r.hand.push(card)
  r.hand.sort(descending)
  readLowest(s, r)
  readPlaces(s, r)
  readReach(r)
  return r
}

export const isKnown = (piece: ArmyCard, reader: Seat): boolean => piece.faceUp || (piece.seenBy & (1 << reader)) !== 0

function readSide(s: State, reader: Seat, seat: Seat, asked: Seat, out: Side): void {
  out.seat = seat
  out.points = s.points[seat]
  out.hand = peek(s.hands[seat]).length
  readArmy(s.armies[seat], reader, out)
  out.known = 0
  out.knownSum = 0
  out.knownMatch = 0
  for (const sighting of s.sightings[seat]) {
    const strength = STRENGTH_OF[sighting.card]
    out.known++
    out.knownSum += strength
    if (LINEAGE_INDEX[sighting.card] === out.lineage) out.knownMatch += strength
  }
  const behind = (seat - s.initiative + s.seats) % s.seats
  out.turnsLeft = s.order.length > 0 ? 0 : ROUNDS - s.round + (behind >= s.turns - 1 ? 1 : 0)
  out.isNext = asked === seat
}

function readArmy(army: readonly ArmyCard[], reader: Seat, out: Side): void {
  beginCount(out)
  out.faceDown = 0
  out.claims = claimsOf(army)
  out.kept = 0
  for (const piece of army) {
    const card = isKnown(piece, reader) ? peek(piece.card) : null
    countCard(out, card, piece.mark)
    if (!piece.faceUp) out.faceDown++
    if (piece.mark === 'stayInPlay' && card !== null) out.kept += STRENGTH_OF[card]
  }
  endCount(out)
  out.estimate = out.total + out.hidden * MEAN_STRENGTH
}

function readLowest(s: State, r: Reading): void {
  r.lowest = NOTHING_LOWER
  r.lowestOf.fill(NOTHING_LOWER)
  for (const army of s.armies)
    for (const piece of army) {
      if (!piece.faceUp) continue
      const card = peek(piece.card)
      const strength = STRENGTH_OF[card]
      if (strength < r.lowest) r.lowest = strength
      if (strength < r.lowestOf[LINEAGE_INDEX[card]]) r.lowestOf[LINEAGE_INDEX[card]] = strength
    }
}

const standsBefore = (a: Side, b: Side): boolean =>
  a.estimate > b.estimate || (a.estimate === b.estimate && a.rank > b.rank)

function readPlaces(s: State, r: Reading): void {
  for (let i = 0; i < r.seats; i++) {
    const side = r.sides[i]
    side.gain = 0
    side.place = NO_PLACE
    if (side.cards === 0) continue
    side.place = 0
    for (let j = 0; j < r.seats; j++)
      if (j !== i && r.sides[j].cards > 0 && standsBefore(r.sides[j], side)) side.place++
  }
  let taken = 0
  if (r.inClaims) {
    for (let i = s.stack.length - 1; i >= 0; i--) {
      const frame = s.stack[i]
      if (frame.kind !== 'claim') break
      const side = r.sides[(frame.seat - r.sides[0].seat + r.seats) % r.seats]
      for (let n = 0; n < frame.left && taken < r.prizes.length; n++) side.gain += r.prizes[taken++]
    }
  } else
    for (let place = 0; place < r.seats; place++)
      for (let i = 0; i < r.seats; i++) {
        const side = r.sides[i]
        if (side.place !== place) continue
        for (let n = side.claims; n > 0 && taken < r.prizes.length; n--) side.gain += r.prizes[taken++]
      }
  readWinner(r)
}

function readWinner(r: Reading): void {
  let best = 0
  r.wouldEnd = false
  for (let i = 0; i < r.seats; i++) {
    const side = r.sides[i]
    side.wouldWin = false
    const after = side.points + side.gain
    if (after >= VICTORY_THRESHOLD) r.wouldEnd = true
    const ahead = r.sides[best].points + r.sides[best].gain
    // LOS-79: equal totals by the order of the skirmish; seats without an army come last.
    if (i > 0 && (after > ahead || (after === ahead && placeOf(side) < placeOf(r.sides[best])))) best = i
  }
  if (r.wouldEnd) r.sides[best].wouldWin = true
}

const placeOf = (side: Side): number => (side.place === NO_PLACE ? MAX_SEATS : side.place)

function readReach(r: Reading): void {
  const own = r.sides[0]
  r.aim = MIXED
  let best = own.total
  for (let k = 0; k < r.reach.length; k++) {
    const cards = Math.min(k, own.turnsLeft, r.hand.length)
    let plain = own.sum
    for (let i = 0; i < cards; i++) plain += STRENGTH_OF[r.hand[i]]
    r.reach[k] = Math.max(own.total, plain)
    if (own.lineage === MIXED) continue
    for (let lineage = 0; lineage < LINEAGE_COUNT; lineage++) {
      if (own.lineage !== NO_LINEAGE && own.lineage !== lineage) continue
      let sum = own.sum
      let count = own.cards
      for (let i = 0, n = 0; i < r.hand.length && n < cards; i++) {
        if (LINEAGE_INDEX[r.hand[i]] !== lineage) continue
        sum += STRENGTH_OF[r.hand[i]]
        count++
        n++
      }
      if (count < DOUBLING_LEAST_CARDS || sum * DOUBLING_FACTOR <= r.reach[k]) continue
      r.reach[k] = sum * DOUBLING_FACTOR
      if (r.reach[k] > best) {
        best = r.reach[k]
        r.aim = lineage
      }
    }
  }
}
