import { peek, type Seat } from '@bothy/kernel'
import { RECRUIT } from '../actions.ts'
import { HAND_LIMIT } from '../../data/clans.ts'
import { ALREADY_FACE_UP, HAND_FULL, SLOT_EMPTY } from '../reasons.ts'
import type { Action, Reason, Slot, State } from '../types.ts'
import { isEmptySlot, NONE, ownHand } from './zones.ts'

/** LOS-16, LOS-18. */
export function whyNotFlip(s: State, slot: Slot): Reason | null {
  if (isEmptySlot(s, slot)) return SLOT_EMPTY
  return s.recruitsUp[slot] ? ALREADY_FACE_UP : null
}

/** LOS-19, LOS-21, LOS-76. */
export function whyNotRecruit(s: State, seat: Seat, slot: Slot): Reason | null {
  if (isEmptySlot(s, slot)) return SLOT_EMPTY
  return isHandFull(s, seat) ? HAND_FULL : null
}

/** LOS-19: where `whyNotRecruit` knows no reason. Checks the hand once for all slots, since every turn asks. */
export function listRecruits(s: State, seat: Seat, out: Action[]): void {
  if (isHandFull(s, seat)) return
  const { recruits } = s
  for (let slot = 0; slot < recruits.length; slot++) if (peek(recruits[slot]) !== NONE) out.push(RECRUIT[slot])
}

const isHandFull = (s: State, seat: Seat): boolean => ownHand(s, seat).length >= HAND_LIMIT

/** LOS-17, LOS-18: the leftmost face-down card, or -1 if none is left to flip. */
export function firstFaceDown(s: State): Slot {
  for (let slot = 0; slot < s.recruits.length; slot++) if (whyNotFlip(s, slot) === null) return slot
  return -1
}

/** LOS-15: neither a card to muster nor one to recruit. */
export function mustSkip(s: State, seat: Seat): boolean {
  if (ownHand(s, seat).length > 0) return false
  for (let slot = 0; slot < s.recruits.length; slot++) if (whyNotRecruit(s, seat, slot) === null) return false
  return true
}
