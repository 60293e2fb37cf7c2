import { peek, type Seat } from '@bothy/kernel'
import type { ArmyCard, CardId, PieceId, State } from '../types.ts'
import {
  CAME_UP,
  fact,
  MADE_ANEW,
  SHOWN,
  SHOWN_AS_SEEN,
  TOOK_SEEN,
  TOOK_UNSEEN,
  TURNED,
  TURNED_AS_SEEN,
  WENT_DOWN,
} from './facts.ts'
import { removeAt } from './zones.ts'

/** Records what is public about hidden cards (`Memory`), never using the hidden cards themselves. */

/** LOS-85: all players saw the card going to the hand, and may remember it. */
export function tookSeen(s: State, seat: Seat, card: CardId): void {
  s.memory.facts.push(fact(TOOK_SEEN, seat, card, 0))
  s.sightings[seat].push({ card, since: s.nextPiece })
}

/** LOS-86, LOS-87: public are only that a card went to the hand and from which pile. */
export function tookUnseen(s: State, seat: Seat, pile: number): void {
  s.memory.facts.push(fact(TOOK_UNSEEN, seat, 0, pile))
}

/** LOS-88. */
export function musteredDown(s: State, seat: Seat, id: PieceId): void {
  s.memory.facts.push(fact(WENT_DOWN, seat, 0, id))
}

export function musteredUp(s: State, seat: Seat, card: CardId): void {
  s.memory.facts.push(fact(dropSighting(s, seat, card) ? SHOWN_AS_SEEN : SHOWN, seat, card, 0))
}

/** LOS-61: a card mustered face down is shown. */
export function turnedUp(s: State, { id, card: hidden, origin }: ArmyCard): void {
  const card = peek(hidden)
  s.memory.facts.push(fact(dropSighting(s, origin, card) ? TURNED_AS_SEEN : TURNED, origin, card, id))
}

export function cameUp({ memory }: State, card: CardId, pile: number): void {
  if (memory.hasStrays) memory.facts.push(fact(CAME_UP, 0, card, pile))
}

/**
 * LOS-92: the discards become the next draw pile. Public of the secret ones is whose they were and when they were mustered; a card that
 * went to that hand earlier may be there still, or in the pile. The memory takes over the lists.
 */
export function shuffledTogether(s: State): void {
  const m = s.memory
  m.generation++
  m.facts.push(fact(MADE_ANEW, 0, 0, 0))
  m.shuffled.push({ open: s.discards, secret: s.secretDiscards })
  for (const { id, origin } of s.secretDiscards) {
    m.hasStrays = true
    loseSightings(s, origin, id)
  }
}

function loseSightings(s: State, seat: Seat, id: PieceId): void {
  const sightings = s.sightings[seat]
  for (let i = sightings.length - 1; i >= 0; i--) if (sightings[i].since <= id) removeAt(sightings, i)
}

function dropSighting(s: State, seat: Seat, card: CardId): boolean {
  const sightings = s.sightings[seat]
  for (let i = 0; i < sightings.length; i++) {
    if (sightings[i].card !== card) continue
    removeAt(sightings, i)
    return true
  }
  return false
}
