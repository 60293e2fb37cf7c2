import { connectFour } from './calibration.ts'
import type { Figure } from './figure.ts'
import { quantile, slice } from './rounds.ts'

const SLICES = 5
const SECONDS = 0.2

/**
 * How fast the yardstick runs here just now. A rented machine may be half as fast from one hour to the next; figures that have no peer in the same run
 * are compared with those of another day through this one.
 */
export function machineFigure(when: 'before' | 'after'): Figure {
  slice(connectFour, SECONDS) // compiled now
  const speeds = Array.from({ length: SLICES }, () => slice(connectFour, SECONDS))
  return {
    id: `machine.${when}`,
    value: quantile(speeds, 0.5),
    unit: 'moves/s of the yardstick',
    note: `Connect Four at random, ${when} all else; slowest ${Math.round(Math.min(...speeds))}, fastest ${Math.round(Math.max(...speeds))}`,
  }
}
