import { statfs } from 'node:fs/promises'
import { damageOf } from '../start-problem.ts'
import type { Store } from '../store/store.ts'

export type Unready = 'closing' | 'store' | 'disk-full' | 'damaged'

/** A check writes to disk, so its answer is reused for this long. */
const FRESH_MS = 1000
/** After a write failed on a full disk, the disk counts as full for this long. */
const FULL_MS = 60_000
/** With less room a check may still succeed where a match does not fit. */
const LEAST_FREE = 64 * 1024 * 1024

type Look = {
  /** In milliseconds; only differences count. */
  readonly now?: () => number
  /** Free bytes where games are kept; null if unknown. */
  readonly free?: () => Promise<number | null>
}

export async function freeSpace(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return null
  }
}

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

  /** Damage does not heal by itself; a full disk may have room again. */
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
