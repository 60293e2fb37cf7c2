import type { PersonId } from '@bothy/room'
import type { Compilable } from 'kysely'
import type { Records } from '../store/store.ts'

/** Other processes look every few seconds; clocks of machines differ by less than this. */
const TOLD_FOR_MS = 120_000

/**
 * Covers people who signed up, signed out of devices, or left for good. Their cached sessions are dropped and sockets closed: here at once,
 * at other processes when they look.
 */
export class SignChanges {
  readonly #records: Records
  readonly #seen = new Map<PersonId, number>()
  readonly #listeners = new Set<(person: PersonId) => void>()

  constructor(records: Records) {
    this.#records = records
  }

  listen(call: (person: PersonId) => void): void {
    this.#listeners.add(call)
  }

  /** Writes the change together with the note for other processes. Returns the changed rows of each statement. */
  async write(person: PersonId, now: number, ...statements: readonly Compilable[]): Promise<readonly number[]> {
    const telling = this.#records.queries
      .insertInto('sign_changes')
      .values({ person, at: now })
      .onConflict((on) => on.column('person').doUpdateSet({ at: now }))
    const changed = await this.#records.write(...statements, telling)
    this.#hear(person, now)
    return changed.slice(0, -1)
  }

  async lookAround(now: number): Promise<void> {
    const rows = await this.#records.queries
      .selectFrom('sign_changes')
      .selectAll()
      .where('at', '>', now - TOLD_FOR_MS)
      .execute()
    for (const { person, at } of rows) if (this.#seen.get(person) !== at) this.#hear(person, at)
  }

  async forget(now: number): Promise<void> {
    const isOld = (at: number): boolean => at <= now - 2 * TOLD_FOR_MS
    for (const [person, at] of this.#seen) if (isOld(at)) this.#seen.delete(person)
    await this.#records.write(this.#records.queries.deleteFrom('sign_changes').where('at', '<=', now - 2 * TOLD_FOR_MS))
  }

  #hear(person: PersonId, at: number): void {
    this.#seen.set(person, at)
    for (const call of this.#listeners) call(person)
  }
}
