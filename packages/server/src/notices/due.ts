import type { Seat } from '@bothy/kernel'
import type { Holder, ListedTable, PersonId, Summary, TableEntry } from '@bothy/room'
import type { Due } from './outbox.ts'

/** What ends a match. */
const ENDINGS: ReadonlySet<TableEntry['type']> = new Set(['ply', 'end', 'resign', 'agree'])
const ACTS: ReadonlySet<TableEntry['type']> = new Set(['ply', 'undo', 'redo', 'retract'])

const ONCE = 0

/** Seats that the person plays: not those that a bot has, nor those that were given up. */
const playedBy = ({ holders, resigned }: Summary, person: PersonId): readonly Seat[] =>
  holders.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.person === person && holder.away === null && !resigned.includes(seat)
      ? [seat]
      : [],
  )

export const isToAct = (summary: Summary, person: PersonId): boolean =>
  playedBy(summary, person).some((seat) => summary.toAct.includes(seat))

/** There is nothing that they would want to know; else the log has to be read. */
export const isIdle = ({ summary }: ListedTable, person: PersonId): boolean =>
  summary.status === 'closed' || playedBy(summary, person).length === 0

/** What one who is not at the table would want to know of it now. */
export function dueAt({ row, summary }: ListedTable, log: readonly TableEntry[], person: PersonId): Due | null {
  const seats = playedBy(summary, person)
  if (seats.length === 0) return null
  switch (summary.status) {
    case 'waiting':
      return row.host !== person && isAskedAgain(summary, log, seats) ? { kind: 'rematch', turn: ONCE } : null
    case 'playing':
      return dueInPlay(summary, log, seats)
    case 'over':
      return isEnded(log, seats) ? { kind: 'over', turn: ONCE } : null
    case 'closed':
      return null
  }
}

const isBy = (entry: TableEntry, seats: readonly Seat[]): boolean =>
  ACTS.has(entry.type) && 'seat' in entry && entry.seat !== null && seats.includes(entry.seat)

/** The table was made with a seat for them, and they have not said anything yet. Its first entries say who has which seat. */
const isAskedAgain = ({ unready, holders }: Summary, log: readonly TableEntry[], seats: readonly Seat[]): boolean =>
  seats.some(
    (seat) =>
      unready.includes(seat) &&
      isHeldBy(log[seat], holders[seat]) &&
      log.filter((entry) => entry.type === 'ready' && entry.seat === seat).length === 1,
  )

const isHeldBy = (entry: TableEntry | undefined, now: Holder): boolean =>
  entry?.type === 'seat' &&
  entry.holder.kind === 'person' &&
  now.kind === 'person' &&
  entry.holder.person === now.person

/**
 * A turn is numbered by what the person did last: others may act meanwhile, and one who has begun their turn and left knows about it.
 */
function dueInPlay({ toAct }: Summary, log: readonly TableEntry[], seats: readonly Seat[]): Due | null {
  const mine = log.findLastIndex((entry) => isBy(entry, seats))
  if (!toAct.some((seat) => seats.includes(seat))) return mine < 0 ? { kind: 'began', turn: ONCE } : null
  if (mine < 0) return { kind: 'turn', turn: log.findLastIndex(({ type }) => type === 'start') + 1 }
  const isOthers = log.some((entry, i) => i > mine && ACTS.has(entry.type))
  return isOthers ? { kind: 'turn', turn: mine + 1 } : null
}

/** The same number for a turn that the person has begun: their time runs on, whether they are there or not. */
export function turnOf(log: readonly TableEntry[], summary: Summary, person: PersonId): number {
  const seats = playedBy(summary, person)
  const others = log.findLastIndex((entry) => ACTS.has(entry.type) && !isBy(entry, seats))
  const mine = log.findLastIndex((entry, i) => i < others && isBy(entry, seats))
  return (mine < 0 ? log.findLastIndex(({ type }) => type === 'start') : mine) + 1
}

/** By somebody else, and just now: what is written down later is no news. */
function isEnded(log: readonly TableEntry[], seats: readonly Seat[]): boolean {
  const last = log.at(-1)
  if (last === undefined || !ENDINGS.has(last.type)) return false
  return !('seat' in last) || last.seat === null || !seats.includes(last.seat)
}
