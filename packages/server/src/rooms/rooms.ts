import { setTimeout as timeout } from 'node:timers/promises'
import type { Seat } from '@bothy/kernel'
import {
  type Holder,
  type OtherProcesses,
  type Notice,
  type Outage,
  type PersonId,
  Room,
  type RoomHost,
  type TableRow,
} from '@bothy/room'
import type { ServerProcesses } from '../processes/other-processes.ts'

const IDLE_MS = 60_000
const SWEEP_MS = 10_000
const RESUMED_AT_ONCE = 200
const RESUME_PAUSE_MS = 50
/** Entries since the last snapshot after which a room writes one. */
const SNAPSHOT_AFTER = { dropped: 16, loaded: 400 } as const
const SNAPSHOTS_WITHIN_MS = 2000
/** Enough to find the table in the database, too little to open it: the whole id is a key. */
const SHOWN_OF_ID = 6

export class Rooms {
  readonly host: RoomHost
  readonly #otherProcesses: ServerProcesses
  readonly #open = new Map<string, Promise<Room | null>>()
  readonly #loaded = new Map<string, Room>()
  readonly #timer: NodeJS.Timeout
  readonly #resuming = new Set<Promise<void>>()
  /** Downtime does not count against clocks. */
  outage: Outage | null = null
  isClockKept: () => boolean = () => true
  #stopping = false
  /** Written one after the other, so that moves come in between. */
  #snapshots: Promise<void> = Promise.resolve()
  #snapshotsUntil = Infinity
  readonly #touched: (table: string) => void

  constructor(
    host: Omit<RoomHost, 'otherProcesses'>,
    otherProcesses: ServerProcesses,
    touched: (table: string) => void = () => undefined,
  ) {
    this.host = { ...host, otherProcesses: overheard(otherProcesses, touched) }
    this.#otherProcesses = otherProcesses
    this.#touched = touched
    this.#timer = setInterval(() => this.sweep(IDLE_MS), SWEEP_MS)
    this.#timer.unref()
  }

  get size(): number {
    return this.#open.size
  }

  get(id: string): Promise<Room | null> {
    if (this.#loaded.get(id)?.isClosed === true) this.drop(id)
    const known = this.#open.get(id)
    if (known !== undefined) return known
    return this.#keep(id, this.#opened(id))
  }

  create(row: TableRow, holders: readonly Holder[], unready: readonly Seat[] = []): Promise<Room | null> {
    this.#touched(row.id)
    return this.#keep(row.id, Room.create(this.host, row, holders, unready))
  }

  hear(notice: Notice): void {
    const { table } = notice
    const room = this.#loaded.get(table)
    if (room !== undefined) room.hear(notice)
    else
      this.#open
        .get(table)
        ?.then((opened) => opened?.hear(notice))
        .catch(() => undefined)
  }

  async lookAround(): Promise<void> {
    const tables = [...this.#loaded.keys()]
    const [news, whereabouts] = await Promise.all([
      this.#otherProcesses.newest(tables),
      this.#otherProcesses.whereabouts(tables),
    ])
    for (const notice of news) this.hear(notice)
    for (const table of tables)
      if (this.#loaded.get(table)?.knows(whereabouts.get(table) ?? []) === false)
        this.hear({ table, of: 'people', at: 0 })
  }

  /** Continues bots left by a former run or another process, some at a time. */
  async resume(): Promise<void> {
    const resuming = this.#resume()
    this.#resuming.add(resuming)
    try {
      await resuming
    } finally {
      this.#resuming.delete(resuming)
    }
  }

  async #resume(): Promise<void> {
    let after = ''
    while (!this.#stopping) {
      const ids = await this.host.store.botTables(RESUMED_AT_ONCE, after)
      for (const id of await this.#otherProcesses.unattended(ids)) {
        if (this.#stopping) return
        await this.get(id).catch(() => null)
      }
      if (ids.length < RESUMED_AT_ONCE) return
      after = ids[ids.length - 1]
      while ([...this.thinking()].length >= RESUMED_AT_ONCE && !this.#stopping)
        await new Promise((resolve) => setTimeout(resolve, RESUME_PAUSE_MS))
    }
  }

  *thinking(): Iterable<Room> {
    for (const room of this.#loaded.values()) if (room.isThinking) yield room
  }

  isHere(id: string, person: PersonId): boolean | null {
    return this.#loaded.get(id)?.isHere(person) ?? null
  }

  retell(person: PersonId): void {
    for (const room of this.#loaded.values()) if (room.isHere(person)) room.retell(person)
  }

  retellAll(table: string): void {
    this.#loaded.get(table)?.retell(null)
  }

  isLoaded(id: string): boolean {
    return this.#open.has(id)
  }

  drop(id: string): void {
    const room = this.#loaded.get(id)
    this.#open.delete(id)
    this.#loaded.delete(id)
    if (room !== undefined) this.#keepSnapshot(room, SNAPSHOT_AFTER.dropped, room.stop())
  }

  sweep(idle: number): void {
    const now = this.host.clock.now()
    for (const [id, room] of this.#loaded)
      if (room.idleSince !== null && now - room.idleSince >= idle) this.drop(id)
      else this.#keepSnapshot(room, SNAPSHOT_AFTER.loaded)
  }

  settled(): Promise<void> {
    return this.#snapshots
  }

  #keepSnapshot(room: Room, after: number, stopped: Promise<void> = Promise.resolve()): void {
    this.#snapshots = this.#snapshots.then(async () => {
      await stopped
      if (performance.now() < this.#snapshotsUntil) await room.keep(after)
    })
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    await Promise.allSettled([...this.#resuming, ...this.#open.values()])
    const rooms = [...this.#loaded.values()]
    await Promise.all(rooms.map((room) => room.stop()))
    for (const room of rooms) this.#keepSnapshot(room, SNAPSHOT_AFTER.dropped)
    this.#snapshotsUntil = performance.now() + SNAPSHOTS_WITHIN_MS
    await Promise.race([this.#snapshots, timeout(SNAPSHOTS_WITHIN_MS, undefined, { ref: false })])
  }

  /** Runs before the room is announced and before its clocks are checked. */
  async #opened(id: string): Promise<Room | null> {
    const room = await Room.open(this.host, id)
    if (room === null || this.outage === null) return room
    try {
      await room.unkept(this.outage)
      return room
    } catch (error) {
      await room.stop()
      throw error
    }
  }

  async #keep(id: string, opening: Promise<Room | null>): Promise<Room | null> {
    this.#open.set(id, opening)
    try {
      const room = await opening
      if (room === null) this.#open.delete(id)
      else this.#loaded.set(id, room)
      if (this.#stopping) await room?.stop()
      return room
    } catch (error) {
      this.#open.delete(id)
      if (!this.host.store.isAway(error)) this.host.report(`table ${id.slice(0, SHOWN_OF_ID)}… cannot be read`, error)
      throw error
    }
  }
}

/** This process must hear the notices of its own rooms, too. */
const overheard = (otherProcesses: OtherProcesses, touched: (table: string) => void): OtherProcesses => ({
  tell(notice) {
    if (notice.of === 'log') touched(notice.table)
    otherProcesses.tell(notice)
  },
  came: (table, person) => otherProcesses.came(table, person),
  went: (table, person) => otherProcesses.went(table, person),
  others: (table) => otherProcesses.others(table),
  lease: (table) => otherProcesses.lease(table),
  release: (table) => otherProcesses.release(table),
})
