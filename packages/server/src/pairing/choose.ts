import type { CanBePaired } from './can-be-paired.ts'
import type { WaitingPlayer } from './waiting-players.ts'

/** For how long one who would begin with bots waits for the others to say the same. */
export const WILLING_MS = 8000

/**
 * The people who begin now, of those with the same wish, in the order in which they came: as many as there are seats; else those who accept
 * bots, once the others had time to join in. Null: nobody yet.
 */
export function choose(
  waiting: readonly WaitingPlayer[],
  seats: number,
  may: CanBePaired,
  now: number,
): readonly WaitingPlayer[] | null {
  const full = firstGroup(waiting, seats, may, seats)
  if (full !== null) return full
  const willing = waiting.filter(({ bots }) => bots !== null)
  const isTime = willing.some(({ bots }) => bots !== null && bots.since <= now - WILLING_MS)
  return willing.length > 0 && (willing.length === waiting.length || isTime) ? firstGroup(willing, seats, may, 1) : null
}

/** The first who is joined by at least `fewest` in all, each of whom may meet each; up to `most`. */
function firstGroup(
  waiting: readonly WaitingPlayer[],
  most: number,
  may: CanBePaired,
  fewest: number,
): readonly WaitingPlayer[] | null {
  for (const [i, first] of waiting.entries()) {
    const group = [first]
    for (const other of waiting.slice(i + 1))
      if (group.length < most && group.every(({ person }) => may(person, other.person))) group.push(other)
    if (group.length >= fewest) return group
  }
  return null
}
