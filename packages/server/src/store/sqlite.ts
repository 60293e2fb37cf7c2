import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { ChatLine } from '@bothy/protocol'
import { CHAT_KEPT, Conflict, type Mark, type Snapshot, type TableEntry, type TableRow } from '@bothy/room'
import type { Compilable, Kysely } from 'kysely'
import { databaseProblem, isBusy } from '../start-problem.ts'
import { GroupCommit } from './group-commit.ts'
import { migrate } from './migrate.ts'
import { Statements, inputs, queries } from './node-sqlite.ts'
import { Reads, SPECTATOR, checking } from './reads.ts'
import { changing, entryRows, readEntries, tablesRow } from './rows.ts'
import type { Schema } from './schema.ts'
import { BUSY_MS, endCounting, nameCountedSteps, openFile } from './sqlite-file.ts'
import { readSnapshotRow, savingSnapshot } from './snapshots.ts'
import type { Person, Store } from './store.ts'

/**
 * Opens (or makes) a database file; ':memory:' for one that is gone afterwards. `hold` keeps other servers away until it is closed.
 * Throws a `StartProblem` if it cannot.
 */
export async function openSqlite(path: string, hold: (path: string) => () => void = () => done): Promise<Store> {
  let release = done
  try {
    const db = openFile(path)
    release = hold(path)
    const statements = new Statements(db)
    const kysely = queries(db, statements)
    await migrateFile(db, kysely)
    db.exec('pragma busy_timeout = 0')
    return new SqliteStore(db, { kysely, statements }, release)
  } catch (error) {
    release()
    throw databaseProblem(path, error)
  }
}

const done = (): void => undefined

/** `to`: up to that step. */
export async function migrateFile(db: DatabaseSync, kysely: Kysely<Schema>, to?: string): Promise<void> {
  nameCountedSteps(db)
  await migrate(kysely, 'sqlite', to)
  endCounting(db)
}

class SqliteStore extends Reads implements Store {
  readonly #db: DatabaseSync
  readonly #queries: Kysely<Schema>
  readonly #statements: Statements
  readonly #group: GroupCommit
  readonly #release: () => void
  readonly #addEntry: StatementSync
  readonly #setSummary: StatementSync
  readonly #entries: StatementSync
  readonly #setDue: StatementSync
  readonly #lastLine: StatementSync
  readonly #addLine: StatementSync
  readonly #dropLines: StatementSync
  readonly #unseat: StatementSync
  readonly #seat: StatementSync
  readonly #addTranscript: StatementSync
  readonly #snapshot: StatementSync
  readonly #dropSnapshot: StatementSync

