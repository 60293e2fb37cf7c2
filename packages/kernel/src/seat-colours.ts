/** As many as there are badges to draw, so that no two seats look alike. By itself: every page needs it, and few a record. */
export const SEAT_COLOURS = 5
