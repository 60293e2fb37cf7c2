import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import { StartProblem, databaseProblem } from '../start-problem.ts'
import { queries } from '../store/node-sqlite.ts'
import { connectTo, migratePostgres, postgresProblem, stepsTaken } from '../store/postgres-database.ts'
import type { Schema } from '../store/schema.ts'
import { migrateFile } from '../store/sqlite.ts'
import { openFile, stepsTaken as stepsOfFile } from '../store/sqlite-file.ts'

export type Source = { readonly file: string } | { readonly url: string }

export interface Opened {
  readonly db: Kysely<Schema>
  steps(): Promise<readonly string[]>
  migrate(to?: string): Promise<void>
  atOneMoment<V>(job: (db: Kysely<Schema>) => Promise<V>): Promise<V>
  close(): Promise<void>
}

/** Throws a `StartProblem` on failure. `existing`: the database must already exist. */
export async function openSource(source: Source, { existing = false } = {}): Promise<Opened> {
  return 'url' in source ? openPostgres(source.url) : openSqlite(source.file, existing)
}

function openSqlite(file: string, existing: boolean): Opened {
  if (existing && !existsSync(file)) throw new StartProblem(`There is no database at ${file}.`)
  // A folder made for a mistyped name would look like an empty server.
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
