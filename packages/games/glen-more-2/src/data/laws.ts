import { leavesOf } from '@bothy/kernel'
import type { Box } from './box.ts'
import { type Fault, fault } from './law.ts'

const MOST = 99

/** The first law that the data breaks, and where. */
export const brokenLaw = (box: Box): Fault | null => outOfRange(box)

function outOfRange(box: Box): Fault | null {
  for (const { at, value } of leavesOf(box)) {
    const least = at === 'scoring.vpPerExtraTile' ? -MOST : 0
    if (typeof value === 'number' && (value < least || value > MOST)) return fault(at, 'range')
  }
  return null
}
