/** Fixes that change the outcome of a legal action. A running match keeps the revision it began with. */
const REVISION = { start: 1 } as const

export const NEWEST_REVISION = REVISION.start
