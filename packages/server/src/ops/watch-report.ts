/** Under `node --watch` threads send the files that they load as messages. */
export const isWatchReport = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && ('watch:require' in message || 'watch:import' in message)
