import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/lords-of-scotland'
import type { Layout } from '../../../board/layout.ts'

/** Points of everybody, all armies, the supporters; when one plays, also one's hand and the recruits. */
export function mustBeSeen(view: View, me: Seat | null, layout: Layout): readonly string[] {
  const everybody = Array.from({ length: view.seats }, (_, seat) => `[data-seat-home="${seat}"]`)
  // On a phone the hand and the recruits share a place: in front is what one is asked about.
  const mine = me === null || view.pending?.kind === 'flip' ? [] : ['[data-mine]']
  const small = layout === 'phone' || layout === 'low'
  return [...everybody, '[data-points]', ...mine, ...(small ? [] : ['.los-supporters', '.los-recruits'])]
}
