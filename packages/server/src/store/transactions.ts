import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { Statements } from './statements.ts'

export type Step = {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
  /** The error if no row changed because another writer was quicker. No earlier step of the write may have changed anything. */
  readonly taken?: string
}

export type Written = {
  readonly changes: readonly number[]
  readonly row: { readonly [column: string]: SQLOutputValue } | null
}
export type Answer = Written | { readonly taken: string }

export class Transactions {
  readonly #db: DatabaseSync
  readonly #statements: Statements

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#statements = new Statements(db)
  }

  /** One transaction with one sync of the file; refused writes are left out. Throws if none is written. */
  commit(writes: readonly (readonly Step[])[]): readonly Answer[] {
    this.#statements.get('begin immediate').run()
    try {
      const answers = writes.map((steps) => this.#write(steps))
      this.#statements.get('commit').run()
      return answers
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      throw error
    }
  }

  /** No sync of its own: on disk with the next commit. */
  commitLater(step: Step): void {
    this.#db.exec('pragma synchronous = normal')
    try {
      this.#write([step])
    } finally {
      this.#db.exec('pragma synchronous = full')
    }
  }

  #write(steps: readonly Step[]): Answer {
    const changes: number[] = []
    let row: Written['row'] = null
    for (const { sql, values, taken } of steps) {
      const statement = this.#statements.get(sql)
      if (sql.includes(' returning ')) {
        row = statement.get(...values) ?? null
        changes.push(row === null ? 0 : 1)
      } else changes.push(Number(statement.run(...values).changes))
      if (taken !== undefined && changes.at(-1) === 0) return { taken }
    }
    return { changes, row }
  }
}
