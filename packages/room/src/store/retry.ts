/** Delay before a failed write is retried, in milliseconds. */
export const RETRY = 5000
