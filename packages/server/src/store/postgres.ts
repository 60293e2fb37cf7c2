import type { ChatLine } from '@bothy/protocol'
import { CHAT_KEPT, Conflict, type Mark, type TableEntry, type TableRow } from '@bothy/room'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import type { ServerNeighbours } from '../neighbours/neighbours.ts'
import { NEIGHBOUR_SETTINGS, type NeighbourSettings, PostgresNeighbours } from '../neighbours/postgres.ts'
import { StartProblem } from '../start-problem.ts'
import { STEPS_TAKEN, isKnown, migrate, tooNew } from './migrate.ts'
import { Reads, SPECTATOR, checking } from './reads.ts'
import { changing, entryRows, tablesRow } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Person, Store } from './store.ts'

/** Connections of one process. Writes of different tables run side by side, and the database commits them together. */
const CONNECTIONS = 10
const CONNECT_WITHIN = 10_000
/** No statement of ours takes long; one that does waits for a lock that somebody has forgotten. */
const STATEMENT_WITHIN = 10_000
/** "bothy" in ASCII: nobody else's lock. */
const MIGRATING = 0x626f74687

/** A database that goes away ends all connections at once: one line of the log tells it. */
const SAME_LOSS = 5000

const UNIQUE_VIOLATION = '23505'
/** Two people speak at the same moment in two processes: the second counts on. */
const CHAT_ATTEMPTS = 20

/** Whole numbers of ours are times and counts, all of them exact. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, Number)

/** Opens the database at `postgres://…`; its tables are made if there are none. Throws a `StartProblem` if it cannot. */
export async function openPostgres(
  url: string,
  report: (fault: string, error: unknown) => void,
): Promise<PostgresStore> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    statement_timeout: STATEMENT_WITHIN,
    application_name: 'bothy',
    types: numbers,
  })
  // A loss that nobody listens to would end the process, of a connection in use too. Those of a closed pool end on their own.
  let reported = -Infinity
  const lost = (error: Error): void => {
    const isSame = performance.now() - reported < SAME_LOSS
    if (pool.ending || isSame) return
    reported = performance.now()
    report('connections to the database were lost', error)
  }
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await prepare(db)
    return new PostgresStore(url, db)
  } catch (error) {
    await db.destroy()
    throw error instanceof StartProblem ? error : postgresProblem(url, error)
  }
}

/** One process after the other, also the very first steps of Kysely's own. */
async function prepare(db: Kysely<Schema>): Promise<void> {
  await db.connection().execute(async (held) => {
    await sql`set statement_timeout = 0`.execute(held)
    await sql`select pg_advisory_lock(${sql.lit(MIGRATING)})`.execute(held)
    try {
      if (!isKnown(await stepsTaken(held))) throw tooNew('The database', 'one with --database-url')
      await migrate(db, 'postgres')
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATING)})`.execute(held)
      await sql`reset statement_timeout`.execute(held)
    }
  })
}

async function stepsTaken(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows: found } = await sql<{ there: string | null }>`select to_regclass(${STEPS_TAKEN}) as there`.execute(db)
  if (found[0]?.there === null) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(STEPS_TAKEN)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** The address without its password. */
function shown(url: string): string {
  const address = URL.parse(url)
  return address === null ? 'the database' : `${address.protocol}//${address.host}${address.pathname}`
}

const postgresProblem = (url: string, error: unknown): StartProblem =>
  new StartProblem(
    `${shown(url)} can’t be used: ${error instanceof Error && error.message !== '' ? error.message : 'nobody answers there'}.`,
    { cause: error },
  )

/** The database is not there, or ends: connections of the network, and classes of PostgreSQL for connections and operators. */
const LOST_CODES = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|08|57P|53300)/
const LOST_WORDS = /^(Connection terminated|timeout exceeded when trying to connect)/

const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && LOST_CODES.test(error.code)) || LOST_WORDS.test(error.message))

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION

export class PostgresStore extends Reads implements Store {
  readonly #url: string
  readonly #db: Kysely<Schema>

  constructor(url: string, db: Kysely<Schema>) {
    super(db)
    this.#url = url
    this.#db = db
  }

  isAway(error: unknown): boolean {
    return isLost(error)
  }

  /** The other processes that use the database. */
  meet(settings: NeighbourSettings = NEIGHBOUR_SETTINGS): ServerNeighbours {
    return new PostgresNeighbours(this.#url, this.#db, settings)
  }

  createTable(row: TableRow, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    return once(`table ${row.id}`, () =>
      this.#db.transaction().execute(async (db) => {
        await db.insertInto('tables').values(tablesRow(row, mark)).execute()
        if (entries.length > 0)
          await db
            .insertInto('entries')
            .values(entryRows(row.id, 0, entries))
            .execute()
        await addMark(db, row.id, mark)
      }),
    )
  }

  /** A ply is one statement: one way there and back, all of it or nothing. */
  append(table: string, seq: number, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    const write = (db: Kysely<Schema>): Promise<unknown> =>
      db
        .with('added', (to) => to.insertInto('entries').values(entryRows(table, seq, entries)))
        .updateTable('tables')
        .set(changing(mark.summary))
        .where('id', '=', table)
        .execute()
    return once(`entry ${seq} of ${table}`, async () => {
      if (mark.people === null && mark.transcripts === null) await write(this.#db)
      else
        await this.#db.transaction().execute(async (db) => {
          await write(db)
          await addMark(db, table, mark)
        })
    })
  }

  async addChat(table: string, line: Omit<ChatLine, 'id'>): Promise<ChatLine> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#addLine(table, line)
      } catch (error) {
        if (!isTaken(error) || attempt === CHAT_ATTEMPTS) throw error
      }
    }
  }

  async #addLine(table: string, line: Omit<ChatLine, 'id'>): Promise<ChatLine> {
    const { last } = await this.#db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('id').as('last'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow()
    const stored: ChatLine = { id: (last ?? -1) + 1, ...line }
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

  async removeTable(table: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      for (const from of ['entries', 'chat', 'transcripts', 'seatings'] as const)
        await db.deleteFrom(from).where('table_id', '=', table).execute()
      await db.deleteFrom('tables').where('id', '=', table).execute()
    })
  }

  async check(now: number): Promise<void> {
    await checking(this.#db, now).execute()
  }

  close(): Promise<void> {
    return this.#db.destroy()
  }
}

async function addMark(db: Kysely<Schema>, table: string, { people, transcripts }: Mark): Promise<void> {
  if (people !== null) {
    await db.deleteFrom('seatings').where('table_id', '=', table).execute()
    if (people.length > 0)
      await db
        .insertInto('seatings')
        .values(people.map((person) => ({ person, table_id: table })))
        .execute()
  }
  for (const transcript of transcripts ?? [])
    await db
      .insertInto('transcripts')
      .values({ table_id: table, seat: transcript.seat ?? SPECTATOR, transcript: JSON.stringify(transcript) })
      .onConflict((on) =>
        on.columns(['table_id', 'seat']).doUpdateSet((to) => ({ transcript: to.ref('excluded.transcript') })),
      )
      .execute()
}

/** What is there already somebody else was quicker to write. */
async function once(what: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw isTaken(error) ? new Conflict(`${what} exists`) : error
  }
}
