import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/lords-of-scotland'
import type { Layout } from '@bothy/board-kit/board/layout.ts'

export function mustBeSeen(view: View, me: Seat | null, layout: Layout): readonly string[] {
  const lanes = Array.from({ length: view.seats }, (_, seat) => `[data-seat-home="${seat}"]`)
  const [hand, recruits] = ['[data-mine]', '.los-recruits']
  const small = layout === 'phone' || layout === 'low'
  const hasHand = view.hand.length > 0
  const offered = small && me !== null && hasHand && view.pending?.kind !== 'flip' ? [] : [recruits]
  const own = !hasHand || (small && view.pending?.kind === 'flip') ? [] : [hand]
  return [
    ...lanes,
    ...(small ? ['.seat-who'] : []),
    '[data-points]',
    '.los-lane-total',
    '.los-supporters',
    ...offered,
    ...own,
  ]
}
