import type { ListedTable, MatchStore, PersonId, Snapshot } from '@bothy/room'
import type { Compilable, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export type Person = { readonly id: PersonId; readonly name: string; readonly created: number }

/** Tables that a person has made: how many are not over, and the oldest of those that are. */
export type Hosted = { readonly unfinished: number; readonly surplus: readonly string[] }

/** Data besides matches: each part of the server has its own tables, and writes statements that every dialect knows. */
export interface Records {
  /** For reading, and to write statements with. */
  readonly queries: Kysely<Schema>
  /**
   * All of them or none, as durable as a move. Returns the number of rows that each has changed. Write rows that may exist with
   * `on conflict`: a statement that fails takes those of others with it. Where two processes race all the same, one gets a `Conflict`.
   */
  write(...statements: readonly Compilable[]): Promise<readonly number[]>
}

/** Everything the server keeps. Implementations are held to one suite of tests. */
export interface Store extends MatchStore, Records {
  /** Null for a guest who has never chosen a name. */
  readPerson(id: PersonId): Promise<Person | null>
  savePerson(person: Person): Promise<void>
  /** The value kept under the name, or `fresh`, which is kept then: the same for all who ask. */
  secret(name: string, fresh: string): Promise<string>
  /** False, and nothing is changed, if another value is kept under the name. */
  changeSecret(name: string, before: string, after: string): Promise<boolean>
  /** Begun tables at which only bots sit and which have not changed since: the first ones by id after `after`. */
  oldBotTables(before: number, page: { readonly limit: number; readonly after: string }): Promise<readonly string[]>
  /** Some tables that never began and have not changed since. */
  oldTables(status: 'closed' | 'waiting', before: number, limit: number): Promise<readonly string[]>
  /** `surplus`: finished tables at which nobody else sat, beyond the newest `most`. */
  hosted(person: PersonId, most: number): Promise<Hosted>
  /** The snapshot that this engine has written; throws if it is damaged. */
  readSnapshot(table: string, engine: string): Promise<Snapshot | null>
  /** One for each running match, in place of an older one or one of another engine. It need not outlive a fault of the machine. */
  saveSnapshot(table: string, engine: string, snapshot: Snapshot): Promise<void>
  dropSnapshot(table: string): Promise<void>
  /** With its log, words and transcripts. */
  removeTable(table: string): Promise<void>
  /** A page of all tables by id: those of it that run, people among them, and have not changed since; and where the page ended. */
  restingTables(
    before: number,
    after: string,
  ): Promise<{ readonly tables: readonly ListedTable[]; readonly last: string | null }>
  /** Tables at which somebody's time runs: the first ones by id after `after`. */
  clockedTables(limit: number, after: string): Promise<readonly string[]>
  /** When some server last said that it keeps the clocks of all tables. */
  clockKept(): Promise<number | null>
  keepClock(now: number): Promise<void>
  /** Writes something as durably as a move; throws as a move would. */
  check(now: number): Promise<void>
  /** Waits for what is under way and closes files. */
  close(): Promise<void>
}
