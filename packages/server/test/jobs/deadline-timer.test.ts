import type { Outage, Room } from '@bothy/room'
import { expect, test } from 'vitest'
import { NO_OTHER_PROCESSES } from '../../src/processes/other-processes.ts'
import type { Rooms } from '../../src/rooms/rooms.ts'
import type { Store } from '../../src/store/store.ts'
import { DeadlineTimer } from '../../src/jobs/deadline-timer.ts'

const SECOND = 1000
const AWAY = new Error('away')

class Watched {
  now = 1_000_000
  isAway = false
  kept: number | null = null
  readonly deeds: (Outage | 'late')[] = []
  readonly faults: string[] = []
  readonly keeper: DeadlineTimer
  tables = ['table-0001']
  opening: Promise<void> = Promise.resolve()
  opened: string[] = []
  readonly rooms: Pick<Rooms, 'outage' | 'isClockKept' | 'get' | 'isLoaded'>

  constructor() {
    const answer = async <V>(value: V): Promise<V> => {
      if (this.isAway) throw AWAY
      return value
    }
    const room = {
      unkept: async (outage: Outage) => void this.deeds.push(outage),
      timeOut: async () => void this.deeds.push('late'),
    } as unknown as Room
    this.rooms = {
      outage: null,
      isClockKept: () => true,
      get: async (id) => {
        this.opened.push(id)
        await this.opening
        return answer(room)
      },
      isLoaded: () => true,
    }
    const store: Partial<Store> = {
      isAway: (error) => error === AWAY,
      clockedTables: () => answer(this.tables),
      dueTables: () => answer(['table-0001']),
      clockKept: () => answer(this.kept),
      keepClock: async (now) => void (this.kept = await answer(now)),
    }
    this.keeper = new DeadlineTimer(
      {
        store: store as Store,
        rooms: this.rooms as Rooms,
        otherProcesses: NO_OTHER_PROCESSES,
        report: (fault) => this.faults.push(fault),
      },
      () => this.now,
    )
  }

  async look(after: number): Promise<void> {
    this.now += after
    await this.keeper.look()
  }
}

test('time in which the database was away counts for no player, and is added before a player is late', async () => {
  const w = new Watched()
  await w.keeper.open()
  await w.look(0)
  expect(w.deeds.splice(0)).toEqual(['late'])
  await w.look(2 * SECOND)
  w.isAway = true
  for (let i = 0; i < 15; i++) await w.look(2 * SECOND)
  expect(w.rooms.isClockKept()).toBe(false)
  w.isAway = false
  w.deeds.splice(0)
  await w.look(2 * SECOND)
  expect(w.deeds).toEqual([{ from: 1_000_000, to: w.now }, 'late'])
  expect(w.rooms.isClockKept()).toBe(true)
  expect(w.faults).toEqual([])
})

test('a moment is not made up for, nor is what another server has kept', async () => {
  const w = new Watched()
  await w.keeper.open()
  await w.look(0)
  w.isAway = true
  for (let i = 0; i < 3; i++) await w.look(2 * SECOND)
  w.isAway = false
  w.deeds.splice(0)
  await w.look(2 * SECOND)
  expect(w.deeds).toEqual(['late'])
  w.now += 30 * SECOND
  w.kept = w.now - SECOND
  await w.look(0)
  expect(w.deeds).toEqual(['late', 'late'])
})

test('a server that ends writes when it did', async () => {
  const w = new Watched()
  await w.keeper.open()
  await w.look(0)
  w.now += 3 * SECOND
  await w.keeper.close()
  expect(w.kept).toBe(w.now)
})

test('a server that ends while it makes up for an outage opens no more tables, and leaves the rest to the next one', async () => {
  const w = new Watched()
  w.tables = ['table-0001', 'table-0002']
  w.kept = w.now - 60 * SECOND
  const { promise, resolve } = Promise.withResolvers<void>()
  w.opening = promise
  await w.keeper.open()
  w.keeper.start()
  await expect.poll(() => w.opened).toEqual(['table-0001'])
  let isClosed = false
  const closing = w.keeper.close().then(() => (isClosed = true))
  await new Promise((next) => setImmediate(next))
  expect(isClosed).toBe(false)
  resolve()
  await closing
  expect(w.opened).toEqual(['table-0001'])
  expect(w.kept).toBe(w.now - 60 * SECOND)
})
