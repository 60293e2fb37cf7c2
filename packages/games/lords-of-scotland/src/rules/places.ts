import type { Seat } from '@bothy/kernel'
import { VICTORY_THRESHOLD } from '../data/clans.ts'
import type { State } from '../types.ts'

/** LOS-77. */
export function isDecided(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.points[seat] >= VICTORY_THRESHOLD) return true
  return false
}

/** LOS-78, LOS-79: ranks by seat. Among equal points those without an army come last and share the place. */
export function finalRanks(s: State): number[] {
  const place: number[] = Array.from({ length: s.seats }, () => s.order.length)
  s.order.forEach((standing, i) => (place[standing.seat] = i))
  const isBetter = (a: Seat, b: Seat): boolean =>
    s.points[a] > s.points[b] || (s.points[a] === s.points[b] && place[a] < place[b])
  return s.points.map((_, seat) => 1 + s.points.filter((__, other) => isBetter(other, seat)).length)
}
