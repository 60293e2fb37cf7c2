import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Conflict } from '@bothy/room'
import { isBusy } from '../start-problem.ts'

/** Somebody else may hold the write lock for so long; it is asked for again and again, and the thread does other things meanwhile. */
const BUSY_MS = 5000
const ASK_AGAIN_MS = 10

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
  #busySince: number | null = null

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

  /** All that waits is committed, or has failed. */
  async settled(): Promise<void> {
    while (this.#writes.length > 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }

  /** Commits what waits, at once if nobody else is writing. */
  flush(): void {
    const writes = this.#writes
    if (writes.length === 0) return
    if (this.#isLocked()) {
      setTimeout(() => this.flush(), ASK_AGAIN_MS)
      return
    }
    this.#writes = []
    const good: Write[] = []
    try {
      if (!this.#db.isTransaction) this.#begin.run()
      for (const write of writes) if (this.#attempt(write)) good.push(write)
      this.#commit.run()
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      for (const write of writes) write.failed(error)
      return
    }
    for (const write of good) write.done()
  }

  /** Begins, unless somebody else holds the lock and has not held it for too long. */
  #isLocked(): boolean {
    try {
      this.#begin.run()
    } catch (error) {
      const now = performance.now()
      this.#busySince ??= now
      if (isBusy(error) && now - this.#busySince < BUSY_MS) return true
    }
    this.#busySince = null
    return false
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
