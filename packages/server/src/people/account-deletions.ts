import { setTimeout as timeout } from 'node:timers/promises'
import type { PersonId } from '@bothy/room'
import type { Services } from '../services.ts'
import { deleteAccount } from './delete-account.ts'

/** Proxies expect an answer within this time. */
const ANSWERED_WITHIN_MS = 15_000

export class AccountDeletions {
  readonly #services: Services
  readonly #within: number
  readonly #under = new Map<PersonId, Promise<void>>()
  readonly #stopping = new AbortController()

  constructor(services: Services, within = ANSWERED_WITHIN_MS) {
    this.#services = services
    this.#within = within
  }

  isUnderWay(person: PersonId): boolean {
    return this.#under.has(person)
  }

  /** Starts the deletion or waits for the one under way. False: it is not done yet, ask again. Throws if it failed. */
  async isOver(person: PersonId): Promise<boolean> {
    const leaving = this.#under.get(person) ?? this.#begin(person)
    return Promise.race([leaving.then(() => true), timeout(this.#within, false, { ref: false })])
  }

  /** A deletion under way ends after its current table; the account is still there then. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.allSettled(this.#under.values())
  }

  #begin(person: PersonId): Promise<void> {
    const leaving = deleteAccount(this.#services, person, Date.now(), this.#stopping.signal).finally(() =>
      this.#under.delete(person),
    )
    this.#under.set(person, leaving)
    // The request that awaited it may be gone.
    leaving.catch((error: unknown) => {
      if (!this.#stopping.signal.aborted) this.#services.report('an account could not be deleted', error)
    })
    return leaving
  }
}
