import type { GameTypes, Match, RecordNotes } from '@bothy/kernel'
import type { RoomHost } from './host.ts'
import { summaryOf } from './info.ts'
import { Ledger } from './ledger.ts'
import type { Holder, TableEntry, TableRow } from './log.ts'
import { transcripts } from './transcript.ts'

/** Keeps a record that was checked ply by ply as a table of its own. One that is not at its end can be looked at, not played on. */
export async function importRecord(
  host: RoomHost,
  row: TableRow,
  holders: readonly Holder[],
  { match, notes }: { readonly match: Match<GameTypes>; readonly notes: RecordNotes },
): Promise<void> {
  const game = host.game(row.game)
  if (game === undefined) throw new Error(`no game ${row.game}`)
  const entries: TableEntry[] = [
    ...holders.map((holder, seat): TableEntry => ({ type: 'seat', seat, holder })),
    { type: 'start', seed: match.seed, revision: match.revision },
    ...match.plies.map(({ seat, action }): TableEntry => ({ type: 'ply', seat, action })),
    ...notes.resigned.map((seat): TableEntry => ({ type: 'resign', seat, level: 'medium' })),
    { type: 'end', ...(notes.abandoned ? { abandoned: true } : {}) },
  ]
  const ledger = new Ledger(row, game, entries)
  await host.store.createTable(row, entries, {
    summary: summaryOf(ledger, host.clock.now()),
    people: [],
    transcripts: ledger.table === null ? null : transcripts(ledger.table),
  })
}
