import { commitment } from '@bothy/kernel'
import type { TimeControl, StateMessage } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { MemoryStore, Room, type Snapshot, type Snapshots, tableSummary } from '../src/index.ts'
import { type Played, all, bot, person, played, rowOf, settled, surroundings, tableOf } from './table.ts'
import { type Vote, votes } from './votes.ts'

const ID = 'table-0001'
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const LIVE: TimeControl = { kind: 'live', reserve: 5 * MINUTE, increment: 10 * SECOND, late: 'bot' }
const TURNS: TimeControl = { kind: 'turns', perMove: 24 * HOUR, late: 'bot' }
const two = [person('ann'), person('ben')]
const AYE: Vote = { type: 'vote', vote: 'aye' }

const faceAt = async (t: Played): Promise<NonNullable<StateMessage['clock']>> => (await t.follow(null)).state.clock!
const left = async (t: Played): Promise<(number | null)[]> =>
  (await faceAt(t)).seats.map((seat) => (seat === null ? null : seat.left / SECOND))
const running = async (t: Played): Promise<number[]> =>
  (await faceAt(t)).seats.flatMap((seat, at) => ((seat?.out ?? null) === null ? [] : [at]))

test('a reserve is spent while one is asked, and grows with each turn that begins', async () => {
  const t = await tableOf(two, { pace: LIVE })
  expect([await left(t), await running(t)]).toEqual([[300, 300], [0]])
  await t.clock.advance(20 * SECOND)
  expect(await left(t)).toEqual([280, 300])
  await all(t, 'ann', 0, 'take', 'end')
  expect([await left(t), await running(t)]).toEqual([[280, 310], [1]])
  await t.clock.advance(MINUTE)
  await all(t, 'ben', 1, 'take', 'end')
  expect([await left(t), await running(t)]).toEqual([[290, 250], [0]])
})

test('lists tell in how long everybody’s time will have run out, and since when nothing has happened', async () => {
  const t = await tableOf(two, { pace: LIVE })
  const began = t.clock.now()
  await t.clock.advance(20 * SECOND)
  expect(await t.room.info('id-ann')).toMatchObject({ left: [280 * SECOND, null] })
  await all(t, 'ann', 0, 'take', 'end')
  await t.clock.advance(MINUTE)
  const stored = await t.store.readTable(ID)
  const asking = { person: 'id-ben', now: t.clock.now(), isOnline: () => false }
  const listed = stored === null ? null : tableSummary(stored.row, stored.summary, asking)
  expect(listed).toMatchObject({ left: [null, 250 * SECOND], changed: began + 20 * SECOND })
  const plain = await tableOf(two)
  expect(await plain.room.info('id-ann')).toMatchObject({ left: [null, null] })
})

test('a turn has its time, whatever was left of the one before', async () => {
  const t = await tableOf(two, { pace: TURNS })
  await t.clock.advance(20 * HOUR)
  await all(t, 'ann', 0, 'take', 'end')
  await t.clock.advance(HOUR)
  await all(t, 'ben', 1, 'take')
  expect(await left(t)).toEqual([(4 * HOUR) / SECOND, (23 * HOUR) / SECOND])
  await all(t, 'ben', 1, 'end')
  expect(await left(t)).toEqual([(24 * HOUR) / SECOND, (23 * HOUR) / SECOND])
})

test('a player with two turns in a row has the time of a turn for each, once', async () => {
  const t = await tableOf([person('ann')], { pace: TURNS })
  await t.clock.advance(20 * HOUR)
  await all(t, 'ann', 0, 'take', 'end')
  expect(await left(t)).toEqual([(24 * HOUR) / SECOND])
  await t.clock.advance(20 * HOUR)
  await t.room.undo('id-ann', { seat: 0, version: 2 }, 'step')
  await all(t, 'ann', 0, 'end')
  expect(await left(t)).toEqual([(4 * HOUR) / SECOND])
})

