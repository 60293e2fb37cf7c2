import { hide, peek, type Seat } from '@bothy/kernel'
import { cardOf, NONE, recruitAt, seatBit } from './topics/zones.ts'
import type { CardId, PieceId, State } from './types.ts'

export type Trace = { readonly at: number; readonly origin: Seat; readonly id: PieceId }

/**
 * All cards that a seat does not know, and their layout: `hands[seat]`: start of that hand (-1: known); `traces`: unknown pieces and secret
 * discards; `piles`: generation of the pile each card came from (`NONE`: from a hand).
 */
export type Hidden = {
  readonly cards: CardId[]
  readonly hands: readonly number[]
  readonly traces: readonly Trace[]
  readonly piles: number[]
}

/** From the seat's memory, or because the rules show the card now. */
export type Knows = (piece: { readonly seenBy: number }, owner: Seat | null) => boolean

export const remembers =
  (seat: Seat | null): Knows =>
  (piece) =>
    seat !== null && (piece.seenBy & seatBit(seat)) !== 0

export const controls =
  (seat: Seat | null): Knows =>
  (_piece, owner) =>
    seat !== null && owner === seat

export function gather(s: State, seat: Seat | null, knows: Knows): Hidden {
  const cards: CardId[] = []
  const hands: number[] = []
  const traces: Trace[] = []
  const piles: number[] = []
  const add = (card: CardId, pile: number): void => {
    cards.push(card)
    piles.push(pile)
  }
  for (let owner = 0; owner < s.seats; owner++) {
    hands.push(owner === seat ? -1 : cards.length)
    if (owner !== seat) for (const card of peek(s.hands[owner])) add(card, NONE)
  }
  for (let owner = 0; owner < s.seats; owner++) {
    for (const piece of s.armies[owner]) {
      if (piece.faceUp || knows(piece, owner)) continue
      traces.push({ at: cards.length, origin: piece.origin, id: piece.id })
      add(cardOf(piece), NONE)
    }
  }
  for (const discard of s.secretDiscards) {
    if (knows(discard, null)) continue
    traces.push({ at: cards.length, origin: discard.origin, id: discard.id })
    add(peek(discard.card), NONE)
  }
  for (let slot = 0; slot < s.recruits.length; slot++)
    if (isFaceDown(s, slot)) add(recruitAt(s, slot), s.memory.recruits[slot])
  for (const card of peek(s.draw)) add(card, s.memory.generation)
  return { cards, hands, traces, piles }
}

export function lay(s: State, cards: readonly CardId[], seat: Seat | null, knows: Knows): void {
  let at = 0
  for (let owner = 0; owner < s.seats; owner++) {
    if (owner === seat) continue
    const hand = peek(s.hands[owner])
    for (let i = 0; i < hand.length; i++) hand[i] = cards[at++]
  }
  for (let owner = 0; owner < s.seats; owner++) {
    const army = s.armies[owner]
    for (let i = 0; i < army.length; i++) {
      const { id, faceUp, mark, origin, seenBy } = army[i]
      if (!faceUp && !knows(army[i], owner)) army[i] = { id, card: hide(cards[at++]), faceUp, mark, origin, seenBy }
    }
  }
  for (let i = 0; i < s.secretDiscards.length; i++) {
    const { id, origin, seenBy } = s.secretDiscards[i]
    if (!knows(s.secretDiscards[i], null)) s.secretDiscards[i] = { id, card: hide(cards[at++]), origin, seenBy }
  }
  for (let slot = 0; slot < s.recruits.length; slot++) if (isFaceDown(s, slot)) s.recruits[slot] = hide(cards[at++])
  const pile = peek(s.draw)
  for (let i = 0; i < pile.length; i++) pile[i] = cards[at++]
}

const isFaceDown = (s: State, slot: number): boolean => !s.recruitsUp[slot] && recruitAt(s, slot) !== NONE
