import { readFileSync } from 'node:fs'
import { connectFour } from './calibration.ts'
import type { Figure } from './figure.ts'
import { quantile, slice } from './rounds.ts'

const SLICES = 5
const SECONDS = 0.2

/**
 * How fast the yardstick runs here now: a rented machine may halve its speed within an hour, and figures without a peer in the same run are
 * compared across days by this one.
 */
export function machineFigure(when: 'before' | 'after'): Figure {
  slice(connectFour, SECONDS) // warm-up: compiles it
  const speeds = Array.from({ length: SLICES }, () => slice(connectFour, SECONDS))
  return {
    id: `machine.${when}`,
    value: quantile(speeds, 0.5),
    unit: 'moves/s of the yardstick',
    note: `Connect Four at random, ${when} all else; slowest ${Math.round(Math.min(...speeds))}, fastest ${Math.round(Math.max(...speeds))}`,
  }
}

/** Ticks of all processors: used by this machine, and taken by others on the same host while it wanted them. */
type Ticks = { readonly used: number; readonly taken: number }

/** From the first line of Linux's `/proc/stat` (user, nice, system, idle, iowait, irq, softirq, steal); null elsewhere. */
export function ticks(): Ticks | null {
  if (process.platform !== 'linux') return null
  const [, user, nice, system, , , hard, soft, taken] = readFileSync('/proc/stat', 'utf8').split(/\s+/, 9).map(Number)
  return { used: user + nice + system + hard + soft, taken }
}

/** A rented machine's host may be busy though nothing else runs here: such a run says little about speed. */
export function takenFigure(before: Ticks | null): Figure[] {
  const after = ticks()
  if (before === null || after === null) return []
  const [used, taken] = [after.used - before.used, after.taken - before.taken]
  return [
    {
      id: 'machine.taken',
      value: (100 * taken) / Math.max(1, used + taken),
      unit: '% of the processors',
      note: 'lower is better; wanted here, and given to other machines of the host during the run',
    },
  ]
}