test('taking back gives no time back', async () => {
  const t = await tableOf(two, { pace: LIVE })
  await t.clock.advance(20 * SECOND)
  await all(t, 'ann', 0, 'take', 'take')
  await t.clock.advance(5 * SECOND)
  await t.room.undo('id-ann', { seat: 0, version: 2 }, 'draft')
  expect(await left(t)).toEqual([275, 300])
  await all(t, 'ann', 0, 'take', 'end')
  await t.clock.advance(5 * SECOND)
  await t.room.undo('id-ann', { seat: 0, version: 5 }, 'past')
  await t.room.consent('id-ben', { seat: 1, request: 0, agree: true })
  expect([await left(t), await running(t)]).toEqual([[275, 305], [0]])
  await t.clock.advance(SECOND)
  await all(t, 'ann', 0, 'take', 'end')
  expect([await left(t), await running(t)]).toEqual([[274, 305], [1]])
})

test('all who are asked at once spend their own time, until each has answered', async () => {
  const t = await tableOf([...two, person('cat')], { game: votes, pace: LIVE })
  await t.clock.advance(10 * SECOND)
  await t.room.submit('id-ben', { seat: 1, version: 0 }, AYE)
  await t.clock.advance(10 * SECOND)
  expect([await left(t), await running(t)]).toEqual([
    [280, 290, 280],
    [0, 2],
  ])
  await t.room.undo('id-ben', { seat: 1, version: 1 }, 'step')
  expect([await left(t), await running(t)]).toEqual([
    [280, 290, 280],
    [0, 1, 2],
  ])
  await t.room.submit('id-ben', { seat: 1, version: 2 }, AYE)
  await t.room.submit('id-ann', { seat: 0, version: 0 }, AYE)
  await t.room.submit('id-cat', { seat: 2, version: 0 }, AYE)
  // The next question is new for all seats, also for the one that answered last.
  expect([await left(t), await running(t)]).toEqual([
    [290, 300, 290],
    [0, 1, 2],
  ])
})

test('bots have no clock, and a person for whom a bot plays spends nothing', async () => {
  const t = await tableOf([...two, bot()], { pace: LIVE })
  expect(await left(t)).toEqual([300, 300, null])
  t.bots.answer = () => new Promise(() => undefined)
  await t.room.away('id-ann', 0, 'easy')
  await t.clock.advance(MINUTE)
  expect([await left(t), await running(t)]).toEqual([[300, 300, null], []])
  await t.room.away('id-ann', 0, null)
  expect(await running(t)).toEqual([0])
  await t.room.resign('id-ann', 0)
  expect(await left(t)).toEqual([null, 300, null])
})

test('when time is up a bot plays on, and a player who comes back has enough for a move', async () => {
  const t = await tableOf(two, { pace: LIVE })
  const ben = await t.follow('ben')
  t.bots.answer = () => new Promise(() => undefined)
  await t.clock.advance(5 * MINUTE - 1)
  expect(ben.table.seats[0]).toMatchObject({ away: null })
  await t.clock.advance(1)
  expect(ben.table.seats[0]).toMatchObject({ away: 'medium', resigned: false })
  expect(ben.chat.at(-1)).toMatchObject({ note: 'late', seat: 0, name: 'ann' })
  expect(await t.store.dueTables(Infinity, 9)).toEqual([])
  expect(await t.room.away('id-ann', 0, null)).toBe(null)
  expect([await left(t), await running(t)]).toEqual([[60, 300], [0]])
})

test('where the rule says so a player who is late is out, as if they had resigned', async () => {
  const t = await tableOf([...two, person('cat')], { pace: { ...LIVE, late: 'out' } })
  const ben = await t.follow('ben')
  t.bots.answer = () => new Promise(() => undefined)
  await t.clock.advance(6 * MINUTE)
  expect(ben.table.seats[0]).toMatchObject({ away: 'medium', resigned: true })
  expect(ben.chat.at(-1)).toMatchObject({ note: 'out', seat: 0 })
  expect(await left(t)).toEqual([null, 300, 300])
  expect(await t.room.away('id-ann', 0, null)).toMatchObject({ why: 'resigned' })
})

