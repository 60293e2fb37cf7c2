import { damageOf } from './start-problem.ts'
import type { Store } from './store/store.ts'

/** Why no people should be sent here now. */
export type Unready = 'closing' | 'store' | 'disk-full' | 'damaged'

/** Whoever asks more often is told the same again: a check is a write to disk. */
const FRESH_MS = 1000

/** Whether this process can do what it is for. Cheap to ask, also for many. */
export class Health {
  readonly #store: Pick<Store, 'check'>
  #closing = false
  #isDamaged = false
  #checkedAt = -Infinity
  #check: Promise<Unready | null> = Promise.resolve(null)

  constructor(store: Pick<Store, 'check'>) {
    this.#store = store
  }

  /** Null: people may come. */
  async unready(): Promise<Unready | null> {
    if (this.#closing) return 'closing'
    if (this.#isDamaged) return 'damaged'
    const now = performance.now()
    if (now - this.#checkedAt >= FRESH_MS) {
      this.#checkedAt = now
      this.#check = this.#look()
    }
    return this.#check
  }

  close(): void {
    this.#closing = true
  }

  /** A fault of any kind: damage that once was met does not heal by itself. */
  notice(error: unknown): void {
    if (damageOf(error) === 'damaged') this.#isDamaged = true
  }

  async #look(): Promise<Unready | null> {
    try {
      await this.#store.check(Date.now())
      return null
    } catch (error) {
      this.notice(error)
      return damageOf(error) ?? 'store'
    }
  }
}
