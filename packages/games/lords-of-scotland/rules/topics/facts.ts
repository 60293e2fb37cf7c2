import type { Seat } from '@bothy/kernel'
import type { CardId, Fact } from '../types.ts'

/** Four bits for the kind, three for the seat, seven for the card; then the number of a pile or of a piece. */
const KIND_BITS = 4
const SEAT_BITS = 3
const CARD_BITS = 7
const mask = (bits: number): number => (1 << bits) - 1

/** Everybody saw the card going to the hand. */
export const TOOK_SEEN = 0
/** A card out of that pile went to the hand. */
export const TOOK_UNSEEN = 1
/** That piece left the hand face down. */
export const WENT_DOWN = 2
/** The card left the hand face up; it was where it had been seen. */
export const SHOWN_AS_SEEN = 3
/** The card left the hand face up; nobody had known that it was there. */
export const SHOWN = 4
/** That piece, which had left the hand face down, is the card; it was where it had been seen. */
export const TURNED_AS_SEEN = 5
/** The same where nobody had known that it was there. */
export const TURNED = 6
/** The card came up out of that pile. */
export const CAME_UP = 7
/** The draw pile was made anew. */
export const MADE_ANEW = 8

export const fact = (kind: number, seat: Seat, card: CardId, number: number): Fact =>
  (((((number << CARD_BITS) | card) << SEAT_BITS) | seat) << KIND_BITS) | kind

export const kindOf = (it: Fact): number => it & mask(KIND_BITS)
export const seatOf = (it: Fact): Seat => (it >> KIND_BITS) & mask(SEAT_BITS)
export const cardIn = (it: Fact): CardId => (it >> (KIND_BITS + SEAT_BITS)) & mask(CARD_BITS)
export const numberOf = (it: Fact): number => it >> (KIND_BITS + SEAT_BITS + CARD_BITS)
