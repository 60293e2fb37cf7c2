import { type RecordFile, type Seat, sameJson } from '@bothy/kernel'
import { type TableFact, factsOf } from '../log/facts.ts'
import { GameFault, guarded } from '../guard.ts'
import { haltOf, reportFault } from '../halt.ts'
import type { AnyGame, RoomHost } from '../host.ts'
import { summaryOf } from '../viewers/info.ts'
import { MatchLog } from '../log/match-log.ts'
import type { Holder, TableEntry, TableRow } from '../log/log.ts'
import type { Before } from '../viewers/system-messages.ts'
import { peopleOf, startIfReady } from '../seats/seating.ts'
import { standUp } from '../log/snapshot.ts'
import type { Mark, Snapshot } from './store.ts'
import { recordOf, transcripts } from '../log/transcript.ts'
import { UnreadableTable } from './unreadable.ts'

/**
 * Null if there is no such table. Throws an `UnreadableTable` for one that cannot be opened, and the store's own error while it is away.
 * `isPlain`: from its log alone.
 */
export async function readMatchLog(host: RoomHost, id: string, { isPlain = false } = {}): Promise<MatchLog | null> {
  try {
    const [stored, snapshot] = await Promise.all([host.store.readTable(id), isPlain ? null : readSnapshot(host, id)])
    if (stored === null) return null
    const game = host.game(stored.row.game)
    if (game === undefined) throw new UnreadableTable('too-new', `no game ${stored.row.game}`)
    const row = completeRow(stored.row, game)
    const matchLog = snapshot === null ? null : await fromSnapshot(host, row, game, snapshot)
    return matchLog ?? (await fromLog(host, row, game))
  } catch (error) {
    if (error instanceof UnreadableTable || host.store.isAway(error)) throw error
    throw new UnreadableTable('unreadable', error instanceof Error ? error.message : 'unknown', error)
  }
}

export async function storedRecord(host: RoomHost, id: string): Promise<RecordFile | null> {
  const matchLog = await readMatchLog(host, id, { isPlain: true })
  return matchLog === null ? null : recordOf(matchLog)
}

/** Options that were added later get their usual values. A setup that today's rules refuse stays as it was. */
function completeRow(row: TableRow, game: AnyGame): TableRow {
  const setup = game.setup(row.setup, row.seats)
  return setup.ok ? { ...row, setup: setup.value } : row
}

async function fromLog(host: RoomHost, row: TableRow, game: AnyGame): Promise<MatchLog> {
  const entries = await host.store.readEntries(row.id, 0)
  for (const entry of entries) {
    if (entry.type === 'start' && entry.revision > game.revision)
      throw new UnreadableTable('too-new', `revision ${entry.revision} of ${game.id}`)
  }
  try {
    return loaded(host, row, entries, () => new MatchLog(row, game, entries))
  } catch (error) {
    if (error instanceof GameFault) reportFault(host, row, entries, error.fault)
    throw error
  }
}

function loaded(
  host: RoomHost,
  { id, game }: TableRow,
  entries: readonly TableEntry[],
  play: () => MatchLog,
): MatchLog {
  const halt = haltOf(entries, host.guard.program)
  if (halt?.sealed === true) throw new UnreadableTable('halted', `${game} looped here`)
  const matchLog = guarded(host.guard, { table: id, task: 'load' }, play)
  matchLog.isHalted = halt !== null
  return matchLog
}

async function readSnapshot(host: RoomHost, id: string): Promise<Snapshot | null> {
  try {
    return (await host.snapshots?.read(id)) ?? null
  } catch (error) {
    return unusable(host, id, error)
  }
}

async function fromSnapshot(
  host: RoomHost,
  row: TableRow,
  game: AnyGame,
  snapshot: Snapshot,
): Promise<MatchLog | null> {
  try {
    const entries = await host.store.readEntries(row.id, snapshot.seq - 1)
    return loaded(host, row, entries, () => standUp(row, game, snapshot, entries))
  } catch (error) {
    return unusable(host, row.id, error, game.id)
  }
}

/** Drops the snapshot, so that it is reported only once; the log has everything. */
async function unusable(host: RoomHost, id: string, error: unknown, game?: string): Promise<null> {
  if (error instanceof UnreadableTable || host.store.isAway(error)) throw error
  host.report('a snapshot could not be used', error, game)
  await host.snapshots?.drop(id).catch(() => undefined)
  return null
}

export async function createMatchLog(
  host: RoomHost,
  row: TableRow,
  holders: readonly Holder[],
  unready: readonly Seat[],
): Promise<MatchLog> {
  const game = host.game(row.game)
  if (game === undefined) throw new Error(`no game ${row.game}`)
  const matchLog = new MatchLog(row, game)
  const entries: TableEntry[] = [
    ...holders.map((holder, seat): TableEntry => ({ type: 'seat', seat, holder })),
    ...unready.map((seat): TableEntry => ({ type: 'ready', seat, ready: false })),
  ]
  matchLog.time?.tell(host.clock.now())
  for (const entry of entries) matchLog.take(entry)
  try {
    const mark = guarded(host.guard, { table: row.id, task: 'command' }, () => {
      entries.push(...startIfReady(matchLog, { drawSeed: host.drawSeed, isHere: () => true }))
      return markOf(matchLog, host.clock.now(), { seats: true, ended: matchLog.status === 'over' })
    })
    await host.store.createTable(row, stamped(matchLog, entries), mark)
    return matchLog
  } catch (error) {
    if (error instanceof GameFault) reportFault(host, row, entries, error.fault)
    throw error
  }
}

export function append(
  host: RoomHost,
  matchLog: MatchLog,
  entries: readonly TableEntry[],
  before: Before,
): Promise<void> {
  const mark = markOf(matchLog, host.clock.now(), {
    seats: entries.some((entry) => entry.type === 'seat'),
    ended: !before.over && matchLog.status === 'over',
  })
  return host.store.append(matchLog.row.id, before.seq, stamped(matchLog, entries), mark)
}

function stamped(matchLog: MatchLog, entries: readonly TableEntry[]): readonly TableEntry[] {
  if (matchLog.time === null) return entries
  const told = matchLog.time.stamped(entries)
  matchLog.last = told.at(-1) ?? matchLog.last
  return told
}

function markOf(matchLog: MatchLog, now: number, changed: { readonly seats: boolean; readonly ended: boolean }): Mark {
  const summary = summaryOf(matchLog, now)
  return {
    summary,
    people: changed.seats ? peopleOf(matchLog) : null,
    transcripts: changed.ended && matchLog.table !== null ? transcripts(matchLog.table) : null,
    ...(matchLog.time === null ? {} : { due: matchLog.due }),
    ...changedFacts(matchLog, factsOf({ ...summary, host: matchLog.row.host, last: matchLog.last }, matchLog.acts)),
  }
}

function changedFacts(matchLog: MatchLog, facts: readonly TableFact[]): Pick<Mark, 'facts'> {
  if (matchLog.facts !== null && sameJson(matchLog.facts, facts)) return {}
  matchLog.facts = facts
  return { facts }
}

export const beforeChange = (matchLog: MatchLog): Before => ({
  seq: matchLog.seq,
  holders: [...matchLog.holders],
  over: matchLog.status === 'over',
  committed: matchLog.table?.committed ?? 0,
})
