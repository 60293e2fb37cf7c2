import type { PersonId } from '@bothy/room'
import type { Services } from '../services.ts'

const MOST_TABLES = 200
/** Beyond this the first people keep their old name at closed tables until they sit down there again. */
const MOST_WAITING = 1000

type Needed = Pick<Services, 'store' | 'rooms' | 'report'>

export class Renaming {
  readonly #services: Needed
  readonly #waiting = new Map<PersonId, string>()
  #isAtWork = false

  constructor(services: Needed) {
    this.#services = services
  }

  async rename(person: PersonId, name: string): Promise<void> {
    this.#waiting.delete(person)
    const ids = await this.#tablesOf(person)
    const { rooms } = this.#services
    for (const id of ids) if (rooms.isLoaded(id)) await this.#renameAt(id, person, name)
    if (ids.every((id) => rooms.isLoaded(id)) || this.#waiting.size >= MOST_WAITING) return
    this.#waiting.set(person, name)
    if (!this.#isAtWork) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isAtWork = true
    for (const [person, name] of this.#waiting) {
      try {
        for (const id of await this.#tablesOf(person)) {
          if (this.#waiting.get(person) !== name) break
          await this.#renameAt(id, person, name)
        }
      } catch (error) {
        this.#services.report('a name could not be changed everywhere', error)
      }
      if (this.#waiting.get(person) === name) this.#waiting.delete(person)
    }
    this.#isAtWork = false
  }

  async #tablesOf(person: PersonId): Promise<readonly string[]> {
    const tables = await this.#services.store.tablesOf(person, MOST_TABLES)
    return tables.flatMap(({ row, summary: { status } }) =>
      status === 'waiting' || status === 'playing' ? [row.id] : [],
    )
  }

  async #renameAt(id: string, person: PersonId, name: string): Promise<void> {
    await (await this.#services.rooms.get(id).catch(() => null))?.rename(person, name)
  }
}
