import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/clans-of-caledonia/data'

/** COC-23, COC-47: the next seat in turn order that has not passed; null if no other is left, and outside of turns. */
export function nextSeat({ order, passed, pending, round, ranks }: View): Seat | null {
  if (ranks !== null || pending === null || round === 0) return null
  const place = order.indexOf(pending.seat)
  for (let i = 1; i < order.length; i++) {
    const seat = order[(place + i) % order.length]
    if (!passed.includes(seat)) return seat
  }
  return null
}
