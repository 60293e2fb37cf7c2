import type { Event, ScoringTile } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'

export type Phase = 'begin' | 'count' | 'pay' | 'done'

export type RoundFrame = {
  readonly phase: Phase
  readonly round: number
  readonly tile: ScoringTile
  /** By seat: what the tile counts, the Glory for it, and Glory in all at this moment. */
  readonly counted: readonly number[]
  readonly glory: readonly number[]
  readonly total: readonly number[]
  /** COC-47: seats in the order of the next round; null after the last. */
  readonly order: readonly Seat[] | null
  readonly next: ScoringTile | null
}

/** COC-68: what the tile counts, then what it brings, then who begins the next round. */
export function framesOf(events: readonly Event[]): readonly RoundFrame[] {
  return events.flatMap((event, at) => {
    if (event.type !== 'roundScored') return []
    const began = events.slice(at).find((it) => it.type === 'roundBegan')
    const { round, tile, counted, glory } = event
    const [order, next] = [began?.order ?? null, began?.tile ?? null]
    const after = { round, tile, counted, glory, total: event.total, order, next }
    const before = { ...after, total: event.total.map((all, seat) => all - glory[seat]) }
    return [
      { ...before, phase: 'begin' },
      { ...before, phase: 'count' },
      { ...after, phase: 'pay' },
      { ...after, phase: 'done' },
    ] as const
  })
}
