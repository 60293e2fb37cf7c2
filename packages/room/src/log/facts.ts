import type { Seat } from '@bothy/kernel'
import type { LastActs } from './last-acts.ts'
import type { PersonId, Summary, TableEntry } from './log.ts'

export type TableFact = {
  readonly person: PersonId
  readonly kind: 'turn' | 'began' | 'over' | 'rematch'
  readonly turn: number
  /** The person has begun this turn, so it is no news; their time runs on. */
  readonly begun: boolean
}

type Standing = Pick<Summary, 'status' | 'holders' | 'toAct' | 'unready' | 'resigned'> & {
  readonly host: PersonId | null
  readonly last: TableEntry | null
}

const ONCE = 0
const ENDINGS: ReadonlySet<TableEntry['type']> = new Set(['ply', 'end', 'resign', 'agree'])

/** Neither seats that a bot plays, nor those that were given up. */
export const playedSeats = (
  { holders, resigned }: Pick<Summary, 'holders' | 'resigned'>,
  person: PersonId,
): readonly Seat[] =>
  holders.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.person === person && holder.away === null && !resigned.includes(seat)
      ? [seat]
      : [],
  )

export const isToAct = (summary: Pick<Summary, 'holders' | 'resigned' | 'toAct'>, person: PersonId): boolean =>
  playedSeats(summary, person).some((seat) => summary.toAct.includes(seat))

export function factsOf(at: Standing, acts: LastActs): readonly TableFact[] {
  const people = new Set(at.holders.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : [])))
  return [...people].flatMap((person) => {
    if (person === null) return []
    const seats = playedSeats(at, person)
    const fact = seats.length === 0 ? null : factFor(at, acts, person, seats)
    return fact === null ? [] : [{ person, ...fact }]
  })
}

function factFor(
  at: Standing,
  acts: LastActs,
  person: PersonId,
  seats: readonly Seat[],
): Omit<TableFact, 'person'> | null {
  const once = (kind: TableFact['kind']): Omit<TableFact, 'person'> => ({ kind, turn: ONCE, begun: false })
  switch (at.status) {
    case 'waiting': {
      const isAsked = seats.some((seat) => at.unready.includes(seat) && acts.isAsked(seat, at.holders[seat]))
      return at.host !== person && isAsked ? once('rematch') : null
    }
    case 'playing':
      if (seats.some((seat) => at.toAct.includes(seat)))
        return { kind: 'turn', turn: acts.turnOf(seats), begun: acts.hasBegun(seats) }
      return acts.hasActed(seats) ? null : once('began')
    case 'over':
      return isEndedByOthers(at.last, seats) ? once('over') : null
    case 'closed':
      return null
  }
}

/** Only right after the end: once another entry is written it is no news. */
const isEndedByOthers = (last: TableEntry | null, seats: readonly Seat[]): boolean =>
  last !== null && ENDINGS.has(last.type) && (!('seat' in last) || last.seat === null || !seats.includes(last.seat))
