import type { PersonId } from '@bothy/room'
import type { Allowance } from '../limits/limits.ts'
import { Refused } from '../rest/refused.ts'
import { TokenBucket } from '../limits/token-bucket.ts'

const HOUR = 3600
/** Limits unrequested e-mails, since any person may enter the address of another. */
const MOST = {
  person: { burst: 3, rate: 3 / HOUR },
  address: { burst: 10, rate: 10 / HOUR },
  recipient: { burst: 2, rate: 2 / (24 * HOUR) },
} as const satisfies { readonly [whose: string]: Allowance }

/** Counted apart from confirmations, so that these cannot use up what the owner needs. */
const MOST_RESETS = {
  here: { burst: 2, rate: 2 / (24 * HOUR) },
  address: { burst: 10, rate: 10 / HOUR },
  recipient: { burst: 10, rate: 10 / (24 * HOUR) },
} as const satisfies { readonly [whose: string]: Allowance }

export type Asking = { readonly person: PersonId; readonly address: string; readonly recipient: string }

export class Confirmations {
  readonly #buckets = new Map<string, TokenBucket>()

  count(asking: Asking, now: number): void {
    for (const whose of ['person', 'address', 'recipient'] as const)
      this.#take(`${whose} ${asking[whose]}`, MOST[whose], now)
  }

  countReset({ address, recipient }: Omit<Asking, 'person'>, now: number): void {
    const { here, address: near, recipient: all } = MOST_RESETS
    this.#take(`reset at ${address}`, near, now)
    this.#take(`reset ${recipient} at ${address}`, here, now)
    this.#take(`reset ${recipient}`, all, now)
  }

  forget(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key)
  }

  #take(name: string, allowance: Allowance, now: number): void {
    const key = name.toLowerCase()
    const kept = this.#buckets.get(key) ?? new TokenBucket(allowance, now)
    this.#buckets.set(key, kept)
    if (!kept.take(now)) throw new Refused('too-fast')
  }
}
