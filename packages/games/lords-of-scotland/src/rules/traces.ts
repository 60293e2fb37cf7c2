import { peek, type Seat } from '@bothy/kernel'
import type { ArmyCard, CardId, Memory, PieceId, Sighting, State, Stray, Unseen } from '../types.ts'
import { dropUnseen, latest, pileOf, sinceOf, unseenCard } from './unseen.ts'
import { NONE, removeAt } from './zones.ts'

/**
 * What everybody can follow of the cards that nobody sees (`Memory`): which pile each of them went into openly, and which piles the
 * unseen cards of a hand came out of. Told by public facts alone, never by what a hidden card really is.
 */

/** LOS-85: everybody saw the card going to the hand, and may remember it. */
export function tookSeen(s: State, seat: Seat, card: CardId): void {
  s.sightings[seat].push({ card, since: s.nextPiece })
}

/** LOS-86, LOS-87: everybody saw that a card went to the hand, and out of which pile it had come. */
export function tookUnseen(s: State, seat: Seat, pile: number): void {
  s.memory.unseen[seat].push(unseenCard(pile, s.nextPiece))
}

/** A card of a hand was shown: mustered face up, or revealed after a face-down muster. */
export function cameOutOfHand(s: State, piece: ArmyCard): void {
  const card = peek(piece.card)
  const origin = piece.origin
  const sightings = s.sightings[origin]
  if (sightings.length > 0 && forget(sightings, card)) return
  const memory = s.memory
  if (memory.strays.length > 0) {
    cameOutWithStrays(s, origin, piece.id, card)
    return
  }
  const at = latest(memory.unseen[origin], memory.into[card], piece.id)
  if (at >= 0) dropUnseen(memory.unseen[origin], at)
}

function cameOutWithStrays(s: State, origin: Seat, id: PieceId, card: CardId): void {
  const { lost, unseen, into } = s.memory
  const from = unseen[origin]
  const hand = seatThatLost(s, card)
  if (hand === origin && canSpare(s, origin, seenSince(lost[origin], card))) {
    forget(lost[origin], card)
    return
  }
  const at = hand === NONE ? latest(from, into[card], id) : -1
  if (at >= 0 && canSpare(s, origin, sinceOf(from[at]))) {
    dropUnseen(from, at)
    return
  }
  const again = latestAgain(s.memory, from, hand === NONE ? into[card] : NONE, id)
  if (again < 0) return // only in a state that was not played
  const pile = pileOf(from[again])
  dropUnseen(from, again)
  cameUp(s, card, pile)
}

/** A card that came out of the pile of that generation is face up. If it did not go there openly, it was a stray. */
export function cameUp(s: State, card: CardId, pile: number): void {
  if (s.memory.strays.length > 0) noteStray(s, card, pile)
}

function noteStray(s: State, card: CardId, pile: number): void {
  const { lost, into, found } = s.memory
  const from = into[card]
  const seat = seatThatLost(s, card)
  if (seat !== NONE) {
    found.push({ card, pile, from, sighted: { seat, since: seenSince(lost[seat], card) } })
    forget(lost[seat], card)
  } else if (from !== pile) found.push({ card, pile, from, sighted: null })
}

/** Could a card that went openly into pile `from` (`NONE`: to a hand) have come out of the later one `pile`? */
export function mayStray({ strays }: Memory, from: number, pile: number): boolean {
  for (const stray of strays) if (stray.pile === pile && (from === NONE || stray.from.includes(from))) return true
  return false
}

/** The same for a card that strayed and was drawn again out of a later pile. */
export function latestAgain(m: Memory, unseen: readonly Unseen[], from: number, before: PieceId): number {
  for (let i = unseen.length - 1; i >= 0; i--)
    if (sinceOf(unseen[i]) <= before && mayStray(m, from, pileOf(unseen[i]))) return i
  return -1
}

/** Of the strays that a card which came to the hand at that time may be, the one mustered first: all that may be it may be the others. */
export function firstStray(strays: readonly Stray[], pile: number, origin: Seat, since: PieceId): number {
  let first = -1
  for (let i = 0; i < strays.length; i++) {
    const stray = strays[i]
    if (stray.origin !== origin || stray.id < since || stray.pile !== pile) continue
    if (first < 0 || stray.id < strays[first].id) first = i
  }
  return first
}

