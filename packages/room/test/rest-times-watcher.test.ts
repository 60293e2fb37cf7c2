import { NO_REST, type TimeControl, type RestTimes, type StateMessage } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { type PersonId, Room } from '../src/index.ts'
import { type Played, all, person, played, tableOf } from './table.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const TURNS: TimeControl = { kind: 'turns', perMove: 24 * HOUR, late: 'bot' }
const LIVE: TimeControl = { kind: 'live', reserve: HOUR, increment: 0, late: 'bot' }
const NIGHT: RestTimes = { ...NO_REST, quiet: { from: 22 * 60, to: 8 * 60 } }
const two = [person('ann'), person('ben')]
/** In epoch milliseconds: the clock of these tests starts in the night of a Thursday. */
const BEGIN = 1_000_000

const sleeper = (who: string) => (asked: PersonId) => Promise.resolve(asked === who ? NIGHT : null)
const clockOf = async (t: Played): Promise<NonNullable<StateMessage['clock']>> => (await t.follow(null)).state.clock!
const rhythms = async (t: Played): Promise<unknown[]> =>
  (await t.store.readEntries('table-0001', 0)).flatMap((entry) => (entry.type === 'rhythm' ? [entry.seat] : []))

test('a night counts for no player, and people are told when it ends and when time is up', async () => {
  const t = await tableOf(two, { pace: TURNS, rhythmOf: sleeper('id-ann') })
  expect((await clockOf(t)).seats).toEqual([
    // 14 hours of Thursday, 10 of Friday.
    { left: 24 * HOUR, out: 42 * HOUR - BEGIN, rests: 8 * HOUR - BEGIN },
    { left: 24 * HOUR, out: null },
  ])
  await t.clock.advance(20 * HOUR - BEGIN)
  expect((await clockOf(t)).seats[0]).toEqual({ left: 12 * HOUR, out: 22 * HOUR })
  await all(t, 'ann', 0, 'take', 'end')
  await t.clock.advance(10 * HOUR)
  expect((await clockOf(t)).seats[1]).toEqual({ left: 14 * HOUR, out: 14 * HOUR })
})

test('a player who rests is late when the time is up that was not rest', async () => {
  const t = await tableOf(two, { pace: TURNS, rhythmOf: sleeper('id-ann') })
  const ann = await t.follow('ann')
  await t.clock.advance(42 * HOUR - BEGIN - MINUTE)
  expect(ann.table.seats[0]).toMatchObject({ away: null })
  await t.clock.advance(MINUTE)
  expect(ann.table.seats[0]).toMatchObject({ away: 'medium' })
})

test('a change holds from the next turn on, is written once, and follows from the log alone', async () => {
  const t = await tableOf(two, { pace: TURNS })
  await t.clock.advance(4 * HOUR)
  for (const _ of [1, 2]) expect(await t.room.rest('id-ann', NIGHT)).toBe(null)
  await t.clock.advance(4 * HOUR - BEGIN)
  const face = await clockOf(t)
  expect(face.seats[0]).toMatchObject({ left: 16 * HOUR + BEGIN, out: 16 * HOUR + BEGIN })
  expect(await rhythms(t)).toEqual([0])
  const again = { ...t.host, rhythmOf: sleeper('id-ann') }
  expect(await clockOf(played({ ...t, host: again }, (await Room.open(again, 'table-0001'))!))).toEqual(face)
  expect(await rhythms(t)).toEqual([0])
})

test('a turn that has begun gets no longer: neither by a holiday nor at the first move of a match', async () => {
  const t = await tableOf(two, { pace: { ...TURNS, perMove: 12 * HOUR } })
  const holiday: RestTimes = { ...NO_REST, away: { from: '1970-01-01', to: '1970-01-30' } }
  await t.clock.advance(2 * HOUR)
  await t.room.rest('id-ann', holiday)
  expect((await clockOf(t)).seats[0]).toEqual({ left: 10 * HOUR, out: 10 * HOUR })
  await t.room.rest('id-ben', holiday)
  await all(t, 'ann', 0, 'take', 'end')
  const { seats } = await clockOf(t)
  expect(seats[1]).toMatchObject({ left: 12 * HOUR })
  expect(seats[1]?.out).toBeGreaterThan(29 * 24 * HOUR)
  const ben = await t.follow('ben')
  await t.room.rest('id-ben', null)
  await all(t, 'ben', 1, 'take')
  await t.room.undo('id-ben', { seat: 1, version: ben.state.version }, 'step')
  expect((await clockOf(t)).seats[1]?.out).toBeGreaterThan(29 * 24 * HOUR)
  await all(t, 'ben', 1, 'take', 'end')
  await all(t, 'ann', 0, 'take', 'end')
  expect((await clockOf(t)).seats[1]).toEqual({ left: 12 * HOUR, out: 12 * HOUR })
})

test('what was written by an older version counts as it did then', async () => {
  const t = await tableOf(two, { pace: TURNS })
  const entries = await t.store.readEntries('table-0001', 0)
  await t.room.stop()
  const at = BEGIN + HOUR
  const summary = (await t.store.readTable('table-0001'))!.summary
  const mark = { summary, people: null, transcripts: null }
  await t.store.append('table-0001', entries.length, [{ type: 'rhythm', seat: 0, rhythm: NIGHT, at }], mark)
  await t.clock.advance(HOUR)
  const room = await Room.open(t.host, 'table-0001')
  expect((await clockOf(played(t, room!))).seats[0]).toMatchObject({ rests: 7 * HOUR - BEGIN })
})

test('people who sit together for an evening have no night in it', async () => {
  const t = await tableOf(two, { pace: LIVE, rhythmOf: sleeper('id-ann') })
  expect(await t.room.rest('id-ann', NIGHT)).toBe(null)
  expect((await clockOf(t)).seats[0]).toEqual({ left: HOUR, out: HOUR })
  expect(await rhythms(t)).toEqual([])
})

test('a person who takes over a seat brings rest times of their own', async () => {
  const t = await tableOf(two, { pace: TURNS, rhythmOf: sleeper('id-ann') })
  await t.room.transferSeats('id-ann', { person: 'id-dan', name: 'dan', host: null })
  await t.clock.advance(0)
  expect((await clockOf(t)).seats[0]).toEqual({ left: 24 * HOUR, out: 24 * HOUR })
})
