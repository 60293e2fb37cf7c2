import { expect, test } from 'vitest'
import { Room } from '../src/index.ts'
import { OPEN, person, settled, tableOf } from './table.ts'

test('a person who sits down is ready; a full table waits for a person who asks for a moment', async () => {
  const t = await tableOf([person('ann'), person('ben'), OPEN])
  const ann = await t.follow('ann')
  expect(ann.table.seats[1]).toMatchObject({ ready: true })
  expect(await t.room.ready(1, 'id-ann', false)).toMatchObject({ why: 'not-seated' })
  expect(await t.room.ready(1, 'id-ben', false)).toBe(null)
  expect(ann.table.seats[1]).toMatchObject({ ready: false })
  await t.room.sit(2, { person: 'id-cat', name: 'cat' })
  expect(ann.table.status).toBe('waiting')
  expect(await t.room.ready(1, 'id-ben', true)).toBe(null)
  expect(ann.table.status).toBe('playing')
  expect(await t.room.ready(1, 'id-ben', false)).toMatchObject({ why: 'not-waiting' })
})

test('a person who learns the game first takes the last seat, and the table waits for them', async () => {
  const t = await tableOf([person('ann'), OPEN])
  const ann = await t.follow('ann')
  expect(await t.room.sit(1, { person: 'id-ben', name: 'ben', isReady: false })).toBe(null)
  expect(ann.table).toMatchObject({ status: 'waiting', seats: [{}, { name: 'ben', ready: false }] })
  const again = await Room.open(t.host, 'table-0001')
  expect((await again?.info(null))?.seats[1]).toMatchObject({ name: 'ben', ready: false })
  expect(await t.room.ready(1, 'id-ben', true)).toBe(null)
  expect(ann.table.status).toBe('playing')
})

test('to be ready or not is remembered, by the person and not by the seat', async () => {
  const t = await tableOf([person('ann'), person('ben'), OPEN])
  await t.room.ready(1, 'id-ben', false)
  await t.room.rename('id-ben', 'Benjamin')
  const again = await Room.open(t.host, 'table-0001')
  expect((await again?.info(null))?.seats[1]).toMatchObject({ name: 'Benjamin', ready: false })
  await t.room.stand(1, 'id-ben')
  await t.room.sit(1, { person: 'id-cat', name: 'cat' })
  expect((await t.room.info(null))?.seats[1]).toMatchObject({ name: 'cat', ready: true })
})

test('the host begins with bots in the free seats', async () => {
  const t = await tableOf([person('ann'), OPEN, OPEN])
  const ann = await t.follow('ann')
  expect(await t.room.begin('id-ben', 'easy')).toMatchObject({ why: 'not-host' })
  expect(await t.room.begin('id-ann', 'easy')).toBe(null)
  expect(ann.table).toMatchObject({ status: 'playing', seats: [{}, { kind: 'bot', level: 'easy' }, { kind: 'bot' }] })
  const [, first, second] = ann.table.seats
  expect(first.kind === 'bot' && second.kind === 'bot' && first.name !== second.name).toBe(true)
  expect(await t.room.begin('id-ann', 'easy')).toMatchObject({ why: 'not-waiting' })
  await settled()
})

test('the host may say beforehand to begin once everybody is ready, and think again', async () => {
  const t = await tableOf([person('ann'), person('ben'), OPEN])
  const ann = await t.follow('ann')
  await t.room.ready(1, 'id-ben', false)
  expect(await t.room.begin('id-ann', 'easy')).toBe(null)
  expect(ann.table).toMatchObject({ status: 'waiting', begins: 'easy' })
  expect(await t.room.begin('id-ann', null)).toBe(null)
  await t.room.ready(1, 'id-ben', true)
  expect(ann.table).toMatchObject({ status: 'waiting', begins: null })
  await t.room.ready(1, 'id-ben', false)
  await t.room.begin('id-ann', 'easy')
  await t.room.ready(1, 'id-ben', true)
  expect(ann.table).toMatchObject({ status: 'playing', seats: [{}, {}, { kind: 'bot' }] })
})

test('when the person who was waited for leaves, the host is asked anew', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  expect((await t.room.info(null))?.status).toBe('playing')
  const w = await tableOf([person('ann'), person('ben'), OPEN])
  await w.room.ready(1, 'id-ben', false)
  await w.room.begin('id-ann', 'easy')
  expect(await w.room.stand(1, 'id-ben')).toBe(null)
  expect(await w.room.info('id-ann')).toMatchObject({ status: 'waiting', begins: null })
})

const LIVE = { kind: 'live', reserve: 600_000, increment: 0, late: 'bot' } as const
const TURNS = { kind: 'turns', perMove: 86_400_000, late: 'bot' } as const

test('where time is kept a person who sits down is not ready before they say so', async () => {
  for (const pace of [LIVE, TURNS]) {
    const t = await tableOf([person('ann'), OPEN], { pace })
    const [ann, ben] = [await t.follow('ann'), await t.follow('ben')]
    await t.room.sit(1, { person: 'id-ben', name: 'ben' })
    expect(ann.table).toMatchObject({ status: 'waiting', seats: [{ ready: true }, { ready: false }] })
    expect(ben.table).toMatchObject({ myTurn: true })
    await t.room.ready(1, 'id-ben', true)
    expect(ann.table.status).toBe('playing')
  }
})

test('a person who is not at the table is not ready for a live match; it begins when they are back', async () => {
  const t = await tableOf([person('ann'), OPEN], { pace: LIVE })
  const [ann, ben] = [await t.follow('ann'), await t.follow('ben')]
  await t.room.sit(1, { person: 'id-ben', name: 'ben' })
  t.room.unfollow(ann)
  await settled()
  await t.room.ready(1, 'id-ben', true)
  expect(ben.table).toMatchObject({ status: 'waiting', seats: [{ ready: false }, { ready: true }] })
  expect(await t.room.begin('id-ann', 'easy')).toBe(null)
  expect(ben.table.status).toBe('waiting')
  await t.room.follow(ann)
  expect(ben.table.status).toBe('playing')
  const slow = await tableOf([person('ann'), OPEN], { pace: TURNS })
  await slow.room.sit(1, { person: 'id-ben', name: 'ben' })
  await slow.room.ready(1, 'id-ben', true)
  expect((await slow.room.info(null))?.status).toBe('playing')
})
