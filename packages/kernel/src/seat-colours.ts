/** As many as there are badges, so that no two seats look alike. In a file of its own, since every page needs it and few need a record. */
export const SEAT_COLOURS = 5
