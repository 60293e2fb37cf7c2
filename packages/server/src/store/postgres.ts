import {
  CHAT_KEPT,
  Conflict,
  type Mark,
  type Notice,
  type Snapshot,
  type StoredLine,
  type TableEntry,
  type TableRow,
} from '@bothy/room'
import { type Compilable, type Kysely, sql } from 'kysely'
import { CHANNEL, write as writeNotice } from '../processes/listener.ts'
import type { ServerProcesses } from '../processes/other-processes.ts'
import { PROCESS_SETTINGS, type ProcessSettings, PostgresProcesses } from '../processes/postgres.ts'
import { changesResults, notingResults } from '../results/writing.ts'
import { connectTo, isLost, migratePostgres, postgresProblem } from './postgres-database.ts'
import { writingFacts } from './facts.ts'
import { Reads, SPECTATOR, checking } from './reads.ts'
import { PARTS, entryRows, readEntries, tablesRow } from './rows.ts'
import type { Schema } from './schema.ts'
import { SharedAppends, appendAll } from './shared-appends.ts'
import { SharedReads } from './shared-reads.ts'
import { savingSnapshot } from './snapshots.ts'
import type { Person, Store } from './store.ts'

const UNIQUE_VIOLATION = '23505'
const DEADLOCK = '40P01'
/** If two processes add a line at the same moment, the second tries the next number. */
const CHAT_ATTEMPTS = 20

export async function openPostgres(
  url: string,
  report: (fault: string, error: unknown) => void,
): Promise<PostgresStore> {
  const patient = connectTo(url, report, { within: null })
  try {
    await migratePostgres(patient)
  } catch (error) {
    throw postgresProblem(url, error)
  } finally {
    await patient.destroy()
  }
  return new PostgresStore(url, connectTo(url, report))
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
const isTaken = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION)

export class PostgresStore extends Reads implements Store {
  readonly #url: string
  readonly #db: Kysely<Schema>
  readonly #appends: SharedAppends
  readonly #reads: SharedReads

  constructor(url: string, db: Kysely<Schema>) {
    super(db)
    this.#url = url
    this.#db = db
    this.#reads = new SharedReads(db)
    this.#appends = new SharedAppends(db, (error) => isTaken(error) || hasCode(error, DEADLOCK))
  }

  isAway(error: unknown): boolean {
    return isLost(error)
  }

