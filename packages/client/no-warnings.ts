import type { Plugin } from 'vite'

/** A build that warns fails, so that no warning is left for the next reader to wonder about. */
export const noWarnings = (): Plugin => ({
  name: 'no-warnings',
  apply: 'build',
  onLog(level, log) {
    if (level === 'warn') this.error(log)
  },
})
