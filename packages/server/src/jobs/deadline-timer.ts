import type { Outage } from '@bothy/room'
import type { Services } from '../services.ts'

const LOOK_MS = 2000
/** How often a process notes that clocks run: after a crash the player to move gets this much back. */
const KEEP_MS = 4000
/** Clocks did not run in a longer silence. A shorter one is charged: a busy server must not count as away. */
const UNKEPT_MS = 10_000
const AT_ONCE = 100
const LEFT_ALONE_MS = 10 * 60_000

type Keeping = Pick<Services, 'store' | 'rooms' | 'otherProcesses' | 'report'>

/**
 * Finds tables where a player's time has run out and lets their rooms act. Every process has one; the log takes each entry once, so the
 * lease only spares work.
 */
export class DeadlineTimer {
  readonly #services: Keeping
  readonly #now: () => number
  readonly #leftAlone = new Map<string, number>()
  #outage: Outage | null = null
  #looked: number | null = null
  #kept = 0
  #looking: Promise<void> | null = null
  #isStopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(services: Keeping, now: () => number) {
    this.#services = services
    this.#now = now
  }

  /** Called before the first connection: finds out whether there was a time in which no server ran. */
  async open(): Promise<void> {
    await this.#findOutage()
    this.#services.rooms.isClockKept = () => !this.#isInterrupted
  }

  start(): void {
    const look = (): void => void this.look()
    look()
    this.#timer = setInterval(look, LOOK_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    await this.#looking
  }

  /** Called when no player can act any more: the time until a server runs again is not charged. */
  async close(): Promise<void> {
    await this.stop()
    if (this.#looked === null || this.#isInterrupted) return
    try {
      await this.#services.store.keepClock(this.#now())
    } catch (error) {
      if (!this.#services.store.isAway(error)) this.#services.report('the clock could not be kept', error)
    }
  }

  async look(): Promise<void> {
    if (this.#looking !== null) return
    this.#looking = this.#look().catch((error: unknown) => {
      if (!this.#services.store.isAway(error)) this.#services.report('the clock could not be kept', error)
    })
    await this.#looking
    this.#looking = null
  }

  async #look(): Promise<void> {
    const { store } = this.#services
    // The machine has slept, or the database was away.
    if (this.#isInterrupted) await this.#findOutage()
    if ((await store.clockedTables(1, '')).length > 0) {
      if (this.#outage !== null) await this.#forgive(this.#outage)
      if (this.#outage !== null) return
      await this.#keep()
      for (const id of await store.dueTables(this.#now(), AT_ONCE)) {
        if (this.#isStopped) break
        await this.#act(id)
        await this.#keep()
      }
    }
    this.#looked = this.#now()
  }

  get #isInterrupted(): boolean {
    return this.#looked !== null && this.#now() - this.#looked > UNKEPT_MS
  }

  async #keep(): Promise<void> {
    const now = this.#now()
    if (now - this.#kept < KEEP_MS) return
    await this.#services.store.keepClock(now)
    this.#kept = now
  }

  async #findOutage(): Promise<void> {
    const { store, rooms } = this.#services
    const [from, to] = [await store.clockKept(), this.#now()]
    this.#outage = from === null || to - from <= UNKEPT_MS ? null : { from, to }
    rooms.outage = this.#outage
  }

  /** Idempotent. A player who opens a table earlier is not charged either. */
  async #forgive(outage: Outage): Promise<void> {
    const { store, rooms } = this.#services
    for (let after = ''; ;) {
      const ids = await store.clockedTables(AT_ONCE, after)
      for (const id of ids) {
        if (this.#isStopped) return
        await this.#trying(id, async () => void (await (await rooms.get(id))?.unkept(outage)))
      }
      if (ids.length < AT_ONCE) break
      after = ids[ids.length - 1]
    }
    this.#outage = null
  }

  async #act(id: string): Promise<void> {
    const { rooms, otherProcesses } = this.#services
    await this.#trying(id, async () => {
      if (!rooms.isLoaded(id) && !(await otherProcesses.lease(id))) return
      try {
        await (await rooms.get(id))?.timeOut()
      } finally {
        // Another process may be able to open it.
        if (!rooms.isLoaded(id)) otherProcesses.release(id)
      }
    })
  }

  async #trying(id: string, act: () => Promise<void>): Promise<void> {
    if ((this.#leftAlone.get(id) ?? 0) > this.#now()) return
    try {
      await act()
      this.#leftAlone.delete(id)
    } catch (error) {
      if (this.#services.store.isAway(error)) throw error
      this.#leftAlone.set(id, this.#now() + LEFT_ALONE_MS)
    }
  }
}
