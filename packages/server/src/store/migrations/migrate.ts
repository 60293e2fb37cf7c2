import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartProblem } from '../../start-problem.ts'
import type { Migration } from './migration.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Schema } from '../schema.ts'

export type Dialect = 'sqlite' | 'postgres'

export const STEPS_TAKEN = 'kysely_migration'

export const isKnown = (taken: readonly string[]): boolean =>
  taken.every((name) => MIGRATIONS.some((migration) => migration.name === name))

export const tooNew = (database: string, choice: string): StartProblem =>
  new StartProblem(
    `${database} was written by a newer version of Bothy: nothing was changed. Update Bothy, or choose another ${choice}.`,
  )

export async function migrate(db: Kysely<Schema>, dialect: Dialect, to?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => Object.fromEntries(MIGRATIONS.map((step) => [step.name, stepOf(step, dialect)])),
    },
  })
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('the database could not be brought up to date')
}

/** No way back: an older program could not keep data of a newer one. */
const stepOf = (step: Migration, dialect: Dialect): { up(db: Kysely<unknown>): Promise<void> } => ({
  async up(db) {
    for (const statement of step[dialect]) await sql.raw(statement).execute(db)
  },
})
