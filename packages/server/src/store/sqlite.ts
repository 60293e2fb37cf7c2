import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { CHAT_KEPT, type Mark, type Snapshot, type StoredLine, type TableEntry, type TableRow } from '@bothy/room'
import type { Compilable, Kysely } from 'kysely'
import { changesResults, notingResults } from '../results/writing.ts'
import { databaseProblem, isBusy } from '../start-problem.ts'
import { factSteps } from './facts.ts'
import { type Committer, GroupCommit } from './group-commit.ts'
import { migrate } from './migrations/migrate.ts'
import { queries } from './node-sqlite.ts'
import { Reads, SPECTATOR, checking } from './reads.ts'
import { PARTS, changing, entryRows, readEntries, tablesRow } from './rows.ts'
import type { Schema } from './schema.ts'
import { IN_MEMORY, endCounting, nameCountedSteps, openFile } from './sqlite-file.ts'
import { inputs } from './statements.ts'
import { readSnapshotRow, savingSnapshot } from './snapshots.ts'
import type { Person, Store } from './store.ts'
import { type Step, Transactions } from './transactions.ts'
import { WriteThread } from './write-thread.ts'

/** `hold` keeps other servers away until the store is closed. Throws a `StartProblem` on failure. */
export async function openSqlite(path: string, hold: (path: string) => () => void = () => done): Promise<Store> {
  let release = done
  try {
    const db = openFile(path)
    release = hold(path)
    const kysely = queries(db)
    await migrateFile(db, kysely)
    return new SqliteStore(db, kysely, { committer: path === IN_MEMORY ? inThread(db) : writing(db, path), release })
  } catch (error) {
    release()
    throw databaseProblem(path, error)
  }
}

const done = (): void => undefined

/** A database in memory waits for no disk, so it needs no thread. */
function inThread(db: DatabaseSync): Committer {
  const transactions = new Transactions(db)
  return {
    commit: async (writes) => transactions.commit(writes),
    commitLater: async (step) => transactions.commitLater(step),
    close: async () => undefined,
  }
}

/** From now on only one thread writes: two writers would block each other. */
function writing(db: DatabaseSync, path: string): Committer {
  db.exec('pragma query_only = on')
  return new WriteThread(path)
}

export async function migrateFile(db: DatabaseSync, kysely: Kysely<Schema>, to?: string): Promise<void> {
  nameCountedSteps(db)
  await migrate(kysely, 'sqlite', to)
  endCounting(db)
}

const ADD_ENTRY = 'insert into entries (table_id, seq, entry) values (?, ?, ?) on conflict do nothing'
const SET_SUMMARY = `update tables set status = ?1, bot_turn = ?2, bots_only = ?3, updated = ?4, summary = ?5,
  facts_at = case when ?6 = 1 or facts_at = updated then ?4 else facts_at end where id = ?7`
const SET_DUE = 'update tables set due = ? where id = ?'
const ADD_LINE = `insert into chat (table_id, id, line)
  select ?1, next, '{"id":' || next || ',' || substr(?2, 2) from (select coalesce(max(id), -1) + 1 as next from chat where table_id = ?1)
  returning id`
const DROP_LINES = 'delete from chat where table_id = ?1 and id <= (select max(id) from chat where table_id = ?1) - ?2'
const UNSEAT = 'delete from seatings where table_id = ?'
const SEAT = 'insert into seatings (person, table_id) values (?, ?)'
const ADD_TRANSCRIPT =
  'insert into transcripts (table_id, seat, transcript) values (?, ?, ?) on conflict (table_id, seat) do update set transcript = excluded.transcript'
const DROP_SNAPSHOT = 'delete from snapshots where table_id = ?'

class SqliteStore extends Reads implements Store {
  readonly #db: DatabaseSync
  readonly #queries: Kysely<Schema>
  readonly #committer: Committer
  readonly #group: GroupCommit
  readonly #release: () => void
  readonly #entries: StatementSync
  readonly #snapshot: StatementSync

  constructor(
    db: DatabaseSync,
    kysely: Kysely<Schema>,
    { committer, release }: { readonly committer: Committer; readonly release: () => void },
  ) {
    super(kysely)
    this.#db = db
    this.#queries = kysely
    this.#committer = committer
    this.#group = new GroupCommit(committer)
    this.#release = release
    this.#snapshot = db.prepare('select seq, sum, head, history from snapshots where table_id = ? and engine = ?')
    this.#entries = db.prepare('select entry from entries where table_id = ? and seq >= ? order by seq')
  }

  isAway(error: unknown): boolean {
    return isBusy(error)
  }

