import type { ListedTable, MatchStore, PersonId, Snapshot } from '@bothy/room'
import type { Compilable, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export type Person = { readonly id: PersonId; readonly name: string; readonly created: number }

export type Hosted = { readonly unfinished: number; readonly surplus: readonly string[] }

/** Each part of the server has its own tables, and writes statements that every dialect knows. */
export interface Records {
  readonly queries: Kysely<Schema>
  /**
   * All or none, as durable as a move; returns the changed rows of each. Use `on conflict` for rows that may exist: a failing statement
   * also rolls back those of others. If two processes race, the loser gets a `Conflict`.
   */
  write(...statements: readonly Compilable[]): Promise<readonly number[]>
}

export interface Store extends MatchStore, Records {
  readPerson(id: PersonId): Promise<Person | null>
  savePerson(person: Person): Promise<void>
  /** Stores `fresh` if the name has no value yet; all callers get the same value. */
  secret(name: string, fresh: string): Promise<string>
  /** False, and nothing changes, if the stored value is not `before`. */
  changeSecret(name: string, before: string, after: string): Promise<boolean>
  oldBotTables(before: number, page: { readonly limit: number; readonly after: string }): Promise<readonly string[]>
  oldTables(status: 'closed' | 'waiting', before: number, limit: number): Promise<readonly string[]>
  hosted(person: PersonId, most: number): Promise<Hosted>
  /** Throws if the snapshot is damaged. */
  readSnapshot(table: string, engine: string): Promise<Snapshot | null>
  /** One for each running match; replaces an older one or one of another engine. It need not survive a crash. */
  saveSnapshot(table: string, engine: string, snapshot: Snapshot): Promise<void>
  dropSnapshot(table: string): Promise<void>
  removeTable(table: string): Promise<void>
  /** A page of all tables by id: running ones with people, unchanged since `before`; and where the page ended. */
  restingTables(
    before: number,
    after: string,
  ): Promise<{ readonly tables: readonly ListedTable[]; readonly last: string | null }>
  clockedTables(limit: number, after: string): Promise<readonly string[]>
  clockKept(): Promise<number | null>
  keepClock(now: number): Promise<void>
  /** Writes as durably as a move, and throws as a move would. */
  check(now: number): Promise<void>
  close(): Promise<void>
}
