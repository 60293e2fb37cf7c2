import { setTimeout as timeout } from 'node:timers/promises'
import type { PersonId } from '@bothy/room'
import type { Services } from '../services.ts'
import { deleteAccount } from './delete-account.ts'

/** A request is answered within this time, by whatever stands between. */
const ANSWERED_WITHIN_MS = 15_000

/** Deletions of accounts under way: with thousands of tables one takes longer than a request may. */
export class AccountDeletions {
  readonly #services: Services
  readonly #within: number
  readonly #under = new Map<PersonId, Promise<void>>()
  readonly #stopping = new AbortController()

  constructor(services: Services, within = ANSWERED_WITHIN_MS) {
    this.#services = services
    this.#within = within
  }

  /** It was begun by somebody who proved to be the person. */
  isUnderWay(person: PersonId): boolean {
    return this.#under.has(person)
  }

  /** Begins, or waits for what was begun. False: it goes on, and is to be asked for again. Throws if it has failed. */
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
    // Perhaps nobody waits for it any more.
    leaving.catch((error: unknown) => {
      if (!this.#stopping.signal.aborted) this.#services.report('an account could not be deleted', error)
    })
    return leaving
  }
}
