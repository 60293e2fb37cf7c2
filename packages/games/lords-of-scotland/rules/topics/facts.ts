import type { Seat } from '@bothy/kernel'
import type { CardId, Fact } from '../types.ts'

/** Four bits for the kind, three for the seat, seven for the card; then the number of a pile or piece. */
const KIND_BITS = 4
const SEAT_BITS = 3
const CARD_BITS = 7
const mask = (bits: number): number => (1 << bits) - 1

export const TOOK_SEEN = 0
export const TOOK_UNSEEN = 1
export const WENT_DOWN = 2
export const SHOWN_AS_SEEN = 3
/** The card left the hand face up, and was not known to be there. */
export const SHOWN = 4
/** The piece, mustered face down, is a card that had been seen going to that hand. */
export const TURNED_AS_SEEN = 5
export const TURNED = 6
export const CAME_UP = 7
export const MADE_ANEW = 8

export const fact = (kind: number, seat: Seat, card: CardId, number: number): Fact =>
  (((((number << CARD_BITS) | card) << SEAT_BITS) | seat) << KIND_BITS) | kind

export const kindOf = (it: Fact): number => it & mask(KIND_BITS)
export const seatOf = (it: Fact): Seat => (it >> KIND_BITS) & mask(SEAT_BITS)
export const cardIn = (it: Fact): CardId => (it >> (KIND_BITS + SEAT_BITS)) & mask(CARD_BITS)
export const numberOf = (it: Fact): number => it >> (KIND_BITS + SEAT_BITS + CARD_BITS)
