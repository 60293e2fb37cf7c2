/** Newest revision of the rules. Fixes that change the outcome of a legal action get a name and a number here. */
export const NEWEST_REVISION = 1
