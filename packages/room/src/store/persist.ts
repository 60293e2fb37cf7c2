import { type RecordFile, type Seat, sameJson } from '@bothy/kernel'
import { type TableFact, factsOf } from '../log/facts.ts'
import { GameFault, guarded } from '../guard.ts'
import { haltOf, reportFault } from '../halt.ts'
import type { AnyGame, RoomHost } from '../host.ts'
import { summaryOf } from '../viewers/info.ts'
import { Ledger } from '../log/ledger.ts'
import type { Holder, TableEntry, TableRow } from '../log/log.ts'
import type { Before } from '../viewers/notes.ts'
import { peopleOf, startIfReady } from '../seats/seating.ts'
import { standUp } from '../log/snapshot.ts'
import type { Mark, Snapshot } from './store.ts'
import { recordOf, transcripts } from '../log/transcript.ts'
import { UnreadableTable } from './unreadable.ts'

/**
 * The table as it is stored; null if there is none. Throws an `UnreadableTable` for one that cannot be opened, and what the store
 * throws while it is away. `isPlain`: from its log alone.
 */
export async function readLedger(host: RoomHost, id: string, { isPlain = false } = {}): Promise<Ledger | null> {
  try {
    const [stored, snapshot] = await Promise.all([host.store.readTable(id), isPlain ? null : readSnapshot(host, id)])
    if (stored === null) return null
    const game = host.game(stored.row.game)
    if (game === undefined) throw new UnreadableTable('too-new', `no game ${stored.row.game}`)
    const row = completeRow(stored.row, game)
    const ledger = snapshot === null ? null : await fromSnapshot(host, row, game, snapshot)
    return ledger ?? (await fromLog(host, row, game))
  } catch (error) {
    if (error instanceof UnreadableTable || host.store.isAway(error)) throw error
    throw new UnreadableTable('unreadable', error instanceof Error ? error.message : 'unknown', error)
  }
}

/** The record of a match that is over, without opening its table; null before the end, and if there is none. */
export async function storedRecord(host: RoomHost, id: string): Promise<RecordFile | null> {
  const ledger = await readLedger(host, id, { isPlain: true })
  return ledger === null ? null : recordOf(ledger)
}

/** Options that came later have their usual values, as in a record that is brought. A setup that today's rules refuse stays as it was. */
function completeRow(row: TableRow, game: AnyGame): TableRow {
  const setup = game.setup(row.setup, row.seats)
  return setup.ok ? { ...row, setup: setup.value } : row
}

async function fromLog(host: RoomHost, row: TableRow, game: AnyGame): Promise<Ledger> {
  const entries = await host.store.readEntries(row.id, 0)
  for (const entry of entries) {
    if (entry.type === 'start' && entry.revision > game.revision)
      throw new UnreadableTable('too-new', `revision ${entry.revision} of ${game.id}`)
  }
  try {
    return loaded(host, row, entries, () => new Ledger(row, game, entries))
  } catch (error) {
    if (error instanceof GameFault) reportFault(host, row, entries, error.fault)
    throw error
  }
}

/** Plays the entries, which end with the last ones of the log, unless the game is known to fail at it. */
function loaded(host: RoomHost, { id, game }: TableRow, entries: readonly TableEntry[], play: () => Ledger): Ledger {
  const halt = haltOf(entries, host.guard.program)
  if (halt?.sealed === true) throw new UnreadableTable('halted', `${game} looped here`)
  const ledger = guarded(host.guard, { table: id, task: 'load' }, play)
  ledger.isHalted = halt !== null
  return ledger
}

async function readSnapshot(host: RoomHost, id: string): Promise<Snapshot | null> {
  try {
    return (await host.snapshots?.read(id)) ?? null
  } catch (error) {
    return unusable(host, id, error)
  }
}

async function fromSnapshot(host: RoomHost, row: TableRow, game: AnyGame, snapshot: Snapshot): Promise<Ledger | null> {
  try {
    const entries = await host.store.readEntries(row.id, snapshot.seq - 1)
    return loaded(host, row, entries, () => standUp(row, game, snapshot, entries))
  } catch (error) {
    return unusable(host, row.id, error, game.id)
  }
}

/** The snapshot is dropped, so that it is reported once; the log has everything. */
async function unusable(host: RoomHost, id: string, error: unknown, game?: string): Promise<null> {
  if (error instanceof UnreadableTable || host.store.isAway(error)) throw error
  host.report('a snapshot could not be used', error, game)
  await host.snapshots?.drop(id).catch(() => undefined)
  return null
}

/** A new table, stored; with all seats taken and everybody ready its match has begun. */
export async function createLedger(
  host: RoomHost,
  row: TableRow,
  holders: readonly Holder[],
  unready: readonly Seat[],
): Promise<Ledger> {
  const game = host.game(row.game)
  if (game === undefined) throw new Error(`no game ${row.game}`)
  const ledger = new Ledger(row, game)
  const entries: TableEntry[] = [
    ...holders.map((holder, seat): TableEntry => ({ type: 'seat', seat, holder })),
    ...unready.map((seat): TableEntry => ({ type: 'ready', seat, ready: false })),
  ]
  ledger.time?.tell(host.clock.now())
  for (const entry of entries) ledger.take(entry)
  try {
    const mark = guarded(host.guard, { table: row.id, task: 'command' }, () => {
      entries.push(...startIfReady(ledger, { drawSeed: host.drawSeed, isHere: () => true }))
      return markOf(ledger, host.clock.now(), { seats: true, ended: ledger.status === 'over' })
    })
    await host.store.createTable(row, stamped(ledger, entries), mark)
    return ledger
  } catch (error) {
    if (error instanceof GameFault) reportFault(host, row, entries, error.fault)
    throw error
  }
}

/** Stores entries that the ledger has taken. */
export function append(host: RoomHost, ledger: Ledger, entries: readonly TableEntry[], before: Before): Promise<void> {
  const mark = markOf(ledger, host.clock.now(), {
    seats: entries.some((entry) => entry.type === 'seat'),
    ended: !before.over && ledger.status === 'over',
  })
  return host.store.append(ledger.row.id, before.seq, stamped(ledger, entries), mark)
}

/** At a table with a pace each entry says when it came. */
function stamped(ledger: Ledger, entries: readonly TableEntry[]): readonly TableEntry[] {
  if (ledger.time === null) return entries
  const told = ledger.time.stamped(entries)
  ledger.last = told.at(-1) ?? ledger.last
  return told
}

/** Stored beside the entries: the summary, who sits there, and at the end what everybody saw. */
function markOf(ledger: Ledger, now: number, changed: { readonly seats: boolean; readonly ended: boolean }): Mark {
  const summary = summaryOf(ledger, now)
  return {
    summary,
    people: changed.seats ? peopleOf(ledger) : null,
    transcripts: changed.ended && ledger.table !== null ? transcripts(ledger.table) : null,
    ...(ledger.time === null ? {} : { due: ledger.due }),
    ...changedFacts(ledger, factsOf({ ...summary, host: ledger.row.host, last: ledger.last }, ledger.acts)),
  }
}

function changedFacts(ledger: Ledger, facts: readonly TableFact[]): Pick<Mark, 'facts'> {
  if (ledger.facts !== null && sameJson(ledger.facts, facts)) return {}
  ledger.facts = facts
  return { facts }
}

export const beforeChange = (ledger: Ledger): Before => ({
  seq: ledger.seq,
  holders: [...ledger.holders],
  over: ledger.status === 'over',
  committed: ledger.table?.committed ?? 0,
})
