import type { OtherProcesses, PersonId } from '@bothy/room'
import { ANYWHERE } from '../processes/other-processes.ts'

const FORGET_AFTER = 24 * 3600 * 1000
const MOST_LEFT = 50_000

export class Presence {
  readonly #started: number
  readonly #connections = new Map<PersonId, number>()
  readonly #left = new Map<PersonId, number>()

  readonly #otherProcesses: Pick<OtherProcesses, 'came' | 'went'>

  constructor(now: number, otherProcesses: Pick<OtherProcesses, 'came' | 'went'>) {
    this.#started = now
    this.#otherProcesses = otherProcesses
  }

  came(person: PersonId): void {
    this.#left.delete(person)
    const before = this.#connections.get(person) ?? 0
    this.#connections.set(person, before + 1)
    if (before === 0) this.#otherProcesses.came(ANYWHERE, person)
  }

  went(person: PersonId, now: number): void {
    const rest = (this.#connections.get(person) ?? 1) - 1
    if (rest > 0) {
      this.#connections.set(person, rest)
      return
    }
    this.#connections.delete(person)
    this.#left.set(person, now)
    if (this.#left.size > MOST_LEFT)
      for (const first of this.#left.keys()) {
        this.#left.delete(first)
        break
      }
    this.#otherProcesses.went(ANYWHERE, person)
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
