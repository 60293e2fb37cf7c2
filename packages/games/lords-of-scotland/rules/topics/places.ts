import type { Seat } from '@bothy/kernel'
import { VICTORY_THRESHOLD } from '../../data/clans.ts'
import type { State } from '../types.ts'

/** LOS-77. */
export function isDecided(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.points[seat] >= VICTORY_THRESHOLD) return true
  return false
}

/** LOS-78, LOS-79: ranks by seat. Among equal points those without an army come last and share the place. */
export function finalRanks(s: State): number[] {
  const ranks: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    let rank = 1
    for (let other = 0; other < s.seats; other++) if (isBetter(s, other, seat)) rank++
    ranks.push(rank)
  }
  return ranks
}

const isBetter = (s: State, a: Seat, b: Seat): boolean =>
  s.points[a] === s.points[b] ? placeOf(s, a) < placeOf(s, b) : s.points[a] > s.points[b]

function placeOf(s: State, seat: Seat): number {
  for (let i = 0; i < s.order.length; i++) if (s.order[i].seat === seat) return i
  return s.order.length
}