  meet(settings: ProcessSettings = PROCESS_SETTINGS): ServerProcesses {
    return new PostgresProcesses(this.#url, this.#db, settings)
  }

  async tell(notice: Notice): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${writeNotice(notice)})`.execute(this.#db)
  }

  createTable(row: TableRow, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    return once(`table ${row.id}`, () =>
      this.#db.transaction().execute(async (db) => {
        const made = tablesRow(row, mark)
        await db.insertInto('tables').values(made).execute()
        if (entries.length > 0)
          await db
            .insertInto('entries')
            .values(entryRows(row.id, 0, entries))
            .execute()
        await addMark(db, row.id, mark)
        const { updated: since, summary } = made
        const facts = { table: row.id, facts: mark.facts ?? [], since, summary, looked: false }
        for (const statement of writingFacts(db, facts)) await db.executeQuery(statement.compile())
      }),
    )
  }

  append(table: string, seq: number, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    const append = { table, seq, entries, mark }
    return once(`entry ${seq} of ${table}`, () =>
      mark.people === null && mark.transcripts === null && mark.due === undefined
        ? this.#appends.add(append)
        : this.#db.transaction().execute(async (db) => {
            await appendAll(db, [append])
            await addMark(db, table, mark)
          }),
    )
  }

  override async readEntries(table: string, from: number): Promise<readonly TableEntry[]> {
    return readEntries(await this.#reads.entries(table, from))
  }

  async write(...statements: readonly Compilable[]): Promise<readonly number[]> {
    const changed: number[] = []
    const run = async (db: Kysely<Schema>): Promise<void> => {
      for (const statement of statements) {
        const { numAffectedRows } = await db.executeQuery(statement.compile())
        changed.push(Number(numAffectedRows ?? 0n))
      }
    }
    await once('a row', () => (statements.length === 1 ? run(this.#db) : this.#db.transaction().execute(run)))
    return changed
  }

  async addChat(table: string, line: Omit<StoredLine, 'id'>): Promise<StoredLine> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#addLine(table, line)
      } catch (error) {
        if (!isTaken(error) || attempt === CHAT_ATTEMPTS) throw error
      }
    }
  }

  async #addLine(table: string, line: Omit<StoredLine, 'id'>): Promise<StoredLine> {
    const { last } = await this.#db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('id').as('last'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow()
    const stored: StoredLine = { id: (last ?? -1) + 1, ...line }
    await this.#db
      .with('dropped', (from) =>
        from
          .deleteFrom('chat')
          .where('table_id', '=', table)
          .where('id', '<=', stored.id - CHAT_KEPT),
      )
      .insertInto('chat')
      .values({ table_id: table, id: stored.id, line: JSON.stringify(stored) })
      .execute()
    return stored
  }

  async savePerson({ id, name, created }: Person): Promise<void> {
    await this.#db
      .insertInto('people')
      .values({ id, name, created })
      .onConflict((on) => on.column('id').doUpdateSet({ name }))
      .execute()
  }

  async secret(name: string, fresh: string): Promise<string> {
    await this.#db
      .insertInto('secrets')
      .values({ name, value: fresh })
      .onConflict((on) => on.doNothing())
      .execute()
    return this.readSecret(name)
  }

  async changeSecret(name: string, before: string, after: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('secrets')
      .set({ value: after })
      .where('name', '=', name)
      .where('value', '=', before)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async saveSnapshot(table: string, engine: string, snapshot: Snapshot): Promise<void> {
    await savingSnapshot(table, engine, snapshot).execute(this.#db)
  }

  dropSnapshot(table: string): Promise<void> {
    return dropSnapshot(this.#db, table)
  }

  async removeTable(table: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      for (const from of PARTS) await db.deleteFrom(from).where('table_id', '=', table).execute()
      await db.deleteFrom('tables').where('id', '=', table).execute()
    })
  }

  async check(now: number): Promise<void> {
    await checking(this.#db, 'ready', now).execute()
  }

  async keepClock(now: number): Promise<void> {
    await checking(this.#db, 'clock', now).execute()
  }

  close(): Promise<void> {
    return this.#db.destroy()
  }
}

async function addMark(db: Kysely<Schema>, table: string, mark: Mark): Promise<void> {
  const { people, transcripts, due } = mark
  if (due !== undefined) await db.updateTable('tables').set({ due }).where('id', '=', table).execute()
  if (people !== null) {
    await db.deleteFrom('seatings').where('table_id', '=', table).execute()
    if (people.length > 0)
      await db
        .insertInto('seatings')
        .values(people.map((person) => ({ person, table_id: table })))
        .execute()
  }
  if (transcripts !== null) await dropSnapshot(db, table)
  for (const transcript of transcripts ?? [])
    await db
      .insertInto('transcripts')
      .values({ table_id: table, seat: transcript.seat ?? SPECTATOR, transcript: JSON.stringify(transcript) })
      .onConflict((on) =>
        on.columns(['table_id', 'seat']).doUpdateSet((to) => ({ transcript: to.ref('excluded.transcript') })),
      )
      .execute()
  if (changesResults(mark))
    for (const statement of notingResults(db, table, mark.summary)) await db.executeQuery(statement.compile())
}

async function dropSnapshot(db: Kysely<Schema>, table: string): Promise<void> {
  await db.deleteFrom('snapshots').where('table_id', '=', table).execute()
}

async function once(what: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw isTaken(error) ? new Conflict(`${what} exists`) : error
  }
}
