/** Fixes that change the outcome of a legal action, newest last. A running match keeps the revision it began with. */
export const NEWEST_REVISION = 1
