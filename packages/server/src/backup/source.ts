import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import { StartProblem, databaseProblem } from '../start-problem.ts'
import { queries } from '../store/node-sqlite.ts'
import { connectTo, migratePostgres, postgresProblem, stepsTaken } from '../store/postgres-database.ts'
import type { Schema } from '../store/schema.ts'
import { migrateFile } from '../store/sqlite.ts'
import { openFile, stepsTaken as stepsOfFile } from '../store/sqlite-file.ts'

/** A database that is copied from or to: a file of SQLite, or an address of PostgreSQL. */
export type Source = { readonly file: string } | { readonly url: string }

export interface Opened {
  readonly db: Kysely<Schema>
  steps(): Promise<readonly string[]>
  /** Takes missing steps, up to the named one if there is one. */
  migrate(to?: string): Promise<void>
  /** Everything that is read inside is as it was when the first of it was read. */
  atOneMoment<V>(job: (db: Kysely<Schema>) => Promise<V>): Promise<V>
  close(): Promise<void>
}

/** Throws a `StartProblem` if it cannot. `existing`: it must be there. */
export async function openSource(source: Source, { existing = false } = {}): Promise<Opened> {
  return 'url' in source ? openPostgres(source.url) : openSqlite(source.file, existing)
}

function openSqlite(file: string, existing: boolean): Opened {
  if (existing && !existsSync(file)) throw new StartProblem(`There is no database at ${file}.`)
  // A folder that is made for a mistyped name would look like an empty server.
  const folder = dirname(file)
  if (!existsSync(folder))
    throw new StartProblem(`There is no folder ${folder}: make it, or choose another with --data.`)
  try {
    const db = openFile(file)
    const kysely = queries(db)
    return {
      db: kysely,
      steps: () => Promise.resolve(stepsOfFile(db)),
      migrate: (to) => migrateFile(db, kysely, to),
      atOneMoment: (job) => kysely.transaction().execute(job),
      async close() {
        db.close()
      },
    }
  } catch (error) {
    throw databaseProblem(file, error)
  }
}

async function openPostgres(url: string): Promise<Opened> {
  // A lost connection is not reported: the query of the backup fails.
  const db = connectTo(url, () => undefined, { within: null })
  try {
    await stepsTaken(db)
  } catch (error) {
    await db.destroy()
    throw postgresProblem(url, error)
  }
  return {
    db,
    steps: () => stepsTaken(db),
    migrate: (to) => migratePostgres(db, to),
    atOneMoment: (job) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(job),
    close: () => db.destroy(),
  }
}
