/** CRN-1: stones 1 to 12. */
export const STONES = 12
/** CRN-2. */
export const HAND = 2
/** CRN-5. */
export const MOST_DOWN = 2
export const MIN_SEATS = 2
export const MAX_SEATS = 4
