import { isObject, sameJson } from '@bothy/kernel'
import type { AnyGame } from '../host.ts'
import { MatchLog } from './match-log.ts'
import type { MatchLogSnapshot } from './match-log-snapshot.ts'
import type { TableEntry, TableRow } from './log.ts'
import type { Snapshot } from '../store/store.ts'

/** In characters: larger ones are not kept, and no game comes near it. */
const MOST_WRITTEN = 1_000_000

type Head = Omit<MatchLogSnapshot, 'table'> & {
  readonly id: string
  readonly game: string
  readonly plies: number
  readonly table: Omit<MatchLogSnapshot['table'], 'history'>
}

/** Marked trust: a snapshot is read by the program that wrote it. */
const isHead = (value: unknown): value is Head => isObject(value)

/** Null for a match that is not running, or too large. The matchLog must not be ahead of the store. */
export function snapshotOf(matchLog: MatchLog): Snapshot | null {
  const { snapshot } = matchLog
  if (snapshot === null) return null
  const { history, ...table } = snapshot.table
  const head: Head = { ...snapshot, id: matchLog.row.id, game: matchLog.game.id, plies: history.plies, table }
  const written = { seq: snapshot.seq, head: JSON.stringify(head), history: history.text }
  return written.head.length + written.history.length > MOST_WRITTEN ? null : written
}

/** The matchLog after these entries, the first of which is the last that the snapshot covers. Throws if they do not fit together. */
export function standUp(
  row: TableRow,
  game: AnyGame,
  { seq, head: text, history }: Snapshot,
  [last, ...later]: readonly TableEntry[],
): MatchLog {
  const head: unknown = JSON.parse(text)
  if (!isHead(head) || head.id !== row.id || head.game !== game.id || head.seq !== seq || !sameJson(head.last, last))
    throw new Error('the snapshot is not of this log')
  const table = { ...head.table, history: { plies: head.plies, text: history } }
  return new MatchLog(row, game, later, { ...head, table })
}
