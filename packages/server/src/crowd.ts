import { TokenBucket } from './token-bucket.ts'
import type { Allowance } from './limits.ts'

type Present = { count: number; readonly bucket: TokenBucket }

/** Who is here now, by address: so many at once, with one allowance for all of them. */
export class Crowd {
  readonly #most: number
  readonly #shared: Allowance
  readonly #present = new Map<string, Present>()

  constructor(most: number, shared: Allowance) {
    this.#most = most
    this.#shared = shared
  }

  /** The allowance to share, or null if there are too many already. Whoever came in must `leave`. */
  enter(address: string, now: number): TokenBucket | null {
    const present = this.#present.get(address) ?? { count: 0, bucket: new TokenBucket(this.#shared, now) }
    if (present.count >= this.#most) return null
    present.count++
    this.#present.set(address, present)
    return present.bucket
  }

  leave(address: string): void {
    const present = this.#present.get(address)
    if (present !== undefined) present.count--
  }

  /** An allowance outlives its sockets until it is full again: to come back does not renew it. */
  forget(now: number): void {
    for (const [address, { count, bucket }] of this.#present)
      if (count === 0 && bucket.isFull(now)) this.#present.delete(address)
  }
}
