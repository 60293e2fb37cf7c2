import { existsSync, statSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Seat } from '@bothy/kernel'
import type { ChatLine, Transcript } from '@bothy/protocol'
import {
  CHAT_KEPT,
  Conflict,
  type ListedTable,
  type Mark,
  type PersonId,
  type TableEntry,
  type TableRow,
} from '@bothy/room'
import type { Compilable, Kysely } from 'kysely'
import { GroupCommit } from './group-commit.ts'
import { inputs, queries } from './node-sqlite.ts'
import { isBotsOnly, listed, readable, readEntries, readLine, readTranscriptText, tablesRow } from './rows.ts'
import { StartProblem, databaseProblem, notOurs } from '../start-problem.ts'
import { SQLITE_STEPS, type Schema } from './schema.ts'
import type { Person, Store } from './store.ts'

const SPECTATOR = -1
const BUSY_MS = 5000

/** Opens (or makes) a database file; ':memory:' for one that is gone afterwards. Throws a `StartProblem` if it cannot. */
export function openSqlite(path: string): Store {
  try {
    if (existsSync(path)) refuseForeign(path)
    const db = new DatabaseSync(path, { timeout: BUSY_MS })
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    migrate(db)
    return new SqliteStore(db)
  } catch (error) {
    throw databaseProblem(path, error)
  }
}

/** Looks without writing: what a newer program or another one has made stays as it is. */
function refuseForeign(path: string): void {
  if (!statSync(path).isFile()) throw new StartProblem(notOurs(path))
  const db = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: true })
  try {
    const version = versionOf(db)
    if (version > SQLITE_STEPS.length)
      throw new StartProblem(
        `${path} was written by a newer version of Bothy: nothing was changed. Update Bothy, or choose another folder with --data.`,
      )
    if (version === 0 && db.prepare('select 1 from sqlite_schema').get() !== undefined)
      throw new StartProblem(notOurs(path))
  } finally {
    db.close()
  }
}

const versionOf = (db: DatabaseSync): number => Number(db.prepare('pragma user_version').get()?.['user_version'] ?? 0)

function migrate(db: DatabaseSync): void {
  const done = versionOf(db)
  for (const [i, step] of SQLITE_STEPS.entries()) {
    if (i < done) continue
    db.exec(`begin immediate; ${step}; pragma user_version = ${i + 1}; commit`)
  }
}

