import { TokenBucket } from '../limits/token-bucket.ts'
import type { Allowance } from '../limits/limits.ts'

export interface LimitedSocket {
  readonly unsent: number
}

export class AddressGroup {
  readonly bucket: TokenBucket
  readonly sockets = new Set<LimitedSocket>()

  constructor(bucket: TokenBucket) {
    this.bucket = bucket
  }

  get unsent(): number {
    let sum = 0
    for (const { unsent } of this.sockets) sum += unsent
    return sum
  }
}

export class SocketLimits {
  readonly #most: number
  readonly #shared: Allowance
  readonly #present = new Map<string, AddressGroup>()

  constructor(most: number, shared: Allowance) {
    this.#most = most
    this.#shared = shared
  }

  groupOf(address: string, now: number): AddressGroup | null {
    const company = this.#present.get(address) ?? new AddressGroup(new TokenBucket(this.#shared, now))
    if (company.sockets.size >= this.#most) return null
    this.#present.set(address, company)
    return company
  }

  /** An allowance outlives its sockets until it is full again, so that reconnecting does not renew it. */
  forget(now: number): void {
    for (const [address, { sockets: members, bucket }] of this.#present)
      if (members.size === 0 && bucket.isFull(now)) this.#present.delete(address)
  }
}
