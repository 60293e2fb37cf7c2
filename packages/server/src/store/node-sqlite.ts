import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
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

/** More texts than the program has queries; lists in a condition make some more. */
const MOST_STATEMENTS = 200

/** The statements of one database, each prepared once. */
export class Statements {
  readonly #db: DatabaseSync
  readonly #byText = new Map<string, StatementSync>()

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  /** For a statement that is run to its end at once: nobody else may have it half run. */
  get(sql: string): StatementSync {
    const known = this.#byText.get(sql)
    if (known !== undefined) return known
    if (this.#byText.size >= MOST_STATEMENTS) this.#byText.clear()
    const statement = this.#db.prepare(sql)
    this.#byText.set(sql, statement)
    return statement
  }
}

/** Kysely over a database of Node's own. */
export function queries(db: DatabaseSync, statements = new Statements(db)): Kysely<Schema> {
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
