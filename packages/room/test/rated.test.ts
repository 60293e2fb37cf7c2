import { expect, test } from 'vitest'
import { type Holder, Room, type TableRow } from '../src/index.ts'
import { OPEN, type Played, all, bot, person, played, rowOf, settled, surroundings } from './table.ts'

const HOUR = 3_600_000

async function rated(
  holders: readonly Holder[],
  changes: Partial<TableRow> = {},
): Promise<Played & { readonly ended: readonly string[] }> {
  const around = surroundings()
  const ended: string[] = []
  const host = { ...around.host, ended: ({ id }: TableRow) => void ended.push(id) }
  const setup = { pebbles: 4, arranged: null }
  const room = await Room.create(host, rowOf(holders.length, setup, { rated: true, ...changes }), holders)
  await settled()
  return { ...played(around, room), ended }
}

test('the table says that its result counts, and its end is told once', async () => {
  const t = await rated([person('ann'), person('ben')])
  expect(await t.room.info(null)).toMatchObject({ rated: true, friendly: false })
  await all(t, 'ann', 0, 'take', 'take', 'take', 'end')
  expect(t.ended).toEqual([])
  await all(t, 'ben', 1, 'take')
  expect(t.ended).toEqual(['table-0001'])
  await t.room.again('id-ann', { ...NOWHERE, drawId: () => 'table-0002' }).catch(() => undefined)
  expect(t.ended).toEqual(['table-0001'])
})

const NOWHERE = {
  get: () => Promise.resolve(null),
  create: () => Promise.reject(new Error('nowhere')),
  isClosed: () => Promise.resolve(false),
  allow: () => undefined,
}

test('each person has one seat, with the link too', async () => {
  const t = await rated([person('ann'), OPEN])
  expect(await t.room.sit(1, { person: 'id-ann', name: 'ann' })).toMatchObject({ why: 'rated-seats' })
  expect(await t.room.sit(1, { person: 'id-ben', name: 'ben' })).toBe(null)
})

test('random bots have no seat, others have', async () => {
  const t = await rated([person('ann'), OPEN, OPEN])
  expect(await t.room.putBot(1, 'id-ann', 'random')).toMatchObject({ why: 'rated-random' })
  expect(await t.room.begin('id-ann', 'random')).toMatchObject({ why: 'rated-random' })
  expect(await t.room.putBot(1, 'id-ann', 'easy')).toBe(null)
  expect(await t.room.begin('id-ann', 'hard')).toBe(null)
  expect((await t.room.info(null))?.seats).toMatchObject([{ kind: 'person' }, { level: 'easy' }, { level: 'hard' }])
})

test('no bot plays for a person, even if the host or the person wants it; a person who was taken over may come back', async () => {
  const t = await rated([person('ann'), person('ben')])
  expect(await t.room.away('id-ann', 0, 'medium')).toMatchObject({ why: 'rated-bot' })
  await t.clock.advance(HOUR)
  expect(await t.room.putBot(1, 'id-ann', 'medium')).toMatchObject({ why: 'rated-bot' })
  expect(await t.room.away('id-ann', 0, null)).toBe(null)
})

test('absence ends nothing; after a resignation all others must agree, absent or not', async () => {
  const t = await rated([person('ann'), person('ben'), person('cat')])
  const ann = await t.follow('ann')
  await t.clock.advance(2 * HOUR)
  expect(ann.table.absent).toEqual([])
  expect(await t.room.abandon('id-ann', 0)).toMatchObject({ why: 'rated-end' })
  await t.room.resign('id-cat', 2)
  expect(await t.room.abandon('id-ann', 0)).toBe(null)
  expect(ann.state.request).toMatchObject({ to: null, asked: [1] })
  expect(ann.table.status).toBe('playing')
})

test('what is final is taken back with consent alone, against bots not at all', async () => {
  const people = await rated([person('ann'), person('ben')])
  const ann = await people.follow('ann')
  await all(people, 'ann', 0, 'take', 'end')
  expect(ann.state.canUndo).toBe('ask')
  const bots = await rated([person('ann'), bot()])
  const alone = await bots.follow('ann')
  await all(bots, 'ann', 0, 'take', 'end')
  await settled()
  expect(alone.state.canUndo).toBe('no')
})

test('the record, and with it a branch, is had after the end alone', async () => {
  const t = await rated([person('ann'), bot()])
  expect(await t.room.record()).toBe(null)
  await t.room.resign('id-ann', 0)
  expect(await t.room.record()).not.toBe(null)
})
