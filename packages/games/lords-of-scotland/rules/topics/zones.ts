import { hide, peek, type Seat } from '@bothy/kernel'
import type { ArmyCard, CardId, PieceId, Slot, State } from '../types.ts'

/** An empty slot of the recruit row (LOS-76), a claimed supporter, or no card to draw. */
export const NONE: CardId = -1

export const ownHand = (s: State, seat: Seat): CardId[] => peek(s.hands[seat])
export const cardOf = (piece: ArmyCard): CardId => peek(piece.card)
export const recruitAt = (s: State, slot: Slot): CardId => peek(s.recruits[slot])
export const isEmptySlot = (s: State, slot: Slot): boolean => peek(s.recruits[slot]) === NONE
export const seatBit = (seat: Seat): number => 1 << seat

export function indexOfPiece(s: State, seat: Seat, id: PieceId): number {
  const army = s.armies[seat]
  for (let i = army.length - 1; i >= 0; i--) if (army[i].id === id) return i
  throw new Error(`piece ${id} is not in the army of seat ${seat}`)
}

/** LOS-89: a new meaningless number for each card that joins an army from elsewhere. */
export function newPiece(s: State, seat: Seat, card: CardId, faceUp: boolean): ArmyCard {
  return { id: s.nextPiece++, card: hide(card), faceUp, mark: null, origin: seat, seenBy: seatBit(seat) }
}

/** The order of a hand has no meaning, so the last card fills the gap. */
export function takeFromHand(s: State, seat: Seat, card: CardId): void {
  const hand = ownHand(s, seat)
  const last = hand.pop()
  if (last === undefined) throw new Error(`the hand of seat ${seat} is empty`)
  if (last === card) return
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] !== card) continue
    hand[i] = last
    return
  }
  throw new Error(`card ${card} is not in the hand of seat ${seat}`)
}

export function removeAt<V>(items: V[], index: number): void {
  for (let i = index + 1; i < items.length; i++) items[i - 1] = items[i]
  items.pop()
}