  async createTable(row: TableRow, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    const insert = this.#queries
      .insertInto('tables')
      .values(tablesRow(row, mark))
      .onConflict((on) => on.doNothing())
    await this.#group.write([
      { ...stepOf(insert), taken: `table ${row.id} exists` },
      ...addEntries(row.id, 0, entries),
      ...addMark(row.id, mark),
      ...this.#results(row.id, mark),
    ])
  }

  async append(table: string, seq: number, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    const { status, bot_turn, bots_only, updated, summary } = changing(mark.summary)
    await this.#group.write([
      ...addEntries(table, seq, entries),
      {
        sql: SET_SUMMARY,
        values: [status, bot_turn, bots_only, updated, summary, mark.facts === undefined ? 0 : 1, table],
      },
      ...addMark(table, mark),
      ...this.#results(table, mark),
    ])
  }

  #results(table: string, mark: Mark): readonly Step[] {
    return changesResults(mark) ? notingResults(this.#queries, table, mark.summary).map(stepOf) : []
  }

  async write(...statements: readonly Compilable[]): Promise<readonly number[]> {
    return (await this.#group.write(statements.map(stepOf))).changes
  }

  /** Bypasses Kysely, which would take most of the time for a whole match. */
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

  /** Not synced to disk: a lost snapshot does no harm. */
  saveSnapshot(table: string, engine: string, snapshot: Snapshot): Promise<void> {
    const { sql, parameters } = savingSnapshot(table, engine, snapshot).compile(this.#queries)
    return this.#committer.commitLater({ sql, values: inputs(parameters) })
  }

  dropSnapshot(table: string): Promise<void> {
    return this.#committer.commitLater({ sql: DROP_SNAPSHOT, values: [table] })
  }

  async addChat(table: string, line: Omit<StoredLine, 'id'>): Promise<StoredLine> {
    const { row } = await this.#group.write([
      { sql: ADD_LINE, values: [table, JSON.stringify(line)] },
      { sql: DROP_LINES, values: [table, CHAT_KEPT] },
    ])
    return { id: Number(row?.['id']), ...line }
  }

  async savePerson({ id, name, created }: Person): Promise<void> {
    await this.write(
      this.#queries
        .insertInto('people')
        .values({ id, name, created })
        .onConflict((on) => on.column('id').doUpdateSet({ name })),
    )
  }

  async secret(name: string, fresh: string): Promise<string> {
    await this.write(
      this.#queries
        .insertInto('secrets')
        .values({ name, value: fresh })
        .onConflict((on) => on.doNothing()),
    )
    return this.readSecret(name)
  }

  async changeSecret(name: string, before: string, after: string): Promise<boolean> {
    const update = this.#queries
      .updateTable('secrets')
      .set({ value: after })
      .where('name', '=', name)
      .where('value', '=', before)
    const [changed] = await this.write(update)
    return changed > 0
  }

  async removeTable(table: string): Promise<void> {
    await this.write(
      ...PARTS.map((from) => this.#queries.deleteFrom(from).where('table_id', '=', table)),
      this.#queries.deleteFrom('tables').where('id', '=', table),
    )
  }

  async check(now: number): Promise<void> {
    await this.write(checking(this.#queries, 'ready', now))
  }

  async keepClock(now: number): Promise<void> {
    await this.write(checking(this.#queries, 'clock', now))
  }

  async close(): Promise<void> {
    await this.#group.settled()
    await this.#committer.close()
    this.#db.exec('pragma wal_checkpoint(truncate)')
    this.#db.close()
    this.#release()
  }
}

function stepOf(query: Compilable): Step {
  const { sql, parameters } = query.compile()
  return { sql, values: inputs(parameters) }
}

const addEntries = (table: string, seq: number, entries: readonly TableEntry[]): Step[] =>
  entryRows(table, seq, entries).map((row) => ({
    sql: ADD_ENTRY,
    values: [row.table_id, row.seq, row.entry],
    taken: `entry ${row.seq} of ${table} exists`,
  }))

function addMark(table: string, mark: Mark): Step[] {
  const { people, transcripts, due } = mark
  const steps: Step[] = [...factSteps(table, mark)]
  if (due !== undefined) steps.push({ sql: SET_DUE, values: [due, table] })
  if (people !== null) {
    steps.push({ sql: UNSEAT, values: [table] })
    for (const person of people) steps.push({ sql: SEAT, values: [person, table] })
  }
  // Present only once the match is over.
  if (transcripts !== null) steps.push({ sql: DROP_SNAPSHOT, values: [table] })
  for (const transcript of transcripts ?? [])
    steps.push({ sql: ADD_TRANSCRIPT, values: [table, transcript.seat ?? SPECTATOR, JSON.stringify(transcript)] })
  return steps
}