  constructor(
    db: DatabaseSync,
    { kysely, statements }: { readonly kysely: Kysely<Schema>; readonly statements: Statements },
    release: () => void,
  ) {
    super(kysely)
    this.#statements = statements
    this.#release = release
    this.#db = db
    this.#queries = kysely
    this.#group = new GroupCommit(db)
    this.#addEntry = db.prepare('insert into entries (table_id, seq, entry) values (?, ?, ?) on conflict do nothing')
    this.#setSummary = db.prepare(
      'update tables set status = ?, bot_turn = ?, bots_only = ?, updated = ?, summary = ? where id = ?',
    )
    this.#setDue = db.prepare('update tables set due = ? where id = ?')
    this.#lastLine = db.prepare('select coalesce(max(id), -1) as last from chat where table_id = ?')
    this.#addLine = db.prepare('insert into chat (table_id, id, line) values (?, ?, ?)')
    this.#unseat = db.prepare('delete from seatings where table_id = ?')
    this.#seat = db.prepare('insert into seatings (person, table_id) values (?, ?)')
    this.#dropLines = db.prepare('delete from chat where table_id = ? and id <= ?')
    this.#addTranscript = db.prepare(
      'insert into transcripts (table_id, seat, transcript) values (?, ?, ?) on conflict (table_id, seat) do update set transcript = excluded.transcript',
    )
    this.#snapshot = db.prepare('select seq, sum, head, history from snapshots where table_id = ? and engine = ?')
    this.#dropSnapshot = db.prepare('delete from snapshots where table_id = ?')
    this.#entries = db.prepare('select entry from entries where table_id = ? and seq >= ? order by seq')
  }

  /** Somebody else holds the lock of the file. */
  isAway(error: unknown): boolean {
    return isBusy(error)
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
    const { status, bot_turn, bots_only, updated, summary } = changing(mark.summary)
    return this.#group.write(() => {
      this.#addEntries(table, seq, entries)
      this.#setSummary.run(status, bot_turn, bots_only, updated, summary, table)
      this.#addMark(table, mark)
    })
  }

  write(...statements: readonly Compilable[]): Promise<readonly number[]> {
    return this.#group.write(() => statements.map((statement) => this.#run(statement)))
  }

  /** A whole match is read at once and in one go: the way through Kysely would be most of the time. */
  override async readEntries(table: string, from: number): Promise<readonly TableEntry[]> {
    return readEntries(this.#entries.all(table, from).map((row) => String(row['entry'])))
  }

  override async readSnapshot(table: string, engine: string): Promise<Snapshot | null> {
    const row = this.#snapshot.get(table, engine)
    if (row === undefined) return null
    const { seq, sum, head, history } = row
    return readSnapshotRow({
      table_id: table,
      engine,
      seq: Number(seq),
      sum: Number(sum),
      head: String(head),
      history: String(history),
    })
  }

  /** In a transaction of its own, for which nobody waits: nothing is lost with it. */
  async saveSnapshot(table: string, engine: string, snapshot: Snapshot): Promise<void> {
    const { sql, parameters } = savingSnapshot(table, engine, snapshot).compile(this.#queries)
    this.#lazily(() => this.#statements.get(sql).run(...inputs(parameters)))
  }

  async dropSnapshot(table: string): Promise<void> {
    this.#lazily(() => this.#dropSnapshot.run(table))
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
    return this.readSecret(name)
  }

  changeSecret(name: string, before: string, after: string): Promise<boolean> {
    const update = this.#queries
      .updateTable('secrets')
      .set({ value: after })
      .where('name', '=', name)
      .where('value', '=', before)
    return this.#group.write(() => this.#run(update) > 0)
  }

  removeTable(table: string): Promise<void> {
    return this.#group.write(() => {
      for (const from of ['entries', 'chat', 'transcripts', 'seatings', 'snapshots'] as const)
        this.#run(this.#queries.deleteFrom(from).where('table_id', '=', table))
      this.#run(this.#queries.deleteFrom('tables').where('id', '=', table))
    })
  }

  check(now: number): Promise<void> {
    const upsert = checking(this.#queries, now)
    return this.#group.write(() => void this.#run(upsert))
  }

  async close(): Promise<void> {
    await this.#group.settled()
    this.#db.exec(`pragma busy_timeout = ${BUSY_MS}; pragma wal_checkpoint(truncate)`)
    this.#db.close()
    this.#release()
  }

  #addEntries(table: string, seq: number, entries: readonly TableEntry[]): void {
    for (const row of entryRows(table, seq, entries)) {
      const { changes } = this.#addEntry.run(row.table_id, row.seq, row.entry)
      if (changes === 0) throw new Conflict(`entry ${row.seq} of ${table} exists`)
    }
  }

  #addMark(table: string, { people, transcripts, due }: Mark): void {
    if (due !== undefined) this.#setDue.run(due, table)
    if (people !== null) {
      this.#unseat.run(table)
      for (const person of people) this.#seat.run(person, table)
    }
    // With these the match is over.
    if (transcripts !== null) this.#dropSnapshot.run(table)
    for (const transcript of transcripts ?? []) {
      this.#addTranscript.run(table, transcript.seat ?? SPECTATOR, JSON.stringify(transcript))
    }
  }

  /** Written now, on the disk with the next move: no file is synchronized for it. */
  #lazily(write: () => void): void {
    this.#db.exec('pragma synchronous = normal')
    try {
      write()
    } finally {
      this.#db.exec('pragma synchronous = full')
    }
  }

  /** Inside a group: at once, not when Kysely would come to it. Returns the number of changed rows. */
  #run(query: Compilable): number {
    const { sql, parameters } = query.compile()
    return Number(this.#statements.get(sql).run(...inputs(parameters)).changes)
  }
}
