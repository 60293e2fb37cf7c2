import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Conflict } from '@bothy/room'

interface Write {
  /** Runs inside the transaction. A `Conflict`, thrown before anything was changed, fails this write alone; other errors fail the group. */
  run(): void
  done(): void
  failed(error: unknown): void
}

/**
 * Collects the writes of one turn of the event loop and commits them in one transaction: one `fsync` for all of them. A
 * promise is kept after the commit.
 */
export class GroupCommit {
  readonly #db: DatabaseSync
  readonly #begin: StatementSync
  readonly #commit: StatementSync
  #writes: Write[] = []

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#begin = db.prepare('begin immediate')
    this.#commit = db.prepare('commit')
  }

  write<V>(run: () => V): Promise<V> {
    return new Promise((resolve, reject) => {
      let value: V
      if (this.#writes.length === 0) setImmediate(() => this.flush())
      this.#writes.push({
        run: () => {
          value = run()
        },
        done: () => resolve(value),
        failed: reject,
      })
    })
  }

  /** Commits what waits, at once. */
  flush(): void {
    const writes = this.#writes
    if (writes.length === 0) return
    this.#writes = []
    const good: Write[] = []
    try {
      this.#begin.run()
      for (const write of writes) if (this.#attempt(write)) good.push(write)
      this.#commit.run()
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      for (const write of writes) write.failed(error)
      return
    }
    for (const write of good) write.done()
  }

  #attempt(write: Write): boolean {
    try {
      write.run()
      return true
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      write.failed(error)
      return false
    }
  }
}
