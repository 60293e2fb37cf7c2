import type { Seat } from '@bothy/kernel'
import { type Holder, type PersonId, type TableEntry, type TableRow, isPlay } from './log.ts'

/** Limits for one person's entries beside plies, fixed and by ply of the match, so that no log is long to load. */
const WORN = { entries: 1000, byPly: 4 } as const

/** Requests of one person until the match goes on, and then one in so many milliseconds: each time all players are asked, and bots wait. */
const ASKS = { atOnce: 5, every: 10 * 60_000 } as const

type Written = {
  readonly entries: number
  readonly asks: number
  readonly ply: number
  readonly askedAt: number
}

export type LogLimitSnapshot = {
  readonly furthest: number
  readonly written: readonly (readonly [PersonId, Written])[]
}

const NOTHING: Written = { entries: 0, asks: 0, ply: 0, askedAt: 0 }

type Seated = { readonly holders: readonly Holder[]; readonly row: TableRow }

/**
 * Entries of each person beside plies. Only these can be repeated without end: plies bring the match to its end, entries of the table
 * itself take their time, and an answer or a return has a request or an absence before it.
 */
export class LogLimit {
  /** The most plies that ever stood: a ply taken back and made again does not count twice. */
  #furthest: number
  readonly #written: Map<PersonId, Written>

  constructor(snapshot: LogLimitSnapshot | null) {
    this.#furthest = snapshot?.furthest ?? 0
    this.#written = new Map(snapshot?.written)
  }

  get snapshot(): LogLimitSnapshot {
    return { furthest: this.#furthest, written: [...this.#written] }
  }

  note(matchLog: Seated, entry: TableEntry): void {
    if (!isPlay(entry)) this.#count(matchLog, entry)
  }

  moved(matchLog: Seated, entries: readonly TableEntry[], plies: number): void {
    this.#furthest = Math.max(this.#furthest, plies)
    for (const entry of entries) this.#count(matchLog, entry)
  }

  isWorn(person: PersonId): boolean {
    return this.#of(person).entries >= WORN.entries + WORN.byPly * this.#furthest
  }

  hasAskedEnough(person: PersonId, now: number): boolean {
    const written = this.#of(person)
    return this.#asks(written) >= ASKS.atOnce && now - written.askedAt < ASKS.every
  }

  handOver(from: PersonId, to: PersonId): void {
    const written = this.#written.get(from)
    if (written === undefined || from === to) return
    this.#written.delete(from)
    this.#written.set(to, { ...written, entries: written.entries + this.#of(to).entries })
  }

  #count(matchLog: Seated, entry: TableEntry): void {
    const person = writerOf(matchLog, entry)
    if (person === null) return
    const before = this.#of(person)
    const asked = entry.type === 'ask' ? { asks: this.#asks(before) + 1, ply: this.#furthest, askedAt: entry.at } : {}
    this.#written.set(person, { ...before, entries: before.entries + 1, ...asked })
  }

  #of(person: PersonId): Written {
    return this.#written.get(person) ?? NOTHING
  }

  #asks({ asks, ply }: Written): number {
    return ply === this.#furthest ? asks : 0
  }
}

/** Null for an entry that cannot be repeated without end. */
function writerOf({ holders, row }: Seated, entry: TableEntry): PersonId | null {
  if (entry.type === 'begin' || entry.type === 'talk') return row.host
  if (!isRepeatable(entry) && entry.type !== 'seat') return null
  if ('by' in entry && entry.by !== undefined) return entry.by === 'host' ? row.host : personAt(holders, entry.by)
  if (entry.type === 'seat') {
    const [before, after] = [holders[entry.seat], entry.holder]
    if (after.kind !== 'person') return after.kind === 'bot' ? row.host : null
    const isBack = before?.kind === 'person' && before.away !== null && after.away === null
    return isBack ? null : after.person
  }
  return personAt(holders, entry.seat)
}

function personAt(holders: readonly Holder[], seat: Seat): PersonId | null {
  const holder = holders[seat]
  return holder?.kind === 'person' ? holder.person : null
}

const REPEATABLE = ['undo', 'redo', 'retract', 'rhythm', 'ask', 'ready', 'hint'] as const
type Repeatable = Extract<TableEntry, { readonly type: (typeof REPEATABLE)[number] }>

const isRepeatable = (entry: TableEntry): entry is Repeatable => REPEATABLE.some((type) => type === entry.type)
