import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/glen-more-2/data'

/** GM2-21: seat of the rear-most piece besides the one that plays; null if that is the die, or the same seat again. */
export function nextSeat({ line, players, seats, pending, ranks }: View): Seat | null {
  if (ranks !== null || pending === null) return null
  const hasMoved = pending.kind !== 'turn'
  for (const piece of line.flatMap(({ pieces }) => pieces)) {
    if (piece >= seats) return null
    if (players[piece].finished) continue
    if (piece !== pending.seat) return piece
    if (hasMoved) return null
  }
  return null
}
