import type { GameTypes, RecordedMatch, RecordNotes } from '@bothy/kernel'
import { inColours } from '../seats/colours.ts'
import type { AnyGame } from '../host.ts'
import { summaryOf } from '../viewers/info.ts'
import { MatchLog } from './match-log.ts'
import type { Holder, TableEntry, TableRow } from './log.ts'
import type { Mark } from '../store/store.ts'
import { transcripts } from './transcript.ts'

/** A record that is not at its end can be looked at, not played on. */
export function importedTable(
  game: AnyGame,
  { row, holders, now }: { readonly row: TableRow; readonly holders: readonly Holder[]; readonly now: number },
  { match, notes }: { readonly match: RecordedMatch<GameTypes>; readonly notes: RecordNotes },
): { readonly entries: readonly TableEntry[]; readonly mark: Mark } {
  const entries: TableEntry[] = [
    ...inColours(holders, notes.colours).map((holder, seat): TableEntry => ({ type: 'seat', seat, holder })),
    { type: 'start', seed: match.seed, revision: match.revision },
    ...match.plies.map(({ seat, action }): TableEntry => ({ type: 'ply', seat, action })),
    ...notes.resigned.map((seat): TableEntry => ({ type: 'resign', seat, level: 'medium' })),
    ...notes.hints.flatMap((count, seat): TableEntry[] => (count > 0 ? [{ type: 'hint', seat, count }] : [])),
    { type: 'end', ...(notes.abandoned ? { abandoned: true } : {}) },
  ]
  const matchLog = new MatchLog(row, game, entries)
  const mark = {
    summary: summaryOf(matchLog, now),
    people: [],
    transcripts: matchLog.table === null ? null : transcripts(matchLog.table),
  }
  return { entries, mark }
}
