import type { Rooms } from '../rooms/rooms.ts'
import type { Moderation } from './moderation.ts'

/** Clocks of machines differ by less than this. */
const LOOK_BACK_MS = 120_000

export class ChatModerationSync {
  readonly #moderation: Pick<Moderation, 'retold'>
  readonly #rooms: Pick<Rooms, 'retellAll'>
  #seen: ReadonlyMap<string, string> = new Map()

  constructor(moderation: Pick<Moderation, 'retold'>, rooms: Pick<Rooms, 'retellAll'>) {
    this.#moderation = moderation
    this.#rooms = rooms
  }

  async look(now: number): Promise<void> {
    const acts = await this.#moderation.retold(now - LOOK_BACK_MS)
    const fresh = [...acts].filter(([id]) => !this.#seen.has(id))
    this.#seen = acts
    for (const table of new Set(fresh.map(([, changed]) => changed))) this.#rooms.retellAll(table)
  }
}
