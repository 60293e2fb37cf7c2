import { type Seat, unreachable } from '@bothy/kernel'
import { POWER_OF, type PowerId } from '../../data/clans.ts'
import {
  ALREADY_CLAIMED,
  COPY_ITSELF,
  copyNoTarget,
  DISCARD_ITSELF,
  FACE_DOWN_COPY,
  OWN_ARMY,
  SCOTT_ON_SCOTT,
} from '../reasons.ts'
import type { CardId, Reason, Slot, State } from '../types.ts'
import { cardOf, NONE, ownHand } from './zones.ts'

/** In all of these `card` is "this card" of LOS-37: the one with the power, in an army face up or about to be. */

/** LOS-38, Wemyss. */
export function whyNotDiscard(s: State, card: CardId, owner: Seat, index: number): Reason | null {
  const piece = s.armies[owner][index]
  return piece.faceUp && cardOf(piece) === card ? DISCARD_ITSELF : null
}

/** LOS-41 and LOS-42, Fergusson. */
export const whyNotSwap = (seat: Seat, owner: Seat): Reason | null => (owner === seat ? OWN_ARMY : null)

/** LOS-40, Cockburn, and LOS-67, claims. */
export const whyNotSupporter = (s: State, slot: Slot): Reason | null =>
  s.supporters[slot] === NONE ? ALREADY_CLAIMED : null

/** LOS-47 to LOS-50, Scott. */
export function whyNotCopy(s: State, seat: Seat, card: CardId, owner: Seat, index: number): Reason | null {
  const piece = s.armies[owner][index]
  if (!piece.faceUp) return FACE_DOWN_COPY
  const target = cardOf(piece)
  if (target === card) return COPY_ITSELF
  const power = POWER_OF[target]
  if (power === 'copyPower') return SCOTT_ON_SCOTT
  return hasTarget(s, seat, card, power) ? null : copyNoTarget(power)
}

/** LOS-33: true if the power would have a target, if `card` had it. */
export function hasTarget(s: State, seat: Seat, card: CardId, power: PowerId): boolean {
  switch (power) {
    case 'discardAnother':
      return canDiscard(s, card)
    case 'copyPower':
      return canCopy(s, seat, card)
    case 'swapWithClan':
      return canSwap(s, seat)
    case 'swapWithSupporter':
      return canExchange(s)
    case 'musterAnother':
      return canMusterAnother(s, seat, card)
    case 'drawCard':
    case 'stayInPlay':
    case 'claimTwo':
    case 'joinEveryLineage':
      return true
    default:
      return unreachable(power)
  }
}

function canDiscard(s: State, card: CardId): boolean {
  for (let owner = 0; owner < s.seats; owner++)
    for (let i = 0; i < s.armies[owner].length; i++) if (whyNotDiscard(s, card, owner, i) === null) return true
  return false
}

function canCopy(s: State, seat: Seat, card: CardId): boolean {
  for (let owner = 0; owner < s.seats; owner++)
    for (let i = 0; i < s.armies[owner].length; i++) if (whyNotCopy(s, seat, card, owner, i) === null) return true
  return false
}

function canSwap(s: State, seat: Seat): boolean {
  for (let owner = 0; owner < s.seats; owner++)
    if (s.armies[owner].length > 0 && whyNotSwap(seat, owner) === null) return true
  return false
}

function canExchange(s: State): boolean {
  for (let slot = 0; slot < s.supporters.length; slot++) if (whyNotSupporter(s, slot) === null) return true
  return false
}

/** LOS-46: the card itself has left the hand, or is about to. */
function canMusterAnother(s: State, seat: Seat, card: CardId): boolean {
  const hand = ownHand(s, seat)
  for (let i = 0; i < hand.length; i++) if (hand[i] !== card) return true
  return false
}
