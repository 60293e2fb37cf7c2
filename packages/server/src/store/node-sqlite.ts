import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely'
import type { Schema } from './schema.ts'

const isInput = (x: unknown): x is SQLInputValue =>
  x === null || typeof x === 'number' || typeof x === 'string' || typeof x === 'bigint' || x instanceof Uint8Array

/** Values of our columns; anything else in a query is a mistake of ours. */
export const inputs = (values: readonly unknown[]): SQLInputValue[] =>
  values.map((value) => {
    if (!isInput(value)) throw new TypeError(`no column holds a ${typeof value}`)
    return value
  })

/** SQLite takes back tables that were made as it takes back rows; Kysely does not count on it. */
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

/** Kysely over a database of Node's own. */
export function queries(db: DatabaseSync): Kysely<Schema> {
  const database: SqliteDatabase = {
    close: () => undefined,
    prepare(sql) {
      const statement = db.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...inputs(values)),
        run: (values) => statement.run(...inputs(values)),
        iterate: (values) => statement.iterate(...inputs(values)),
      }
    },
  }
  return new Kysely<Schema>({ dialect: new OwnDialect({ database }) })
}
