import type { Entry, Json } from '@bothy/kernel'
import type { Fault, Guard } from './guard.ts'
import { type BotFailure, type BotTask, LateAnswer, type RoomHost } from './host.ts'
import type { MatchLog } from './log/match-log.ts'
import { type TableEntry, type TableRow, isPlay } from './log/log.ts'
import { Conflict, type ListedTable, type Mark } from './store/store.ts'

export type HaltHost = Pick<RoomHost, 'store' | 'report'> & {
  readonly clock: Pick<RoomHost['clock'], 'now'>
  readonly otherProcesses: Pick<RoomHost['otherProcesses'], 'tell'>
  readonly guard: Pick<Guard, 'program' | 'report'>
}

type HaltEntry = Extract<TableEntry, { readonly type: 'halt' }>

/** After so many loops at one table its game is not asked again there, whatever is taken back: each one costs all players seconds. */
const MOST_LOOPS = 3
const TRIES = 3

/** Null if the table was played on since, or this program has not tried yet. */
export function haltOf(entries: readonly TableEntry[], program: string): HaltEntry | null {
  const last = entries.findLast((entry) => entry.type === 'halt' || entry.type === 'release' || isPlay(entry))
  return last?.type === 'halt' && last.program === program ? last : null
}

/**
 * Stops a table at which its game has failed, and reports the match that shows it. Nothing is played or computed: the log is taken as it is
 * stored. A table that is already stopped stays as it is, unless not even its position can be had.
 */
export async function haltTable(host: HaltHost, table: string, fault: Fault): Promise<void> {
  const { program } = host.guard
  let isReported = false
  await addEntry(host, table, ({ row }, entries) => {
    if (!isReported) reportFault(host, row, entries, fault)
    isReported = true
    const before = haltOf(entries, program)
    const sealed = fault.kind === 'looped' && isHopeless(fault, entries)
    if (before !== null && (before.sealed || !sealed)) return null
    return { type: 'halt', fault: fault.kind, sealed, program }
  })
}

/** Lets this program try a stopped table again; false if it is not stopped, or not there. */
export function releaseTable(host: Adding, table: string, program: string): Promise<boolean> {
  return addEntry(host, table, (_, entries) => (haltOf(entries, program) === null ? null : { type: 'release' }))
}

type Adding = Pick<HaltHost, 'store' | 'clock' | 'otherProcesses'>

/** Adds an entry to a table that is not open in this process, while others may write there; false if there is none to add. */
async function addEntry(
  { store, clock, otherProcesses }: Adding,
  table: string,
  entryFor: (stored: ListedTable, entries: readonly TableEntry[]) => TableEntry | null,
): Promise<boolean> {
  for (let tried = 1; ; tried++) {
    const stored = await store.readTable(table)
    if (stored === null) return false
    const entries = await store.readEntries(table, 0)
    const entry = entryFor(stored, entries)
    if (entry === null) return false
    // Bots and clocks wait until a person has looked.
    const mark: Mark = {
      summary: { ...stored.summary, botTurn: false, updated: clock.now() },
      people: null,
      transcripts: null,
      ...(stored.row.pace === null ? {} : { due: null }),
    }
    try {
      await store.append(table, entries.length, [entry], mark)
      otherProcesses.tell({ table, of: 'log', at: entries.length + 1 })
      return true
    } catch (error) {
      if (!(error instanceof Conflict) || tried === TRIES) throw error
    }
  }
}

/** The next attempt to load or show the position would wait again. */
const isHopeless = ({ task }: Fault, entries: readonly TableEntry[]): boolean =>
  task === 'load' ||
  task === 'show' ||
  entries.filter((entry) => entry.type === 'halt' && entry.fault === 'looped').length >= MOST_LOOPS - 1

export async function reportTable(host: HaltHost, table: string, fault: Fault): Promise<void> {
  const stored = await host.store.readTable(table)
  if (stored !== null) reportFault(host, stored.row, await host.store.readEntries(table, 0), fault)
}

export function reportFault(
  host: HaltHost,
  { id, game, seats, setup }: TableRow,
  entries: readonly TableEntry[],
  fault: Fault,
): void {
  const start = entries.find((entry) => entry.type === 'start')
  const { seed = null, revision = null } = start ?? {}
  host.report(`a game ${fault.kind === 'looped' ? 'looped' : 'failed'} (${fault.task})`, fault.error, game)
  host.guard.report({ ...fault, table: id, game, seats, setup, seed, revision, entries: entries.filter(isPlay) })
}

/** A weaker bot answers instead and the table goes on, but the match that shows the fault is kept. */
export function reportBot(
  host: Pick<HaltHost, 'report' | 'guard'>,
  { game, table, seed, row }: MatchLog,
  { seat, level }: Pick<BotTask, 'seat' | 'level'>,
  error: unknown,
): void {
  if (table === null) return
  const at: BotFailure = { seed, ply: table.plies.length, seat, bot: level }
  if (error instanceof LateAnswer) return host.report('a bot took too long', error, game.id, at)
  host.report('a bot failed', error, game.id, at)
  const { revision } = table.opening
  const entries = table.plies.map((ply): Entry<Json> => ({ type: 'ply', ...ply }))
  const { id, seats, setup } = row
  host.guard.report({
    kind: 'threw',
    task: 'bot',
    wanted: null,
    error,
    table: id,
    game: game.id,
    seats,
    setup,
    seed,
    revision,
    entries,
  })
}
