import type { Plugin } from 'vite'

/** Told of a build that takes long, and how long that is depends on the machine. */
const TIMINGS = 'PLUGIN_TIMINGS'

export const isFault = (level: string, { code }: { readonly code?: string }): boolean =>
  level === 'warn' && code !== TIMINGS

/** A build that warns fails, so that no warning is left for the next reader to wonder about. */
export const noWarnings = (): Plugin => ({
  name: 'no-warnings',
  apply: 'build',
  onLog(level, log) {
    if (isFault(level, log)) this.error(log)
    return log.code !== TIMINGS
  },
})
