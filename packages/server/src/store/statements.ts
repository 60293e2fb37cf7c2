import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const isInput = (x: unknown): x is SQLInputValue =>
  x === null || typeof x === 'number' || typeof x === 'string' || typeof x === 'bigint' || x instanceof Uint8Array

/** Other types in a query are our own mistake. */
export const inputs = (values: readonly unknown[]): SQLInputValue[] =>
  values.map((value) => {
    if (!isInput(value)) throw new TypeError(`no column holds a ${typeof value}`)
    return value
  })

/** More than the program has queries; lists in conditions add some. */
const MOST_STATEMENTS = 200

export class Statements {
  readonly #db: DatabaseSync
  readonly #byText = new Map<string, StatementSync>()

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  /** Only for statements that run to their end at once: the prepared statement is shared. */
  get(sql: string): StatementSync {
    const known = this.#byText.get(sql)
    if (known !== undefined) return known
    if (this.#byText.size >= MOST_STATEMENTS) this.#byText.clear()
    const statement = this.#db.prepare(sql)
    this.#byText.set(sql, statement)
    return statement
  }
}
