import type { CanBePaired } from './can-be-paired.ts'
import type { WaitingPlayer } from './waiting-players.ts'

/** A seeker who accepts bots waits this long for others who would, too. */
export const WILLING_MS = 8000

/**
 * The first full group of those with the same wish, in order of arrival; else those who accept bots, once others had time to join. Null: no
 * match yet.
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

/** The first seeker with at least `fewest` people, all of whom may meet each other; up to `most`. */
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
