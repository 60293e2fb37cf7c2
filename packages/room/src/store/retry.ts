/** What could not be stored is tried again after so long, in milliseconds. */
export const RETRY = 5000
