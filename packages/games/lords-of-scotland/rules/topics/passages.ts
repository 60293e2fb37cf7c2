import type { CardId, Passage, PieceId, CardSource } from '../types.ts'

/** A source is the number of a pile, or from here on the number of a sighting. */
const SIGHTED = 1 << 10
export const sightingSource = (n: number): CardSource => SIGHTED + n
export const isSighting = (source: CardSource): boolean => source >= SIGHTED

/** Two bits for the kind, then what the kind tells. One integer, since every draw and every muster of a bot's search makes one. */
const KIND_BITS = 2
const KIND_MASK = (1 << KIND_BITS) - 1
const TOOK = 0
const DOWN = 1
const SHOWN = 2
const CARD_BITS = 7
const CARD_MASK = (1 << CARD_BITS) - 1

/** A card that was last open there came to the hand. */
export const took = (source: CardSource): Passage => (source << KIND_BITS) | TOOK
/** A card left the hand face down. */
export const wentDown = (id: PieceId): Passage => (id << KIND_BITS) | DOWN
/** This card, which was last open there, left the hand. */
export const wasShown = (card: CardId, source: CardSource): Passage =>
  (((source << CARD_BITS) | card) << KIND_BITS) | SHOWN

export const isTaking = (passage: Passage): boolean => (passage & KIND_MASK) === TOOK
export const isDown = (passage: Passage): boolean => (passage & KIND_MASK) === DOWN
export const isShown = (passage: Passage): boolean => (passage & KIND_MASK) === SHOWN

/** Of a card that went down. */
export const idOf = (passage: Passage): PieceId => passage >> KIND_BITS
/** Of a card that was shown. */
export const cardShown = (passage: Passage): CardId => (passage >> KIND_BITS) & CARD_MASK
/** Of a card that came to the hand or was shown. */
export const sourceOf = (passage: Passage): CardSource =>
  isTaking(passage) ? passage >> KIND_BITS : passage >> (KIND_BITS + CARD_BITS)

/** `removeAt` of its own: a loop that meets integers as well as objects is slower for both. */
export function dropAt(list: number[], index: number): void {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
}

/** False if the list does not have it. */
export function drop(list: number[], value: number): boolean {
  for (let i = 0; i < list.length; i++) {
    if (list[i] !== value) continue
    dropAt(list, i)
    return true
  }
  return false
}
