import { statfs } from 'node:fs/promises'
import { damageOf } from '../start-problem.ts'
import type { Store } from '../store/store.ts'

/** Why no people should be sent here now. */
export type Unready = 'closing' | 'store' | 'disk-full' | 'damaged'

/** A check is a write to disk, so its answer is reused for so long. */
const FRESH_MS = 1000
/** After a write failed on a full disk, it counts as full for so long. */
const FULL_MS = 60_000
/** With less room than this the row of a check may still fit where a match does not. */
const LEAST_FREE = 64 * 1024 * 1024

type Look = {
  /** In milliseconds; only differences count. */
  readonly now?: () => number
  /** Bytes that are left where games are kept; null if nobody knows. */
  readonly free?: () => Promise<number | null>
}

/** Bytes that are left on the disk of a folder; null if it cannot be asked. */
export async function freeSpace(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return null
  }
}

/** Whether this process can do what it is for. Cheap to ask, also for many. */
export class Health {
  readonly #store: Pick<Store, 'check'>
  #closing = false
  readonly #now: () => number
  readonly #free: () => Promise<number | null>
  #isDamaged = false
  #fullAt = -Infinity
  #checkedAt = -Infinity
  #check: Promise<Unready | null> = Promise.resolve(null)

  constructor(
    store: Pick<Store, 'check'>,
    { now = () => performance.now(), free = () => Promise.resolve(null) }: Look = {},
  ) {
    this.#store = store
    this.#now = now
    this.#free = free
  }

  /** Null: people may come. */
  async unready(): Promise<Unready | null> {
    if (this.#closing) return 'closing'
    if (this.#isDamaged) return 'damaged'
    const now = this.#now()
    if (now - this.#fullAt < FULL_MS) return 'disk-full'
    if (now - this.#checkedAt >= FRESH_MS) {
      this.#checkedAt = now
      this.#check = this.#look()
    }
    return this.#check
  }

  close(): void {
    this.#closing = true
  }

  /** A fault of any kind: damage that once was met does not heal by itself; a disk that was full may have room again. */
  notice(error: unknown): void {
    const damage = damageOf(error)
    if (damage === 'damaged') this.#isDamaged = true
    if (damage === 'disk-full') this.#fullAt = this.#now()
  }

  async #look(): Promise<Unready | null> {
    try {
      await this.#store.check(Date.now())
      return ((await this.#free()) ?? Infinity) < LEAST_FREE ? 'disk-full' : null
    } catch (error) {
      const damage = damageOf(error)
      if (damage === 'damaged') this.#isDamaged = true
      return damage ?? 'store'
    }
  }
}
