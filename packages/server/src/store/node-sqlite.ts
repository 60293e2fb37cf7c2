import type { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely'
import type { Schema } from './schema.ts'
import { Statements, inputs } from './statements.ts'

/** SQLite rolls back DDL in transactions; Kysely does not assume so. */
class WholeSteps extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
class OwnDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeSteps()
  }
}

export function queries(db: DatabaseSync): Kysely<Schema> {
  const statements = new Statements(db)
  const database: SqliteDatabase = {
    close: () => undefined,
    prepare(sql) {
      const statement = statements.get(sql)
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...inputs(values)),
        run: (values) => statement.run(...inputs(values)),
        iterate: (values) => db.prepare(sql).iterate(...inputs(values)),
      }
    },
  }
  return new Kysely<Schema>({ dialect: new OwnDialect({ database }) })
}
