/** Under `node --watch` threads report the files that they load, as messages among those of ours. */
export const isWatchReport = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && ('watch:require' in message || 'watch:import' in message)
