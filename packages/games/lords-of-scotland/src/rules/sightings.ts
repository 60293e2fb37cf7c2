import type { Seat } from '@bothy/kernel'
import type { CardId, State } from '../types.ts'
import { removeAt } from './zones.ts'

/** LOS-85: everybody saw the card going to the hand, and may remember it. */
export function remember(s: State, seat: Seat, card: CardId): void {
  s.sightings[seat].push({ card, since: s.nextPiece })
}

/** The card has been seen again: where it is now is public. */
export function forget(s: State, seat: Seat, card: CardId): void {
  const sightings = s.sightings[seat]
  for (let i = 0; i < sightings.length; i++) {
    if (sightings[i].card !== card) continue
    removeAt(sightings, i)
    return
  }
}

/**
 * LOS-92: secret discards become part of an unknown draw pile, so a card that may have been among them may be anywhere now.
 * That is decided by what is public (whose card it was, and when it was mustered), never by what the discard really is.
 */
export function forgetShuffled(s: State): void {
  for (const discard of s.secretDiscards) {
    const sightings = s.sightings[discard.origin]
    for (let i = sightings.length - 1; i >= 0; i--) if (sightings[i].since <= discard.id) removeAt(sightings, i)
  }
}
