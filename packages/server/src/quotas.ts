import type { PersonId } from '@bothy/room'
import { Refused } from './refused.ts'
import type { Allowance, Limits } from './limits.ts'
import { TokenBucket } from './token-bucket.ts'

/** Who wants something: guests are free to have, so the address counts as well. */
export type Wanting = { readonly person: PersonId; readonly address: string }

/** A table at which bots are at work. */
export type BusyTable = { readonly id: string; readonly host: PersonId | null }

/** Of more tables than this the first ones are forgotten; they count for their persons alone then. */
const MOST_ORIGINS = 20_000

/** What one person and one address may have of the server. Only what this run has seen counts. */
export class Quotas {
  readonly #limits: Limits
  readonly #persons = new Map<string, TokenBucket>()
  readonly #addresses = new Map<string, TokenBucket>()
  readonly #signing = { account: new Map<string, TokenBucket>(), address: new Map<string, TokenBucket>() } as const
  readonly #naming = { person: new Map<string, TokenBucket>(), address: new Map<string, TokenBucket>() } as const
  readonly #origins = new Map<string, string>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Where the table was made. */
  addressOf(table: string): string | undefined {
    return this.#origins.get(table)
  }

  /** Throws a refusal for one who has made too many tables of late. */
  countTable({ person, address }: Wanting, now: number): void {
    const { making } = this.#limits
    const mayPerson = bucket(this.#persons, person, making.person, now).take(now)
    if (!mayPerson || !bucket(this.#addresses, address, making.address, now).take(now))
      throw new Refused('too-many-tables')
  }

  /** Throws a refusal if it was tried too often of late, for one account, whether there is such a one or not, or from one address. */
  countSigning({ account, address }: { readonly account: string | null; readonly address: string }, now: number): void {
    const { signing } = this.#limits
    const may =
      bucket(this.#signing.address, address, signing.address, now).take(now) &&
      (account === null || bucket(this.#signing.account, account, signing.account, now).take(now))
    if (!may) throw new Refused('too-fast')
  }

  /** Throws a refusal for one who has named many people of late, whether there are such people or not. */
  countNaming({ person, address }: Wanting, now: number): void {
    const { naming } = this.#limits
    const mayPerson = bucket(this.#naming.person, person, naming.person, now).take(now)
    if (!mayPerson || !bucket(this.#naming.address, address, naming.address, now).take(now))
      throw new Refused('too-fast')
  }

  /** Throws a refusal if bots are at work at too many tables of the person or the address. */
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

  /** Whoever has wanted nothing for long is not remembered. */
  forget(now: number): void {
    const { account, address } = this.#signing
    for (const buckets of [this.#persons, this.#addresses, account, address, this.#naming.person, this.#naming.address])
      for (const [key, kept] of buckets) if (kept.isFull(now)) buckets.delete(key)
  }
}

function bucket(buckets: Map<string, TokenBucket>, key: string, allowance: Allowance, now: number): TokenBucket {
  const kept = buckets.get(key) ?? new TokenBucket(allowance, now)
  buckets.set(key, kept)
  return kept
}
