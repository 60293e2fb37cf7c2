import type { CardId, Passage, PieceId, CardSource } from '../types.ts'

/** A source below this is a pile, from here on a sighting. */
const SIGHTED = 1 << 10
export const sightingSource = (n: number): CardSource => SIGHTED + n
export const isSighting = (source: CardSource): boolean => source >= SIGHTED

/** Two bits for the kind, then its data. One integer, since every draw and muster in a bot's search makes one. */
const KIND_BITS = 2
const KIND_MASK = (1 << KIND_BITS) - 1
const TOOK = 0
const DOWN = 1
const SHOWN = 2
const CARD_BITS = 7
const CARD_MASK = (1 << CARD_BITS) - 1

export const took = (source: CardSource): Passage => (source << KIND_BITS) | TOOK
export const wentDown = (id: PieceId): Passage => (id << KIND_BITS) | DOWN
export const wasShown = (card: CardId, source: CardSource): Passage =>
  (((source << CARD_BITS) | card) << KIND_BITS) | SHOWN

export const isTaking = (passage: Passage): boolean => (passage & KIND_MASK) === TOOK
export const isDown = (passage: Passage): boolean => (passage & KIND_MASK) === DOWN
export const isShown = (passage: Passage): boolean => (passage & KIND_MASK) === SHOWN

export const idOf = (passage: Passage): PieceId => passage >> KIND_BITS
export const cardShown = (passage: Passage): CardId => (passage >> KIND_BITS) & CARD_MASK
export const sourceOf = (passage: Passage): CardSource =>
  isTaking(passage) ? passage >> KIND_BITS : passage >> (KIND_BITS + CARD_BITS)

/** Separate from `removeAt`: a loop that meets both integers and objects is slower for both. */
export function dropAt(list: number[], index: number): void {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
}

export function drop(list: number[], value: number): boolean {
  for (let i = 0; i < list.length; i++) {
    if (list[i] !== value) continue
    dropAt(list, i)
    return true
  }
  return false
}
