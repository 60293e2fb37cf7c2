import type { Entry, Json } from '@bothy/kernel'
import type { Fault } from './guard.ts'
import type { RoomHost } from './host.ts'
import type { TableEntry, TableRow } from './log.ts'
import { Conflict } from './store.ts'

type HaltEntry = Extract<TableEntry, { readonly type: 'halt' }>

/** A game that has looped so often at one table is not asked again there, whatever is taken back: each time costs everybody seconds. */
const MOST_LOOPS = 3
const TRIES = 3

export const isPlay = (entry: TableEntry): entry is Entry<Json> =>
  entry.type === 'ply' || entry.type === 'undo' || entry.type === 'redo' || entry.type === 'retract'

/** What has stopped the table, unless it was played on since, or this program has not tried yet. */
export function haltOf(entries: readonly TableEntry[], program: string): HaltEntry | null {
  const last = entries.findLast((entry) => entry.type === 'halt' || entry.type === 'release' || isPlay(entry))
  return last?.type === 'halt' && last.program === program ? last : null
}

/**
 * Stops a table at which its game has failed, and reports the match that shows it. Nothing of it is played or computed: the log is taken as it
 * is stored. A table that is stopped already stays as it is, unless not even its position can be had.
 */
export async function haltTable(host: RoomHost, table: string, fault: Fault): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    const [stored, entries] = [await host.store.readTable(table), await host.store.readEntries(table, 0)]
    if (stored === null) return
    if (tried === 0) reportFault(host, stored.row, entries, fault)
    const before = haltOf(entries, host.guard.program)
    const sealed = fault.kind === 'looped' && isHopeless(fault, entries)
    if (before !== null && (before.sealed || !sealed)) return
    const halt: HaltEntry = { type: 'halt', fault: fault.kind, sealed, program: host.guard.program }
    try {
      await host.store.append(table, entries.length, [halt], {
        summary: { ...stored.summary, botTurn: false, updated: host.clock.now() },
        people: null,
        transcripts: null,
        ...(stored.row.pace === null ? {} : { due: null }),
      })
      host.neighbours.tell({ table, of: 'log', at: entries.length + 1 })
      return
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
}

/** Whoever looks at the position, or loads it, would wait again. */
const isHopeless = ({ task }: Fault, entries: readonly TableEntry[]): boolean =>
  task === 'load' ||
  task === 'show' ||
  entries.filter((entry) => entry.type === 'halt' && entry.fault === 'looped').length >= MOST_LOOPS - 1

/** Reports a fault after which people may try something else. */
export async function reportTable(host: RoomHost, table: string, fault: Fault): Promise<void> {
  const stored = await host.store.readTable(table)
  if (stored !== null) reportFault(host, stored.row, await host.store.readEntries(table, 0), fault)
}

/** The match without its people. */
export function reportFault(
  host: RoomHost,
  { id, game, seats, setup }: TableRow,
  entries: readonly TableEntry[],
  fault: Fault,
): void {
  const start = entries.find((entry) => entry.type === 'start')
  const { seed = null, revision = null } = start ?? {}
  host.report(`a game ${fault.kind === 'looped' ? 'looped' : 'failed'} (${fault.task})`, fault.error, game)
  host.guard.report({ ...fault, table: id, game, seats, setup, seed, revision, entries: entries.filter(isPlay) })
}
