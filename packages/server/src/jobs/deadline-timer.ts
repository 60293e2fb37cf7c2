import type { Outage } from '@bothy/room'
import type { Services } from '../services.ts'

const LOOK_MS = 2000
/** How often a process notes that clocks are kept: after a crash the player to move is given as much. */
const KEEP_MS = 4000
/** After such a silence clocks were not kept. A shorter one is charged: a bad line costs as much, and a server that is busy must not count as away. */
const UNKEPT_MS = 10_000
const AT_ONCE = 100
/** A table that cannot be opened is left alone for a while. */
const LEFT_ALONE_MS = 10 * 60_000

type Keeping = Pick<Services, 'store' | 'rooms' | 'otherProcesses' | 'report'>

/**
 * Finds tables at which a player's time has run out and lets their rooms act. Every process has one; the log takes each entry of a room
 * once, from the first process, so the lease only spares work.
 */
export class DeadlineTimer {
  readonly #services: Keeping
  readonly #now: () => number
  readonly #leftAlone = new Map<string, number>()
  #outage: Outage | null = null
  /** When all was well for the last time. */
  #looked: number | null = null
  #kept = 0
  #looking: Promise<void> | null = null
  #isStopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(services: Keeping, now: () => number) {
    this.#services = services
    this.#now = now
  }

  /** Before anybody can come: finds out whether there was a time in which no server ran. */
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

  /** Tables that were still to be opened are left to the next server. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    await this.#looking
  }

  /** When nobody can play any more: what comes now until a server runs is nobody's time. */
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

  /** All tables, one after the other; a player who opens one earlier is not charged either. Done twice it changes nothing. */
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
        await (await rooms.get(id))?.runOut()
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
      // Why it could not be opened was reported there.
      this.#leftAlone.set(id, this.#now() + LEFT_ALONE_MS)
    }
  }
}
