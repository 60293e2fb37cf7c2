export const REVISION = {
  start: 1,
  /** COC-66: each player is asked what the factories make. Before: only where something was seen to be gained by keeping. */
  processingAsked: 2,
  /** COC-62, COC-103: ports 6 and 9 may both move the price of a good before it is traded. Before: only one of them. */
  shiftAgain: 2,
  /** COC-90: MacEwen discards grain also when a direct bonus that is left cannot be used. Before: the grain was lost with it. */
  brewAfterLost: 2,
} as const

export const NEWEST_REVISION = 2
