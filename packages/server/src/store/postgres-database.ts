import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import { StartProblem } from '../start-problem.ts'
import { STEPS_TAKEN, isKnown, migrate, tooNew } from './migrations/migrate.ts'
import type { Schema } from './schema.ts'

/** Connections of one process. Writes of different tables run in parallel, and the database commits them together. */
const CONNECTIONS = 10
export const CONNECT_WITHIN = 10_000
const IDLE_FOR = 10_000
/** In ms. Our statements are short; a longer one waits for a forgotten lock. */
const STATEMENT_WITHIN = 10_000
const UNDER_WAY = 2000
/** "bothy" in ASCII: collides with no other lock. */
const MIGRATING = 0x626f74687
/** A lost database ends all connections at once: within this time it is logged once. */
const SAME_LOSS = 5000

const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, Number)

/** `within`: limit of a statement in ms; null for none. */
export function connectTo(
  url: string,
  report: (fault: string, error: unknown) => void,
  { within = STATEMENT_WITHIN }: { readonly within?: number | null } = {},
): Kysely<Schema> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    // Must be shorter than the time after which an idle connection counts as silent.
    idleTimeoutMillis: IDLE_FOR,
    ...(within === null ? {} : { statement_timeout: within, stream: () => audible(within + UNDER_WAY) }),
    application_name: 'bothy',
    types: numbers,
  })
  // Without a listener a lost connection would end the process. Losses in a closed pool are not reported.
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

/** Without this the system would retry a dead machine for a quarter of an hour. */
function audible(ms: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error('the database has fallen silent'), { code: 'ETIMEDOUT' })),
  )
}

/** One process at a time, also for the tables of Kysely itself. `to`: last step. The connection needs no statement limit. */
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

function shown(url: string): string {
  const address = URL.parse(url)
  return address === null ? 'the database' : `${address.protocol}//${address.host}${address.pathname}`
}

export const postgresProblem = (url: string, error: unknown): StartProblem =>
  error instanceof StartProblem
    ? error
    : new StartProblem(
        `${shown(url)} can’t be used: ${error instanceof Error && error.message !== '' ? error.message : 'nobody answers there'}.`,
        { cause: error },
      )

/** Codes for a database that is gone, ends, or waits too long for a lock: network errors, and PostgreSQL classes for connections and operators. */
const LOST_CODES = /^(ECONN|EPIPE|EHOST|ENET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|08|57P|57014|53300)/
const LOST_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

export const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && LOST_CODES.test(error.code)) || LOST_WORDS.test(error.message))
