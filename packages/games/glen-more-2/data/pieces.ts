import { MAX_SEATS } from './limits.ts'

/** GM2-21: pieces without owner come after the seats. */
export const DIE = MAX_SEATS
export const PIECES = MAX_SEATS + 2
