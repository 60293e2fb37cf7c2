import { MAX_SEATS } from './limits.ts'

/** GM2-21: pieces that belong to nobody come after the seats. */
export const DIE = MAX_SEATS
/** Seats, the die, and the piece of a Chronicle. */
export const PIECES = MAX_SEATS + 2
