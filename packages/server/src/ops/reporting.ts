import { type Logger, pino } from 'pino'
import type { Metrics } from './metrics.ts'
import type { Services } from '../services.ts'
import type { ServerOptions } from '../server-options.ts'

const STANDARD_ERROR = 2

export const serverLog = ({ log, logTo }: Pick<ServerOptions, 'log' | 'logTo'>): Logger =>
  pino({ level: log ?? 'error', base: null }, logTo ?? pino.destination(STANDARD_ERROR))

/** Only name and stack of an error: libraries may put a password into the rest. */
export const reporter =
  (log: Logger, metrics: Pick<Metrics, 'fault'>): Services['report'] =>
  (fault, error, about = {}) => {
    metrics.fault(fault.replace(/ [\w-]+… /, ' '), about.game)
    log.error({ fault, ...about, error: error instanceof Error ? { name: error.name, stack: error.stack } : 'unknown' })
  }
