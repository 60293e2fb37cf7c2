import type { Seat } from '@bothy/kernel'
import type { ChatLine, Transcript } from '@bothy/protocol'
import type { TableFact } from '../log/facts.ts'
import type { PersonId, Summary, TableEntry, TableRow } from '../log/log.ts'

/** Another writer has already stored an entry with that number. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
}

export type ListedTable = { readonly row: TableRow; readonly summary: Summary }

/** Stored in the same transaction as the entries. */
export type Mark = {
  readonly summary: Summary
  readonly people: readonly PersonId[] | null
  readonly transcripts: readonly Transcript[] | null
  /** Of a table with a pace: when the next time of a player runs out; null if no clock runs. */
  readonly due?: number | null
  /** Everything that people are to be told of the table; absent if unchanged. */
  readonly facts?: readonly TableFact[]
}

/** `by`: the author, never sent to clients; absent for a note of the table. `hidden`: by the operator of the server. */
export type StoredLine = Omit<ChatLine, 'hidden'> & { readonly by?: PersonId; readonly hidden?: 'host' }

/** Older lines of the chat are dropped, since no reader is shown them. */
export const CHAT_KEPT = 200

/** Where tables and their logs live. A writing method resolves when the data is durable, not before; one that rejects has changed nothing. */
export interface MatchStore {
  /** The store could not be reached, and may be soon: its data is intact. */
  isAway(error: unknown): boolean
  /** Throws a `Conflict` if the id is taken. */
  createTable(row: TableRow, entries: readonly TableEntry[], mark: Mark): Promise<void>
  /** Entries `seq`, `seq + 1`, ... Throws a `Conflict` if one of them exists. */
  append(table: string, seq: number, entries: readonly TableEntry[], mark: Mark): Promise<void>
  readTable(table: string): Promise<ListedTable | null>
  readEntries(table: string, from: number): Promise<readonly TableEntry[]>
  addChat(table: string, line: Omit<StoredLine, 'id'>): Promise<StoredLine>
  readChat(table: string, limit: number): Promise<readonly StoredLine[]>
  readTranscript(table: string, seat: Seat | null): Promise<Transcript | null>
  /** Running, then waiting, then finished; each newest first. */
  tablesOf(person: PersonId, limit: number): Promise<readonly ListedTable[]>
  openTables(limit: number, after?: number): Promise<readonly ListedTable[]>
  finishedTables(limit: number, after?: number): Promise<readonly ListedTable[]>
  dueTables(now: number, limit: number): Promise<readonly string[]>
  botTables(limit: number, after: string): Promise<readonly string[]>
}

export type Snapshot = {
  readonly seq: number
  /** Enough to play on. */
  readonly head: string
  readonly history: string
}

/**
 * A cache of one snapshot for each table: any of them may vanish at any time. It gives only snapshots of the very program, kernel and rules
 * that run now.
 */
export interface Snapshots {
  read(table: string): Promise<Snapshot | null>
  save(table: string, snapshot: Snapshot): Promise<void>
  drop(table: string): Promise<void>
}
