import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import { StartProblem } from '../start-problem.ts'
import { STEPS_TAKEN, isKnown, migrate, tooNew } from './migrations/migrate.ts'
import type { Schema } from './schema.ts'

/** Connections of one process. Writes of different tables run side by side, and the database commits them together. */
const CONNECTIONS = 10
export const CONNECT_WITHIN = 10_000
const IDLE_FOR = 10_000
/** No statement of ours takes long; one that does waits for a lock that somebody has forgotten. */
const STATEMENT_WITHIN = 10_000
/** So much longer an answer may be under way. */
const UNDER_WAY = 2000
/** "bothy" in ASCII: nobody else's lock. */
const MIGRATING = 0x626f74687
/** A database that goes away ends all connections at once: one line of the log tells it. */
const SAME_LOSS = 5000

/** Whole numbers of ours are times and counts, all of them exact. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, Number)

/** The database at `postgres://…`, as it is. `within`: no statement takes longer, in milliseconds; null: they may take their time. */
export function connectTo(
  url: string,
  report: (fault: string, error: unknown) => void,
  { within = STATEMENT_WITHIN }: { readonly within?: number | null } = {},
): Kysely<Schema> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    // Sooner than an idle one would count as silent.
    idleTimeoutMillis: IDLE_FOR,
    ...(within === null ? {} : { statement_timeout: within, stream: () => audible(within + UNDER_WAY) }),
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
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** A machine that is gone says nothing, and for a quarter of an hour the system would go on asking it. */
function audible(ms: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error('the database has fallen silent'), { code: 'ETIMEDOUT' })),
  )
}

/** Takes missing steps, one process after the other, also the very first ones of Kysely's own. `to`: up to that step. For a connection with patience. */
export async function migratePostgres(db: Kysely<Schema>, to?: string): Promise<void> {
  await db.connection().execute(async (held) => {
    await sql`set statement_timeout = 0`.execute(held)
    await sql`select pg_advisory_lock(${sql.lit(MIGRATING)})`.execute(held)
    try {
      if (!isKnown(await stepsTaken(held))) throw tooNew('The database', 'one with --database-url')
      await migrate(db, 'postgres', to)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATING)})`.execute(held)
    }
  })
}

export async function stepsTaken(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows: found } = await sql<{ there: string | null }>`select to_regclass(${STEPS_TAKEN}) as there`.execute(db)
  if (found[0]?.there === null) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(STEPS_TAKEN)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The address without its password. */
function shown(url: string): string {
  const address = URL.parse(url)
  return address === null ? 'the database' : `${address.protocol}//${address.host}${address.pathname}`
}

/** A sentence for the person who runs the server. */
export const postgresProblem = (url: string, error: unknown): StartProblem =>
  error instanceof StartProblem
    ? error
    : new StartProblem(
        `${shown(url)} can’t be used: ${error instanceof Error && error.message !== '' ? error.message : 'nobody answers there'}.`,
        { cause: error },
      )

/**
 * The database is not there, ends, or waits too long for somebody else's lock: errors of the network, and classes of PostgreSQL for connections
 * and operators.
 */
const LOST_CODES = /^(ECONN|EPIPE|EHOST|ENET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|08|57P|57014|53300)/
const LOST_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

export const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && LOST_CODES.test(error.code)) || LOST_WORDS.test(error.message))
