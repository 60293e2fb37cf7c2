import { isGameId } from '@bothy/games'
import { FIGURES } from '@bothy/games/figures'
import type { Seat } from '@bothy/kernel'
import type { Uncounted } from '@bothy/protocol'
import type { Summary } from '@bothy/room'
import { type Evidence, type Finish, evidenceOf } from './skill.ts'

/** Own plies needed to count, for a game that is not listed. */
const USUAL_LEAST = 8

export type Counted = { readonly seats: readonly Seat[]; readonly evidence: Evidence } | { readonly why: Uncounted }

export function countedOf(game: string, summary: Summary): Counted {
  const finish = finishOf(summary)
  const { holders, played } = summary
  if (evidenceOf(finish) === null) return { why: finish.hasLeft.every((left) => left) ? 'all-left' : 'ended-early' }
  const least = isGameId(game) ? FIGURES[game].leastRatedPlies : USUAL_LEAST
  // Matches that ended before plies were counted have none.
  const seats = holders.flatMap(({ kind }, seat) =>
    kind === 'bot' || (played?.[seat] ?? Infinity) >= least ? [seat] : [],
  )
  const hasPerson = seats.some((seat) => holders[seat].kind === 'person')
  const evidence = evidenceOf({
    ranks: finish.ranks === null ? null : seats.map((seat) => finish.ranks?.[seat] ?? 0),
    hasLeft: seats.map((seat) => finish.hasLeft[seat]),
  })
  return seats.length < 2 || !hasPerson || evidence === null ? { why: 'too-short' } : { seats, evidence }
}

const finishOf = ({ holders, resigned, ended }: Summary): Finish => ({
  ranks: ended?.result?.ranks ?? null,
  // A bot that played on to the end was not the person.
  hasLeft: holders.map((holder, seat) => holder.kind === 'person' && (resigned.includes(seat) || holder.away !== null)),
})

/** Matches of two people at one game within this time count wholly up to a limit; the next half, then a third, and so on. */
export const PAIR_MS = 30 * 24 * 3600 * 1000
const WHOLE_MATCHES = 3

const newsOf = (before: number): number => 1 / Math.max(1, before - WHOLE_MATCHES + 2)

/** In hundredths: the mean over all other players. Bots count fully. */
export function shareOf(before: readonly (number | null)[]): number {
  const sum = before.reduce<number>((all, matches) => all + (matches === null ? 1 : newsOf(matches)), 0)
  return Math.max(1, Math.round((100 * sum) / before.length))
}
