import type { ServerMessage } from '@bothy/protocol'
import { type Holder, type PersonId, tableSummary } from '@bothy/room'
import type { ServerProcesses } from '../processes/other-processes.ts'
import type { Store } from '../store/store.ts'

const GATHER_MS = 100

type Parts = {
  readonly store: Pick<Store, 'readTable'>
  readonly otherProcesses: Pick<ServerProcesses, 'tellAsked'>
  readonly now: () => number
  readonly report: (fault: string, error: unknown) => void
}

export interface Attendant {
  readonly person: PersonId | null
  send(message: ServerMessage): void
}

/** Reaches people on any page: their tables, and requests of others. */
export class Attending {
  readonly #parts: Parts
  readonly #here = new Map<PersonId, Set<Attendant>>()
  readonly #touched = new Set<string>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  add(attendant: Attendant): void {
    const { person } = attendant
    if (person === null) return
    const known = this.#here.get(person) ?? new Set()
    this.#here.set(person, known.add(attendant))
  }

  remove(attendant: Attendant): void {
    const { person } = attendant
    const known = person === null ? undefined : this.#here.get(person)
    if (person === null || known === undefined) return
    known.delete(attendant)
    if (known.size === 0) this.#here.delete(person)
  }

  touch(table: string): void {
    if (this.#here.size === 0) return
    if (this.#touched.size === 0) setTimeout(() => this.#tell(), GATHER_MS).unref()
    this.#touched.add(table)
  }

  asked(person: PersonId): void {
    this.hearAsked(person)
    this.#parts.otherProcesses.tellAsked(person)
  }

  hearAsked(person: PersonId): void {
    for (const attendant of this.#here.get(person) ?? []) attendant.send({ type: 'asked' })
  }

  #tell(): void {
    const tables = [...this.#touched]
    this.#touched.clear()
    for (const table of tables)
      // Not retried: the player sees it with the next look at the lists.
      this.#tellOf(table).catch((error: unknown) => this.#parts.report('nobody was told of a table', error))
  }

  async #tellOf(id: string): Promise<void> {
    const stored = await this.#parts.store.readTable(id)
    if (stored === null) return
    const { row, summary } = stored
    const now = this.#parts.now()
    for (const person of new Set(summary.holders.flatMap(personOf))) {
      const attendants = this.#here.get(person)
      if (attendants === undefined) continue
      const table = tableSummary(row, summary, { person, now, isOnline: (other) => this.#here.has(other) })
      if (table !== null) for (const attendant of attendants) attendant.send({ type: 'listed', table })
    }
  }
}

const personOf = (holder: Holder): PersonId[] =>
  holder.kind === 'person' && holder.person !== null ? [holder.person] : []