test('the match is over as abandoned when the last person is out', async () => {
  const t = await tableOf([person('ann'), bot()], { pace: { ...LIVE, late: 'out' } })
  await t.clock.advance(6 * MINUTE)
  expect(await t.room.info(null)).toMatchObject({ status: 'over', ended: { abandoned: true, result: null } })
})

test('where the rule is nothing the clock goes on below zero', async () => {
  const t = await tableOf(two, { pace: { ...LIVE, late: 'nothing' } })
  await t.clock.advance(6 * MINUTE)
  expect([await left(t), await running(t)]).toEqual([[-60, 300], [0]])
  expect(await t.store.dueTables(Infinity, 9)).toEqual([])
  await all(t, 'ann', 0, 'take', 'end')
  expect(await left(t)).toEqual([-60, 310])
})

test('two processes find the same seat late, and it is written once', async () => {
  const t = await tableOf(two, { pace: LIVE })
  const other = (await Room.open(t.host, ID))!
  t.bots.answer = () => new Promise(() => undefined)
  await t.clock.advance(5 * MINUTE)
  await settled()
  expect((await t.store.readEntries(ID, 0)).filter(({ type }) => type === 'late')).toHaveLength(1)
  expect(await other.info(null)).toMatchObject({ seats: [{ away: 'medium' }, { away: null }] })
})

test('a table that is opened after its time was up is late at once, unless no server ran', async () => {
  const t = await tableOf(two, { pace: LIVE })
  await t.room.stop()
  t.bots.answer = () => new Promise(() => undefined)
  await t.clock.advance(4 * MINUTE)
  const from = t.clock.now()
  await t.clock.advance(HOUR)
  const down = { from, to: t.clock.now() }
  await t.clock.advance(SECOND)
  const room = (await Room.open(t.host, ID))!
  await room.unkept(down)
  const again = played(t, room)
  expect([await left(again), await running(again)]).toEqual([[59, 300], [0]])
  await room.unkept(down)
  expect((await t.store.readEntries(ID, 0)).filter(({ type }) => type === 'unkept')).toHaveLength(1)
  await room.stop()
  await t.clock.advance(HOUR)
  await Room.open(t.host, ID)
  await t.clock.advance(0)
  expect((await t.store.readEntries(ID, 0)).at(-1)).toMatchObject({ type: 'late', seat: 0 })
})

test('nobody is late by a clock that is not kept', async () => {
  let isKept = false
  const around = surroundings()
  const host = { ...around.host, isClockKept: () => isKept }
  const row = rowOf(2, { pebbles: 30, arranged: null }, { pace: LIVE })
  const t = played({ ...around, host }, await Room.create(host, row, two))
  const lates = async (): Promise<number> =>
    (await t.store.readEntries(ID, 0)).filter(({ type }) => type === 'late').length
  await t.clock.advance(HOUR)
  expect(await lates()).toBe(0)
  isKept = true
  await t.clock.advance(10 * SECOND)
  expect(await lates()).toBe(1)
})

test('the log and a snapshot say the same about time as the room that kept it', async () => {
  const kept = new Map<string, Snapshot>()
  const snapshots: Snapshots = {
    read: async (id) => kept.get(id) ?? null,
    save: async (id, snapshot) => void kept.set(id, snapshot),
    drop: async (id) => void kept.delete(id),
  }
  const t = await tableOf(two, { pace: LIVE, snapshots })
  await t.clock.advance(7 * SECOND)
  await t.room.submitAll('id-ann', { seat: 0, version: 0 }, [{ type: 'take' }, { type: 'take' }, { type: 'end' }])
  await t.clock.advance(11 * SECOND)
  await t.room.keep(1)
  await all(t, 'ben', 1, 'take', 'end')
  await t.room.away('id-ben', 1, 'easy')
  await t.clock.advance(13 * SECOND)
  const [whole, late] = [
    (await Room.open({ ...t.host, snapshots: null }, ID))!,
    (await Room.open({ ...t.host, snapshots }, ID))!,
  ]
  const face = await faceAt(t)
  expect(face.seats).toMatchObject([{ left: 290 * SECOND }, { left: 299 * SECOND }])
  expect(await faceAt(played(t, whole))).toEqual(face)
  expect(await faceAt(played(t, late))).toEqual(face)
  expect(t.faults).toEqual([])
})

