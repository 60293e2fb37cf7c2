import type { Seat } from '@bothy/kernel'
import type { Holder, ListedTable, PersonId, Summary, TableEntry, TableFact } from '../src/index.ts'

/** Facts computed from the whole log each time, to compare with those that rooms write down. */
export function dueAt(
  { row, summary }: ListedTable,
  log: readonly TableEntry[],
  person: PersonId,
): Omit<TableFact, 'person'> | null {
  const seats = playedBy(summary, person)
  if (seats.length === 0) return null
  const once = (kind: TableFact['kind']) => ({ kind, turn: 0, begun: false })
  switch (summary.status) {
    case 'waiting':
      return row.host !== person && isAskedAgain(summary, log, seats) ? once('rematch') : null
    case 'playing':
      return dueInPlay(summary, log, seats)
    case 'over':
      return isEnded(log, seats) ? once('over') : null
    case 'closed':
      return null
  }
}

const ENDINGS: ReadonlySet<TableEntry['type']> = new Set(['ply', 'end', 'resign', 'agree'])
const ACTS: ReadonlySet<TableEntry['type']> = new Set(['ply', 'undo', 'redo', 'retract'])

const playedBy = ({ holders, resigned }: Summary, person: PersonId): readonly Seat[] =>
  holders.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.person === person && holder.away === null && !resigned.includes(seat)
      ? [seat]
      : [],
  )

const isBy = (entry: TableEntry, seats: readonly Seat[]): boolean =>
  ACTS.has(entry.type) && 'seat' in entry && entry.seat !== null && seats.includes(entry.seat)

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

function dueInPlay(
  { toAct }: Summary,
  log: readonly TableEntry[],
  seats: readonly Seat[],
): Omit<TableFact, 'person'> | null {
  const mine = log.findLastIndex((entry) => isBy(entry, seats))
  if (!toAct.some((seat) => seats.includes(seat))) return mine < 0 ? { kind: 'began', turn: 0, begun: false } : null
  const begun = mine >= 0 && !log.some((entry, i) => i > mine && ACTS.has(entry.type))
  return { kind: 'turn', turn: turnOf(log, seats), begun }
}

function turnOf(log: readonly TableEntry[], seats: readonly Seat[]): number {
  const others = log.findLastIndex((entry) => ACTS.has(entry.type) && !isBy(entry, seats))
  const mine = log.findLastIndex((entry, i) => i < others && isBy(entry, seats))
  return (mine < 0 ? log.findLastIndex(({ type }) => type === 'start') : mine) + 1
}

function isEnded(log: readonly TableEntry[], seats: readonly Seat[]): boolean {
  const last = log.at(-1)
  if (last === undefined || !ENDINGS.has(last.type)) return false
  return !('seat' in last) || last.seat === null || !seats.includes(last.seat)
}
