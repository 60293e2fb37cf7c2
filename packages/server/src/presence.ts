import type { PersonId } from '@bothy/room'

const FORGET_AFTER = 24 * 3600 * 1000

/** Who is connected, and since when others are gone. What happened before the server started it does not know. */
export class Presence {
  readonly #started: number
  readonly #connections = new Map<PersonId, number>()
  readonly #left = new Map<PersonId, number>()

  constructor(now: number) {
    this.#started = now
  }

  came(person: PersonId): void {
    this.#left.delete(person)
    this.#connections.set(person, (this.#connections.get(person) ?? 0) + 1)
  }

  went(person: PersonId, now: number): void {
    const rest = (this.#connections.get(person) ?? 1) - 1
    if (rest > 0) {
      this.#connections.set(person, rest)
      return
    }
    this.#connections.delete(person)
    this.#left.set(person, now)
  }

  isOnline(person: PersonId): boolean {
    return this.#connections.has(person)
  }

  lastSeen(person: PersonId, now: number): number {
    return this.isOnline(person) ? now : (this.#left.get(person) ?? this.#started)
  }

  forget(now: number): void {
    for (const [person, at] of this.#left) if (now - at > FORGET_AFTER) this.#left.delete(person)
  }
}
