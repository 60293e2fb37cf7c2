import type { TimeControl, StateMessage } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { MemoryStore, Room, type TableEntry } from '../src/index.ts'
import { type Played, all, person, played, rowOf, surroundings, tableOf } from './table.ts'

const ID = 'table-0001'
const SECOND = 1000
const MINUTE = 60 * SECOND
const LIVE: TimeControl = { kind: 'live', reserve: 5 * MINUTE, increment: 10 * SECOND, late: 'bot' }
const two = [person('ann'), person('ben')]

const faceAt = async (t: Played): Promise<NonNullable<StateMessage['clock']>> => (await t.follow(null)).state.clock!
const left = async (t: Played): Promise<(number | null)[]> =>
  (await faceAt(t)).seats.map((seat) => (seat === null ? null : seat.left / SECOND))

test('a live clock starts with the first decision that its person sees, or after two minutes', async () => {
  const around = surroundings()
  const row = rowOf(2, { pebbles: 30, arranged: null }, { pace: LIVE })
  const t = played(around, await Room.create(around.host, row, two))
  expect((await faceAt(t)).seats[0]).toEqual({ left: 5 * MINUTE, out: 7 * MINUTE, waits: 2 * MINUTE })
  await t.clock.advance(MINUTE)
  expect(await t.room.seen('id-ben', 0)).toMatchObject({ why: 'not-seated' })
  expect(await t.room.seen('id-ann', 0)).toBe(null)
  expect((await faceAt(t)).seats[0]).toEqual({ left: 5 * MINUTE, out: 5 * MINUTE })
  await t.clock.advance(20 * SECOND)
  const { length } = await t.store.readEntries(ID, 0)
  expect(await t.room.seen('id-ann', 0)).toBe(null)
  expect(await t.store.readEntries(ID, 0)).toHaveLength(length)
  await all(t, 'ann', 0, 'take', 'end')
  expect(await left(t)).toEqual([280, 310])
  // Ben does not look: two minutes count for no clock, the others for his.
  await t.clock.advance(3 * MINUTE)
  expect(await left(t)).toEqual([280, 250])
  await all(t, 'ben', 1, 'take', 'end')
  await all(t, 'ann', 0, 'take', 'end')
  await t.clock.advance(10 * SECOND)
  expect(await left(t)).toEqual([290, 250])
  const again = played(t, (await Room.open(t.host, ID))!)
  expect(await left(again)).toEqual([290, 250])
})

test('matches that began before clocks waited for anybody go on as they were', async () => {
  const t = await tableOf(two, { pace: LIVE })
  const entries = await t.store.readEntries(ID, 0)
  const older = entries.flatMap((entry): readonly TableEntry[] => {
    if (entry.type === 'seen') return []
    return entry.type === 'start'
      ? [{ type: 'start', seed: entry.seed, revision: entry.revision, at: entry.at! } as const]
      : [entry]
  })
  const store = new MemoryStore()
  const { row, summary } = (await t.store.readTable(ID))!
  await store.createTable(row, older, { summary, people: null, transcripts: null })
  await t.clock.advance(30 * SECOND)
  const room = await Room.open({ ...t.host, store }, ID)
  expect(await left(played({ ...t, store }, room!))).toEqual([270, 300])
})