class SqliteStore implements Store {
  readonly #db: DatabaseSync
  readonly #queries: Kysely<Schema>
  readonly #group: GroupCommit
  readonly #addEntry: StatementSync
  readonly #setSummary: StatementSync
  readonly #entries: StatementSync
  readonly #lastLine: StatementSync
  readonly #lines: StatementSync
  readonly #addLine: StatementSync
  readonly #dropLines: StatementSync
  readonly #person: StatementSync
  readonly #unseat: StatementSync
  readonly #seat: StatementSync
  readonly #botTables: StatementSync
  readonly #oldBotTables: StatementSync
  readonly #addTranscript: StatementSync

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#queries = queries(db)
    this.#group = new GroupCommit(db)
    this.#addEntry = db.prepare('insert into entries (table_id, seq, entry) values (?, ?, ?) on conflict do nothing')
    this.#setSummary = db.prepare(
      'update tables set status = ?, bot_turn = ?, bots_only = ?, updated = ?, summary = ? where id = ?',
    )
    this.#lastLine = db.prepare('select coalesce(max(id), -1) as last from chat where table_id = ?')
    // The condition stands in the text, not in a parameter: only so the index of these tables is used.
    this.#botTables = db.prepare(
      "select id from tables where bot_turn = 1 and status = 'playing' and id > ? order by id limit ?",
    )
    this.#oldBotTables = db.prepare(
      'select id from tables where bots_only = 1 and updated < ? and id > ? order by id limit ?',
    )
    this.#lines = db.prepare('select line from chat where table_id = ? order by id desc limit ?')
    this.#addLine = db.prepare('insert into chat (table_id, id, line) values (?, ?, ?)')
    this.#person = db.prepare('select id, name, created from people where id = ?')
    this.#unseat = db.prepare('delete from seatings where table_id = ?')
    this.#seat = db.prepare('insert into seatings (person, table_id) values (?, ?)')
    this.#dropLines = db.prepare('delete from chat where table_id = ? and id <= ?')
    this.#addTranscript = db.prepare(
      'insert into transcripts (table_id, seat, transcript) values (?, ?, ?) on conflict (table_id, seat) do update set transcript = excluded.transcript',
    )
    this.#entries = db.prepare('select entry from entries where table_id = ? and seq >= ? order by seq')
  }

  createTable(row: TableRow, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    const insert = this.#queries
      .insertInto('tables')
      .values(tablesRow(row, mark))
      .onConflict((on) => on.doNothing())
    return this.#group.write(() => {
      if (this.#run(insert) === 0) throw new Conflict(`table ${row.id} exists`)
      this.#addEntries(row.id, 0, entries)
      this.#addMark(row.id, mark)
    })
  }

  append(table: string, seq: number, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    const { summary } = mark
    const text = JSON.stringify(summary)
    return this.#group.write(() => {
      this.#addEntries(table, seq, entries)
      const botsOnly = isBotsOnly(summary) ? 1 : 0
      this.#setSummary.run(summary.status, summary.botTurn ? 1 : 0, botsOnly, summary.updated, text, table)
      this.#addMark(table, mark)
    })
  }

  async readTable(table: string): Promise<ListedTable | null> {
    const row = await this.#queries.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst()
    return row === undefined ? null : listed(row)
  }

  async readEntries(table: string, from: number): Promise<readonly TableEntry[]> {
    return readEntries(this.#entries.all(table, from).map((row) => String(row['entry'])))
  }

  addChat(table: string, line: Omit<ChatLine, 'id'>): Promise<ChatLine> {
    return this.#group.write(() => {
      const last = this.#lastLine.get(table)
      const stored: ChatLine = { id: Number(last?.['last']) + 1, ...line }
      this.#addLine.run(table, stored.id, JSON.stringify(stored))
      this.#dropLines.run(table, stored.id - CHAT_KEPT)
      return stored
    })
  }

  async readChat(table: string, limit: number): Promise<readonly ChatLine[]> {
    return this.#lines
      .all(table, limit)
      .map((row) => readLine(String(row['line'])))
      .toReversed()
  }

  async readTranscript(table: string, seat: Seat | null): Promise<Transcript | null> {
    const row = await this.#queries
      .selectFrom('transcripts')
      .select('transcript')
      .where('table_id', '=', table)
      .where('seat', '=', seat ?? SPECTATOR)
      .executeTakeFirst()
    return row === undefined ? null : readTranscriptText(row.transcript)
  }

  async tablesOf(person: PersonId, limit: number): Promise<readonly ListedTable[]> {
    const rows = await this.#queries
      .selectFrom('tables')
      .selectAll()
      .where((where) =>
        where.or([
          where('host', '=', person),
          where('id', 'in', where.selectFrom('seatings').select('table_id').where('person', '=', person)),
        ]),
      )
      .where('status', '!=', 'closed')
      .orderBy((by) =>
        by.case().when('status', '=', 'playing').then(0).when('status', '=', 'waiting').then(1).else(2).end(),
      )
      .orderBy('updated', 'desc')
      .limit(limit)
      .execute()
    return readable(rows)
  }

  openTables(limit: number): Promise<readonly ListedTable[]> {
    return this.#openTo('waiting', limit)
  }
  finishedTables(limit: number): Promise<readonly ListedTable[]> {
    return this.#openTo('over', limit)
  }

  async botTables(limit: number, after: string): Promise<readonly string[]> {
    return this.#botTables.all(after, limit).map((row) => String(row['id']))
  }

  async readPerson(id: PersonId): Promise<Person | null> {
    const row = this.#person.get(id)
    return row === undefined
      ? null
      : { id: String(row['id']), name: String(row['name']), created: Number(row['created']) }
  }

  savePerson({ id, name, created }: Person): Promise<void> {
    const upsert = this.#queries
      .insertInto('people')
      .values({ id, name, created })
      .onConflict((on) => on.column('id').doUpdateSet({ name }))
    return this.#group.write(() => void this.#run(upsert))
  }

  async secret(name: string, fresh: string): Promise<string> {
    const insert = this.#queries
      .insertInto('secrets')
      .values({ name, value: fresh })
      .onConflict((on) => on.doNothing())
    await this.#group.write(() => void this.#run(insert))
    const row = await this.#queries
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return row.value
  }

  async oldBotTables(
    before: number,
    { limit, after }: { readonly limit: number; readonly after: string },
  ): Promise<readonly string[]> {
    return this.#oldBotTables.all(before, after, limit).map((row) => String(row['id']))
  }

  removeTable(table: string): Promise<void> {
    return this.#group.write(() => {
      for (const from of ['entries', 'chat', 'transcripts', 'seatings'] as const)
        this.#run(this.#queries.deleteFrom(from).where('table_id', '=', table))
      this.#run(this.#queries.deleteFrom('tables').where('id', '=', table))
    })
  }

  async close(): Promise<void> {
    this.#group.flush()
    this.#db.exec('pragma wal_checkpoint(truncate)')
    this.#db.close()
  }

  async #openTo(status: 'waiting' | 'over', limit: number): Promise<readonly ListedTable[]> {
    const rows = await this.#queries
      .selectFrom('tables')
      .selectAll()
      .where('visibility', '=', 'open')
      .where('status', '=', status)
      .orderBy('updated', 'desc')
      .limit(limit)
      .execute()
    return readable(rows)
  }

  #addEntries(table: string, seq: number, entries: readonly TableEntry[]): void {
    for (const [i, entry] of entries.entries()) {
      const { changes } = this.#addEntry.run(table, seq + i, JSON.stringify(entry))
      if (changes === 0) throw new Conflict(`entry ${seq + i} of ${table} exists`)
    }
  }

  #addMark(table: string, { people, transcripts }: Mark): void {
    if (people !== null) {
      this.#unseat.run(table)
      for (const person of people) this.#seat.run(person, table)
    }
    for (const transcript of transcripts ?? []) {
      this.#addTranscript.run(table, transcript.seat ?? SPECTATOR, JSON.stringify(transcript))
    }
  }

  /** Inside a group: at once, not when Kysely would come to it. Returns the number of changed rows. */
  #run(query: Compilable): number {
    const { sql, parameters } = query.compile()
    return Number(this.#db.prepare(sql).run(...inputs(parameters)).changes)
  }
}
