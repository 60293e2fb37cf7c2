import type { Plugin } from 'vite'

/** Reports a slow build, which depends on the machine. */
const TIMINGS = 'PLUGIN_TIMINGS'

export const isFault = (level: string, { code }: { readonly code?: string }): boolean =>
  level === 'warn' && code !== TIMINGS

export const noWarnings = (): Plugin => ({
  name: 'no-warnings',
  apply: 'build',
  onLog(level, log) {
    if (isFault(level, log)) this.error(log)
    return log.code !== TIMINGS
  },
})
