import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { Statements } from './statements.ts'

export type Step = {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
  /** If it changes no row, somebody else was quicker, and the write is refused in these words. Nothing of it may have been changed before. */
  readonly taken?: string
}

/** `changes`: rows that each step changed. `row`: given back by the last step, if it gives one. */
export type Written = {
  readonly changes: readonly number[]
  readonly row: { readonly [column: string]: SQLOutputValue } | null
}
export type Answer = Written | { readonly taken: string }

/** Writes of SQLite, as plain data. */
export class Transactions {
  readonly #db: DatabaseSync
  readonly #statements: Statements

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#statements = new Statements(db)
  }

  /** All of them in one transaction with one synchronization of the file, but for those that are refused. Throws if none is written. */
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

  /** By itself, and on the disk with the next commit: no file is synchronized for it. */
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
