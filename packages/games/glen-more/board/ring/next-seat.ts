import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/glen-more/data'

/** GM-10: whose figure is the last on the track besides the one that plays; null if that is the die, or the same seat again. */
export function nextSeat({ track, gap, pending, ranks }: View): Seat | null {
  if (ranks !== null) return null
  const hasMoved = pending !== null && pending.kind !== 'turn'
  for (let i = 1; i < track.length; i++) {
    const it = track[(gap + i) % track.length]
    if (it === null || 'tile' in it) continue
    if ('die' in it) return null
    if (it.seat !== pending?.seat) return it.seat
    if (hasMoved) return null
  }
  return null
}
