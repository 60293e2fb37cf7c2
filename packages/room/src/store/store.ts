import type { Seat } from '@bothy/kernel'
import type { ChatLine, Transcript } from '@bothy/protocol'
import type { TableFact } from '../log/facts.ts'
import type { PersonId, Summary, TableEntry, TableRow } from '../log/log.ts'

/** Somebody else has already stored an entry with that number. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
}

export type ListedTable = { readonly row: TableRow; readonly summary: Summary }

/** Stored together with entries, in the same transaction. */
export type Mark = {
  readonly summary: Summary
  /** People at the table, if they changed. */
  readonly people: readonly PersonId[] | null
  /** At the end: what each seat and a spectator had seen. */
  readonly transcripts: readonly Transcript[] | null
  /** Of a table with a pace: when somebody's time will have run out; null if nobody's runs. */
  readonly due?: number | null
  /** All that people are to be told of the table from now on; absent if it is the same as before. */
  readonly facts?: readonly TableFact[]
}

/** A line with its author, whom nobody is told; a note of the table has none. `hidden`: by the operator of the server. */
export type StoredLine = Omit<ChatLine, 'hidden'> & { readonly by?: PersonId; readonly hidden?: 'host' }

/** Older lines of the chat are dropped: nobody is shown them. */
export const CHAT_KEPT = 200

/**
 * Where tables and their logs live. A promise of a writing method is kept when the data is durable, not before; a refused
 * one has changed nothing.
 */
export interface MatchStore {
  /** It could not be reached, and may be soon: nothing is wrong with what it keeps. */
  isAway(error: unknown): boolean
  /** Throws a `Conflict` if the id is taken. */
  createTable(row: TableRow, entries: readonly TableEntry[], mark: Mark): Promise<void>
  /** Entries `seq`, `seq + 1`, ... Throws a `Conflict` if one of them exists. */
  append(table: string, seq: number, entries: readonly TableEntry[], mark: Mark): Promise<void>
  readTable(table: string): Promise<ListedTable | null>
  /** From number `from` on, in order. */
  readEntries(table: string, from: number): Promise<readonly TableEntry[]>
  addChat(table: string, line: Omit<StoredLine, 'id'>): Promise<StoredLine>
  /** The last ones, oldest first. */
  readChat(table: string, limit: number): Promise<readonly StoredLine[]>
  readTranscript(table: string, seat: Seat | null): Promise<Transcript | null>
  /** Tables of a person: running, then waiting, then finished; each newest first. */
  tablesOf(person: PersonId, limit: number): Promise<readonly ListedTable[]>
  /** Open to all and still waiting, newest first, after so many. */
  openTables(limit: number, after?: number): Promise<readonly ListedTable[]>
  /** Open to all and over, newest first, after so many. */
  finishedTables(limit: number, after?: number): Promise<readonly ListedTable[]>
  /** Tables at which somebody's time has run out, the first ones. */
  dueTables(now: number, limit: number): Promise<readonly string[]>
  /** Running tables at which a bot must move: the first ones by id after `after`. */
  botTables(limit: number, after: string): Promise<readonly string[]>
}

/** How a running match stood after so many entries. Says nothing that its log does not say. */
export type Snapshot = {
  readonly seq: number
  /** Enough to play on. */
  readonly head: string
  /** Plies and events, opened when they are asked for. */
  readonly history: string
}

/**
 * A cache of one snapshot for each table: any of them may be gone at any time. What it gives was written by the very same program,
 * kernel and rules as are running now.
 */
export interface Snapshots {
  /** Throws if what is kept is damaged. */
  read(table: string): Promise<Snapshot | null>
  save(table: string, snapshot: Snapshot): Promise<void>
  drop(table: string): Promise<void>
}
