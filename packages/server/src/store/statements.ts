import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const isInput = (x: unknown): x is SQLInputValue =>
  x === null || typeof x === 'number' || typeof x === 'string' || typeof x === 'bigint' || x instanceof Uint8Array

/** Values of our columns; anything else in a query is a mistake of ours. */
export const inputs = (values: readonly unknown[]): SQLInputValue[] =>
  values.map((value) => {
    if (!isInput(value)) throw new TypeError(`no column holds a ${typeof value}`)
    return value
  })

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
