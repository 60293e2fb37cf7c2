import type { Seat } from '@bothy/kernel'
import type { Refusal } from '@bothy/protocol'
import { coloursOf, inColour } from './colours.ts'
import { shownSetup } from '../viewers/info.ts'
import type { MatchLog } from '../log/match-log.ts'
import type { Holder, PersonId, TableRow } from '../log/log.ts'
import { type Outcome, done, refusal, refuse } from '../log/outcome.ts'
import { type Command, isOwn, isSolo } from './seating.ts'
import { Conflict } from '../store/store.ts'

export type Successor = {
  readonly row: TableRow
  readonly holders: readonly Holder[]
  readonly unready: readonly Seat[]
}

interface Comeable<R> {
  come(person: PersonId): Promise<R | Refusal>
}

export interface Tables<R extends Comeable<R>> {
  get(id: string): Promise<R | null>
  /** Throws a `Conflict` if the table exists. */
  create(successor: Successor): Promise<R>
  isClosed(id: string): Promise<boolean>
  drawId(): string
  /** Throws if this person may not make a table now. */
  allow(holders: readonly Holder[]): void | Promise<void>
}

const mayAsk = (matchLog: MatchLog, person: PersonId): boolean =>
  matchLog.row.host === person || matchLog.holders.some((_, seat) => isOwn(matchLog, person, seat))

function whyNotAgain(matchLog: MatchLog, person: PersonId): Refusal | null {
  if (!mayAsk(matchLog, person)) return refusal('not-seated')
  return matchLog.status === 'over' ? null : refusal('not-over')
}

/** Writes down the next table, unless another request was quicker; `instead`: of this table, which was given up, or of none. */
function nameSuccessor(matchLog: MatchLog, person: PersonId, table: string, instead: string | null): Outcome {
  const refused = whyNotAgain(matchLog, person)
  if (refused !== null) return refuse(refused.why)
  if ((matchLog.next?.table ?? null) !== instead) return done()
  const seat = matchLog.holders.findIndex((_, at) => isOwn(matchLog, person, at))
  return matchLog.add({ type: 'again', table, seat: seat < 0 ? null : seat })
}

/**
 * The same people one seat further, so that another begins, each in their colour; the same bots and options. An arranged deck is dealt only
 * once. A refusal if today's rules do not know the options any more.
 */
function successorOf(matchLog: MatchLog, person: PersonId, id: string, now: number): Successor | Refusal {
  const { row, game } = matchLog
  const setup = game.setup(shownSetup(game, row.setup), row.seats)
  if (!setup.ok) return refusal('bad-setup', { at: setup.problem.at, why: setup.problem.why }, setup.problem.at)
  const { holders: before } = matchLog
  const colours = coloursOf(before)
  const holders = before.map((_, seat) => {
    const from = (seat + 1) % before.length
    return inColour(comesAlong(before[from]), colours[from])
  })
  const unready = holders.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.person !== person ? [seat] : [],
  )
  return {
    row: {
      ...row,
      id,
      setup: setup.value,
      host: person,
      created: now,
      friendly: row.friendly && isSolo(holders),
      // Older tables were rated although a bot would have taken over late seats.
      pace: row.rated && row.pace?.late === 'bot' ? { ...row.pace, late: 'out' } : row.pace,
    },
    holders,
    unready,
  }
}

/** A name in an imported record is no person who could come. */
function comesAlong(holder: Holder): Holder {
  if (holder.kind !== 'person') return holder
  return holder.person === null ? { kind: 'open' } : { ...holder, away: null }
}

async function openSuccessor<R extends Comeable<R>>(tables: Tables<R>, successor: Successor): Promise<R | null> {
  try {
    return await tables.create(successor)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return tables.get(successor.row.id)
  }
}

export interface FinishedRoom {
  matchLog(): MatchLog
  readonly now: number
  run(command: Command): Promise<Refusal | null>
}

/**
 * The first request makes the table, all others find it, and each makes its person ready there. The address is written down first, so that
 * the next request makes a table that was not made in time.
 */
export async function again<R extends Comeable<R>>(
  person: PersonId,
  tables: Tables<R>,
  finished: FinishedRoom,
): Promise<R | Refusal> {
  const refused = whyNotAgain(finished.matchLog(), person)
  if (refused !== null) return refused
  const known = finished.matchLog().next?.table ?? null
  const there = known === null ? null : await tables.get(known)
  if (there !== null) return there.come(person)
  const id = known === null || (await tables.isClosed(known)) ? tables.drawId() : known
  const planned = successorOf(finished.matchLog(), person, id, finished.now)
  if ('why' in planned) return planned
  await tables.allow(planned.holders)
  if (id !== known) {
    const unnamed = await finished.run((matchLog) => nameSuccessor(matchLog, person, id, known))
    if (unnamed !== null) return unnamed
  }
  // Another process may have named another table meanwhile.
  const named = finished.matchLog().next?.table ?? id
  const room = await openSuccessor(tables, { ...planned, row: { ...planned.row, id: named } })
  return room === null ? refusal('no-such-table') : room.come(person)
}
