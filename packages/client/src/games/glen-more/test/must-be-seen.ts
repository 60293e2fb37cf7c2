import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/glen-more'
import type { Layout } from '../../../board/layout.ts'

/** Points of everybody and the ring, or on a phone what is asked for; from a tablet on also one's land and every seat. */
export function mustBeSeen(view: View, me: Seat | null, layout: Layout): readonly string[] {
  const everybody = Array.from({ length: view.seats }, (_, seat) => `[data-seat-home="${seat}"]`)
  const onLand = view.pending?.seat === me && view.pending?.kind !== 'turn' && view.pending?.kind !== 'afford'
  const ring = layout === 'phone' && onLand ? [] : ['.gm-ring']
  const land = me === null || (layout === 'phone' && !onLand) ? [] : ['.gm-land']
  return [...everybody, '[data-points]', ...ring, ...land]
}