test('a table without a pace is stored as before there were clocks', async () => {
  const written: unknown[] = []
  class Seen extends MemoryStore {
    override async append(...call: Parameters<MemoryStore['append']>): Promise<void> {
      written.push(call)
      return super.append(...call)
    }
  }
  const t = await tableOf(two, { store: new Seen() })
  await t.play('ann', 0, 'take')
  expect((await t.follow('ann')).state.clock).toBe(null)
  expect(JSON.stringify(written)).toBe(
    JSON.stringify([
      [
        ID,
        3,
        [{ type: 'ply', seat: 0, action: { type: 'take' } }],
        {
          summary: {
            status: 'playing',
            holders: two,
            toAct: [0],
            progress: 1 - 29 / 300,
            commitment: commitment('secret-seed-0'),
            seed: null,
            unready: [],
            resigned: [],
            ended: null,
            botTurn: false,
            updated: 1_000_000,
          },
          people: null,
          transcripts: null,
          facts: [
            { person: 'id-ann', kind: 'turn', turn: 3, begun: true },
            { person: 'id-ben', kind: 'began', turn: 0, begun: false },
          ],
        },
      ],
    ]),
  )
})

test('all must agree to a pause; then nobody’s time runs and nothing is played, until one of them goes on', async () => {
  const t = await tableOf([...two, person('cat')], { pace: LIVE })
  const ann = await t.follow('ann')
  expect(await t.room.pause('id-ben', 1, true)).toBe(null)
  expect(ann.state.request).toMatchObject({ seat: 1, to: null, pause: true, asked: [0, 2] })
  await t.room.consent('id-ann', { seat: 0, request: 0, agree: true })
  expect(ann.state.clock).toMatchObject({ paused: false })
  await t.clock.advance(5 * SECOND)
  await t.room.consent('id-cat', { seat: 2, request: 0, agree: true })
  expect(ann.state).toMatchObject({ request: null, legal: [], clock: { paused: true } })
  await t.clock.advance(HOUR)
  expect([await left(t), await running(t)]).toEqual([[295, 300, 300], []])
  expect(await t.play('ann', 0, 'take')).toMatchObject({ why: 'paused' })
  expect(await t.room.pause('id-cat', 2, false)).toBe(null)
  expect([await left(t), await running(t)]).toEqual([[295, 300, 300], [0]])
  await all(t, 'ann', 0, 'take', 'end')
  expect(await left(t)).toEqual([295, 310, 300])
  expect(ann.chat.flatMap(({ note }) => note ?? [])).toEqual(['paused', 'resumed'])
  expect(await faceAt(played(t, (await Room.open(t.host, ID))!))).toEqual(await faceAt(t))
})

test('a pause is declined by one, and is not for tables with a time for each turn', async () => {
  const t = await tableOf([...two, person('cat')], { pace: LIVE })
  await t.room.pause('id-ben', 1, true)
  await t.room.consent('id-ann', { seat: 0, request: 0, agree: false })
  expect((await t.follow('ben')).state).toMatchObject({ request: null, clock: { paused: false } })
  const slow = await tableOf(two, { pace: TURNS })
  expect(await slow.room.pause('id-ben', 1, true)).toMatchObject({ why: 'forbidden' })
})

test('a lone person against bots needs nobody to agree to a pause', async () => {
  const t = await tableOf([person('ann'), bot()], { pace: LIVE })
  await t.room.pause('id-ann', 0, true)
  expect(await faceAt(t)).toMatchObject({ paused: true })
})
