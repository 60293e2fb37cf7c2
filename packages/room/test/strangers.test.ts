import { expect, test } from 'vitest'
import { Room } from '../src/index.ts'
import { OPEN, bot, person, played, rowOf, settled, surroundings, tableOf } from './table.ts'

const MINUTES = 60_000

test('at a private table people with a seat and the host talk, others if the host lets them', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const [eve, ben] = [await t.follow('eve'), await t.follow('ben')]
  expect(eve.table.talk).toBe('seated')
  expect(await t.room.chat(eve, 'Eve', 'hello')).toMatchObject({ why: 'not-seated' })
  expect(await t.room.chat(ben, 'ben', 'aye')).toBe(null)
  expect(await t.room.talk('id-ben', true)).toMatchObject({ why: 'not-host' })
  expect(await t.room.talk('id-ann', true)).toBe(null)
  expect(eve.table.talk).toBe('all')
  expect(await t.room.chat(eve, 'Eve', 'hello')).toBe(null)
  const again = await Room.open(t.host, 'table-0001')
  expect((await again?.info(null))?.talk).toBe('all')
  await t.room.talk('id-ann', false)
  expect(await t.room.chat(eve, 'Eve', 'hello')).toMatchObject({ why: 'not-seated' })
  expect(await t.room.chat(await t.follow(null), 'Nobody', 'hello')).toMatchObject({ why: 'not-seated' })
})

async function openTable(): ReturnType<typeof tableOf> {
  const around = surroundings()
  const row = rowOf(3, undefined, { visibility: 'open' })
  return played(around, await Room.create(around.host, row, [person('ann'), OPEN, OPEN]))
}

test('at an open table all who watch may talk, until the host says otherwise', async () => {
  const t = await openTable()
  const eve = await t.follow('eve')
  expect(await t.room.chat(eve, 'Eve', 'hello')).toBe(null)
  await t.room.talk('id-ann', false)
  expect(await t.room.chat(eve, 'Eve', 'hello')).toMatchObject({ why: 'not-seated' })
})

test('nobody has two seats at an open table; friends may share a device', async () => {
  const t = await openTable()
  const eve = { person: 'id-eve', name: 'Eve' }
  expect(await t.room.sit(1, eve)).toBe(null)
  expect(await t.room.sit(2, eve)).toMatchObject({ why: 'already-seated' })
  const home = await tableOf([person('ann'), OPEN, OPEN])
  expect(await home.room.sit(1, eve)).toBe(null)
  expect(await home.room.sit(2, eve)).toBe(null)
})

test('a person with the name of another at the table is told apart, in a seat, in the chat and after a new name', async () => {
  const t = await tableOf([person('Ann'), person('ben'), OPEN, bot()])
  await t.room.sit(2, { person: 'id-eve', name: 'ann' })
  const ann = await t.follow('Ann')
  expect(ann.table.seats[2]).toMatchObject({ name: 'ann (2)' })
  await t.room.rename('id-eve', 'Morag')
  expect(ann.table.seats[2]).toMatchObject({ name: 'Morag (2)' })
  await t.room.talk('id-ann', true)
  const zoe = await t.follow('zoe')
  await t.room.chat(zoe, 'Ann', 'I am Ann')
  expect(ann.chat.at(-1)).toMatchObject({ seat: null, name: 'Ann (2)' })
  await settled()
})

test('a player at the table frees the seat of a person who has been gone for long; the host at once', async () => {
  const t = await tableOf([person('ann'), person('ben'), person('eve'), OPEN])
  await t.room.ready(2, 'id-eve', false)
  const [ben, eve] = [await t.follow('ben'), await t.follow('eve')]
  t.room.unfollow(eve)
  expect(await t.room.stand(2, 'id-zoe')).toMatchObject({ why: 'not-host' })
  expect(await t.room.stand(2, 'id-ben')).toMatchObject({ why: 'not-absent' })
  await t.clock.advance(6 * MINUTES)
  expect(await t.room.stand(2, 'id-ben')).toBe(null)
  expect(ben.table.seats[2]).toEqual({ kind: 'open' })
  await t.room.sit(2, { person: 'id-eve', name: 'eve' })
  expect(await t.room.stand(2, 'id-ann')).toBe(null)
})
