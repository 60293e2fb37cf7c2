import { type Holder, Room, type RoomHost, type TableRow } from '@bothy/room'

/** How long a room without visitors stays in memory. */
const IDLE_MS = 60_000
const SWEEP_MS = 10_000
const RESUMED_AT_ONCE = 1000

/** The rooms in memory: loaded when wanted, dropped when nobody needs them. */
export class Rooms {
  readonly host: RoomHost
  readonly #open = new Map<string, Promise<Room | null>>()
  readonly #loaded = new Map<string, Room>()
  readonly #timer: NodeJS.Timeout
  #stopping = false

  constructor(host: RoomHost) {
    this.host = host
    this.#timer = setInterval(() => this.sweep(IDLE_MS), SWEEP_MS)
    this.#timer.unref()
  }

  get size(): number {
    return this.#open.size
  }

  get(id: string): Promise<Room | null> {
    const known = this.#open.get(id)
    if (known !== undefined) return known
    return this.#keep(id, Room.open(this.host, id))
  }

  create(row: TableRow, holders: readonly Holder[]): Promise<Room | null> {
    return this.#keep(row.id, Room.create(this.host, row, holders))
  }

  /** Lets bots go on where a former run of the server left them. */
  async resume(): Promise<void> {
    for (const id of await this.host.store.botTables(RESUMED_AT_ONCE)) {
      if (this.#stopping) return
      await this.get(id)
    }
  }

  /** Forgets a table that was given up. */
  drop(id: string): void {
    const room = this.#loaded.get(id)
    this.#open.delete(id)
    this.#loaded.delete(id)
    void room?.stop()
  }

  sweep(idle: number): void {
    const now = this.host.clock.now()
    for (const [id, room] of this.#loaded) if (room.idleSince !== null && now - room.idleSince >= idle) this.drop(id)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    await Promise.all([...this.#loaded.values()].map((room) => room.stop()))
  }

  async #keep(id: string, opening: Promise<Room | null>): Promise<Room | null> {
    this.#open.set(id, opening)
    try {
      const room = await opening
      if (room === null) this.#open.delete(id)
      else this.#loaded.set(id, room)
      return room
    } catch (error) {
      this.#open.delete(id)
      throw error
    }
  }
}