/**
 * LOS-92: the discards become the next draw pile. Of the secret ones everybody knows whose they were and when they were mustered;
 * a card that went to that hand before may be in the hand still, or in the pile.
 */
export function shuffledTogether(s: State): void {
  const m = s.memory
  m.generation++
  for (const card of s.discards) m.into[card] = m.generation
  const strays: Stray[] = []
  for (const { id, card, origin, seenBy } of s.secretDiscards) {
    strays.push({ id, card, origin, seenBy, pile: m.generation, from: pilesBehind(m, origin, id) })
    loseSightings(s, origin, id)
  }
  for (const stray of strays) m.strays.push(stray)
}

function loseSightings(s: State, seat: Seat, id: PieceId): void {
  const sightings = s.sightings[seat]
  const lost = s.memory.lost[seat]
  for (const sighting of sightings) if (sighting.since <= id) lost.push(sighting)
  for (let i = sightings.length - 1; i >= 0; i--) if (sightings[i].since <= id) removeAt(sightings, i)
}

/** The piles that a piece of that number may have come out of, and those out of which cards may have strayed into these. */
function pilesBehind({ unseen, strays }: Memory, origin: Seat, id: PieceId): number[] {
  const out: number[] = []
  const add = (pile: number): void => {
    if (out.includes(pile)) return
    out.push(pile)
    for (const stray of strays) if (stray.pile === pile) stray.from.forEach(add)
  }
  for (const card of unseen[origin]) if (sinceOf(card) <= id) add(pileOf(card))
  return out.toSorted((a, b) => a - b)
}

/** Would what is still face down out of that hand find a card that came early enough, without one that came at that time? */
function canSpare(s: State, origin: Seat, since: PieceId): boolean {
  const ids = idsOut(s, origin)
  for (let i = 0; i < ids.length; i++)
    if (ids[i] >= since && cameUpTo(s, origin, ids[i]) - 1 < upTo(ids, ids[i])) return false
  return true
}

/** The numbers of what came out of that hand and nobody has seen since. */
function idsOut(s: State, origin: Seat): PieceId[] {
  const out: PieceId[] = []
  for (const army of s.armies)
    for (const piece of army) if (!piece.faceUp && piece.origin === origin) out.push(piece.id)
  for (const discard of s.secretDiscards) if (discard.origin === origin) out.push(discard.id)
  for (const stray of unexplained(s.memory)) if (stray.origin === origin) out.push(stray.id)
  return out
}

function upTo(ids: readonly PieceId[], most: PieceId): number {
  let n = 0
  for (let i = 0; i < ids.length; i++) if (ids[i] <= most) n++
  return n
}

/** How many cards have come to the hand, and not been seen since, that a piece of that number may be. */
function cameUpTo(s: State, seat: Seat, id: PieceId): number {
  let n = 0
  for (const card of s.memory.unseen[seat]) if (sinceOf(card) <= id) n++
  for (const sighting of s.memory.lost[seat]) if (sighting.since <= id) n++
  for (const sighting of s.sightings[seat]) if (sighting.since <= id) n++
  return n
}

/** The strays but for those that cards seen going to a hand turned out to be. */
function unexplained({ strays, found }: Memory): readonly Stray[] {
  if (!found.some(({ sighted }) => sighted !== null)) return strays
  const out = strays.slice()
  for (const { pile, sighted } of found) {
    const first = sighted === null ? -1 : firstStray(out, pile, sighted.seat, sighted.since)
    if (first >= 0) removeAt(out, first)
  }
  return out
}

/** The hand that everybody saw the card going to, if it may have strayed since; `NONE` if there is none. */
function seatThatLost(s: State, card: CardId): Seat {
  const { lost } = s.memory
  for (let seat = 0; seat < lost.length; seat++)
    for (let i = 0; i < lost[seat].length; i++) if (lost[seat][i].card === card) return seat
  return NONE
}

const seenSince = (list: readonly Sighting[], card: CardId): PieceId =>
  list.find((sighting) => sighting.card === card)?.since ?? NONE

/** The card has been seen again: where it is now is public. False if the list does not have it. */
function forget(list: Sighting[], card: CardId): boolean {
  for (let i = 0; i < list.length; i++) {
    if (list[i].card !== card) continue
    removeAt(list, i)
    return true
  }
  return false
}
