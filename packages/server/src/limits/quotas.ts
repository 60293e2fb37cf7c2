import type { PersonId } from '@bothy/room'
import { Refused } from '../rest/refused.ts'
import type { Allowance, Limits } from './limits.ts'
import { TokenBucket } from './token-bucket.ts'

/** A new guest costs nothing, so the address counts as well as the person. */
export type Wanting = { readonly person: PersonId; readonly address: string }

/** `account` is null where none exists yet; `device`: signed in to the account before. */
export type Signing = { readonly account: string | null; readonly address: string; readonly device?: string | null }

export type BusyTable = { readonly id: string; readonly host: PersonId | null }

/** Beyond this the oldest are forgotten; those tables then count for their persons alone. */
const MOST_ORIGINS = 20_000

export class Quotas {
  readonly #limits: Limits
  readonly #buckets = new Map<string, TokenBucket>()
  readonly #origins = new Map<string, string>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  addressOf(table: string): string | undefined {
    return this.#origins.get(table)
  }

  countTable({ person, address }: Wanting, now: number): void {
    const { making } = this.#limits
    if (
      !this.#take(`table by ${person}`, making.person, now) ||
      !this.#take(`table at ${address}`, making.address, now)
    )
      throw new Refused('too-many-tables')
  }

  /** Counts attempts for unknown accounts too. A device that was signed in before has attempts of its own, so that strangers cannot use them up. */
  countSigning({ account, address, device = null }: Signing, now: number): void {
    const { here, account: all, address: near } = this.#limits.signing
    const may =
      device === null
        ? this.#take(`sign at ${address}`, near, now) &&
          (account === null ||
            (this.#take(`sign ${account} at ${address}`, here, now) && this.#take(`sign ${account}`, all, now)))
        : this.#take(`sign ${account ?? ''} on ${device}`, here, now)
    if (!may) throw new Refused('too-fast')
  }

  countResetting({ account, address }: Signing, now: number): void {
    const { here, address: near } = this.#limits.resetting
    const may =
      this.#take(`reset at ${address}`, near, now) &&
      (account === null || this.#take(`reset ${account} at ${address}`, here, now))
    if (!may) throw new Refused('too-fast')
  }

  countNaming({ person, address }: Wanting, now: number): void {
    const { naming } = this.#limits
    if (!this.#take(`name by ${person}`, naming.person, now) || !this.#take(`name at ${address}`, naming.address, now))
      throw new Refused('too-fast')
  }

  checkBots({ person, address }: Wanting, busy: Iterable<BusyTable>): void {
    const { botTables } = this.#limits
    let [own, near] = [0, 0]
    for (const { id, host } of busy) {
      if (host === person) own++
      if (this.#origins.get(id) === address) near++
    }
    if (own >= botTables.person || near >= botTables.address) throw new Refused('too-many-bots')
  }

  made(table: string, { address }: Wanting): void {
    this.#origins.set(table, address)
    const first = this.#origins.size > MOST_ORIGINS ? this.#origins.keys().next().value : undefined
    if (first !== undefined) this.#origins.delete(first)
  }

  forget(now: number): void {
    for (const [key, kept] of this.#buckets) if (kept.isFull(now)) this.#buckets.delete(key)
  }

  #take(key: string, allowance: Allowance, now: number): boolean {
    const kept = this.#buckets.get(key) ?? new TokenBucket(allowance, now)
    this.#buckets.set(key, kept)
    return kept.take(now)
  }
}
