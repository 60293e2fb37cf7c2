import type { WorthUnit } from '@bothy/kernel/strategy'
import type { HintsMessage } from '@bothy/protocol'

export type Strength = 'best' | 'near' | 'sound'

/** A smaller difference may be chance. */
const SAME: Record<WorthUnit, number> = { share: 0.03, points: 1.5 }
/** So much less leaves the bar at its shortest. */
const FAR: Record<WorthUnit, number> = { share: 0.2, points: 12 }
const SHORTEST = 0.25

export type Rated = {
  readonly strength: Strength
  /** Length of the bar. */
  readonly share: number
  readonly less: number
}

export function rated(unit: WorthUnit, list: HintsMessage['list'], index: number): Rated {
  const [best, it] = [list[0], list[index]]
  const less = Math.max(0, best.worth - it.worth)
  return {
    strength: index === 0 ? 'best' : less <= Math.max(SAME[unit], best.error + it.error) ? 'near' : 'sound',
    share: Math.max(SHORTEST, 1 - less / FAR[unit]),
    less,
  }
}
