import { hide, peek, type Seat } from '@bothy/kernel'
import type { ArmyCard, CardId, CardSource, Memory, Passage, PieceId, State } from '../types.ts'
import {
  drop,
  dropAt,
  isDown,
  isSighting,
  isTaking,
  sightingSource,
  sourceOf,
  took,
  wasShown,
  wentDown,
} from './passages.ts'
import { NONE, removeAt } from './zones.ts'

/**
 * What everybody can follow of the cards that nobody sees (`Memory`): where each of them was last open, and what went through a hand
 * since something left it face down. Told by public facts alone, never by what a hidden card really is.
 */

/** LOS-85: everybody saw the card going to the hand, and may remember it. */
export function tookSeen(s: State, seat: Seat, card: CardId): void {
  const m = s.memory
  m.source[card] = sightingSource(m.sighted++)
  m.hands[seat].push(took(m.source[card]))
  s.sightings[seat].push({ card, since: s.nextPiece })
}

/** LOS-86, LOS-87: everybody saw that a card went to the hand, and out of which pile it had come. */
export function tookUnseen(s: State, seat: Seat, pile: number): void {
  s.memory.hands[seat].push(took(pile))
}

/** LOS-88. */
export function musteredDown(s: State, seat: Seat, id: PieceId): void {
  s.memory.hands[seat].push(wentDown(id))
}

export function musteredUp(s: State, seat: Seat, card: CardId): void {
  const m = s.memory
  const passages = m.hands[seat]
  const source = m.source[card]
  if (dropSighting(s, seat, card)) drop(passages, took(source))
  else {
    passages.push(wasShown(card, source))
    forget(m, seat)
  }
}

/** LOS-61: a card that was mustered face down is shown. */
export function turnedUp(s: State, { id, card: hidden, origin }: ArmyCard): void {
  const m = s.memory
  const passages = m.hands[origin]
  const card = peek(hidden)
  const source = m.source[card]
  const at = passages.indexOf(wentDown(id))
  if (at < 0) return // only in a state that was not played
  if (dropSighting(s, origin, card)) {
    dropAt(passages, at)
    drop(passages, took(source))
  } else passages[at] = wasShown(card, source)
  forget(m, origin)
}

/**
 * While nothing has left the hand face down, cards of one source are alike, whenever they came: one that is shown is any of them. What
 * was shown later has to be remembered, since which of the cards it was depends on what went down.
 */
function forget(m: Memory, seat: Seat): void {
  const passages = m.hands[seat]
  let i = 0
  while (i < passages.length) {
    const passage = passages[i++]
    if (isTaking(passage)) continue
    if (isDown(passage) || mayHaveStrayed(m, sourceOf(passage), passages, i)) return
    dropAt(passages, --i)
    if (drop(passages, took(sourceOf(passage)))) i--
  }
}

/** May a card that was last open there have come to the hand out of a later pile, by a secret discard? */
function mayHaveStrayed({ strays }: Memory, source: CardSource, passages: readonly Passage[], end: number): boolean {
  for (let i = 0; i < strays.length; i++) {
    const { pile } = strays[i]
    if ((isSighting(source) || pile > source) && passages.lastIndexOf(took(pile), end) >= 0) return true
  }
  return false
}

/** A card that came out of the pile of that generation is face up. If it did not go there openly, it was a stray. */
export function cameUp({ memory: m }: State, card: CardId, pile: number): void {
  const source = m.source[card]
  if (source === pile) return
  const which = onlyStray(m, pile)
  if (which === NONE) m.found.push({ card, source, pile })
  else {
    const { id, origin } = m.strays[which]
    removeAt(m.strays, which)
    const at = m.hands[origin].indexOf(wentDown(id))
    if (at >= 0) m.hands[origin][at] = wasShown(card, source)
    for (let seat = 0; seat < m.hands.length; seat++) forget(m, seat)
  }
}

/** The only one that came to that pile, if none came to an earlier one; else `NONE`. */
function onlyStray({ strays }: Memory, pile: number): number {
  let which = NONE
  for (let i = 0; i < strays.length; i++) {
    if (strays[i].pile > pile) continue
    if (which !== NONE || strays[i].pile < pile) return NONE
    which = i
  }
  return which
}

/**
 * LOS-92: the discards become the next draw pile. Of the secret ones everybody knows whose they were and when they were mustered;
 * a card that went to that hand before may be in the hand still, or in the pile.
 */
export function shuffledTogether(s: State): void {
  const m = s.memory
  m.generation++
  for (const card of s.discards) m.source[card] = m.generation
  for (const { id, card, origin, seenBy } of s.secretDiscards) {
    m.strays.push({ id, card, source: hide(m.source[peek(card)]), origin, seenBy, pile: m.generation })
    loseSightings(s, origin, id)
  }
}

function loseSightings(s: State, seat: Seat, id: PieceId): void {
  const sightings = s.sightings[seat]
  for (let i = sightings.length - 1; i >= 0; i--) if (sightings[i].since <= id) removeAt(sightings, i)
}

/** The card is shown, and everybody had seen it going to that hand. False if nobody had, or it may have strayed since. */
function dropSighting(s: State, seat: Seat, card: CardId): boolean {
  const sightings = s.sightings[seat]
  for (let i = 0; i < sightings.length; i++) {
    if (sightings[i].card !== card) continue
    removeAt(sightings, i)
    return true
  }
  return false
}
