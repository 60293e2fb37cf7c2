import { createHmac } from 'node:crypto'
import type { PersonId } from '@bothy/room'
import { randomText } from '../random-text.ts'
import type { Store } from '../store/store.ts'
import { ShortCache } from './short-cache.ts'

const KEY_BYTES = 32
const HOUR = 3600 * 1000
const DAY = 24 * HOUR
/** Long enough to count a match that ended while no server ran. */
const KEPT_MS = 2 * DAY

export class Addresses {
  readonly #store: Store
  readonly #key: string
  readonly #report: (fault: string, error: unknown) => void
  readonly #noted = new ShortCache<true>({ ms: HOUR, most: 20_000 })

  private constructor(store: Store, key: string, report: (fault: string, error: unknown) => void) {
    this.#store = store
    this.#key = key
    this.#report = report
  }

  static async open(store: Store, report: (fault: string, error: unknown) => void): Promise<Addresses> {
    return new Addresses(store, await store.secret('addresses', randomText(KEY_BYTES)), report)
  }

  note(person: PersonId, address: string, now: number): void {
    const mark = createHmac('sha256', this.#key).update(address).digest('base64url')
    const key = `${person} ${mark}`
    if (this.#noted.get(key, now) === true) return
    this.#noted.set(key, true, now)
    const { queries } = this.#store
    this.#store
      .write(
        queries
          .insertInto('addresses')
          .values({ person, mark, at: now })
          .onConflict((on) => on.columns(['person', 'mark']).doUpdateSet({ at: now })),
      )
      .catch((error: unknown) => this.#report('nobody knows from where somebody plays', error))
  }

  async areShared(people: readonly PersonId[], now: number): Promise<boolean> {
    if (people.length < 2) return false
    const since = now - DAY - HOUR
    const found = await this.#store.queries
      .selectFrom('addresses as one')
      .innerJoin('addresses as other', 'other.mark', 'one.mark')
      .select('one.mark')
      .whereRef('one.person', '<', 'other.person')
      .where('one.person', 'in', [...people])
      .where('other.person', 'in', [...people])
      .where('one.at', '>', since)
      .where('other.at', '>', since)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  }

  async forget(now: number): Promise<void> {
    await this.#store.write(this.#store.queries.deleteFrom('addresses').where('at', '<', now - KEPT_MS))
  }
}
