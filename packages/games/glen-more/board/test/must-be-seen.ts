import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/glen-more'
import type { Layout } from '@bothy/board-kit/board/layout.ts'
import { everybodysPoints, marketHeads } from '@bothy/board-kit/testing/tiles-seen.ts'

const onLand = new Set<string>(['pay', 'give', 'spend', 'place', 'choose', 'activate', 'endTurn'])

export function mustBeSeen(view: View, me: Seat | null, layout: Layout): readonly string[] {
  const small = layout === 'phone' || layout === 'low'
  const ends = small ? [] : ['.seat-end-now']
  const isPane = small && view.pending?.seat === me && onLand.has(view.pending?.kind ?? '')
  const ring = isPane ? [] : ['.gm-space', '.gm-stall']
  const land = isPane ? ['.gm-stall', '.gm-moor', '.gm-land-title'] : ['.gm-moor']
  return [...everybodysPoints(view.seats), ...(view.ranks === null ? ends : []), ...ring, ...marketHeads(me), ...land]
}
