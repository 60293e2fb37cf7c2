import { expect, test } from 'vitest'
import { Room } from '../src/index.ts'
import { all, bot, person, settled, tableOf } from './table.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

test('a bot plays on for good for a player who resigns, and the result says so', async () => {
  const t = await tableOf([person('ann'), person('ben')], { setup: { pebbles: 4, arranged: null } })
  const [ann, ben] = [await t.follow('ann'), await t.follow('ben')]
  expect(await t.room.resign('id-ann', 1)).toMatchObject({ why: 'not-seated' })
  expect(await t.room.resign('id-ben', 1)).toBe(null)
  await settled()
  expect(ann.table.seats[1]).toMatchObject({ name: 'ben', away: 'medium', resigned: true })
  expect(ann.chat.at(-1)).toMatchObject({ note: 'resigned', name: 'ben', seat: 1 })
  expect(await t.room.away('id-ben', 1, null)).toMatchObject({ why: 'resigned' })
  expect(await t.room.resign('id-ben', 1)).toMatchObject({ why: 'resigned' })
  await all(t, 'ann', 0, 'take', 'take', 'take', 'end')
  await settled()
  expect(ben.table).toMatchObject({ status: 'over', ended: { result: { scores: [3, 1] }, abandoned: false } })
  expect(ben.table.seats[1]).toMatchObject({ resigned: true })
  const record = await t.room.record()
  expect(record).toMatchObject({ resigned: [1], result: { scores: [3, 1] } })
  expect(record).not.toHaveProperty('abandoned')
  const read = await Room.open(t.host, 'table-0001')
  expect(await read?.record()).toEqual(record)
  expect(await t.room.resign('id-ann', 0)).toMatchObject({ why: 'finished' })
})

test('with the last person who resigns the match is over, as abandoned', async () => {
  const t = await tableOf([person('ann'), bot()])
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take')
  expect(await t.room.resign('id-ann', 0)).toBe(null)
  await settled()
  expect(ann.table).toMatchObject({
    status: 'over',
    toAct: [],
    seed: 'secret-seed-0',
    ended: { result: null, abandoned: true },
  })
  expect(ann.state).toMatchObject({ actors: [], legal: [], blocked: [], canUndo: 'no', result: null, thinking: [] })
  expect(await t.room.submit('id-ann', { seat: 0, version: 1 }, { type: 'take' })).toMatchObject({ why: 'finished' })
  expect(await t.room.record()).toMatchObject({ resigned: [0], abandoned: true, result: null })
  expect(await t.store.readTranscript('table-0001', null)).toMatchObject({ result: null })
  expect(ann.chat.map(({ note }) => note)).toEqual(expect.arrayContaining(['resigned', 'abandoned']))
})

test('those who resigned are not asked about an undo, and what was asked is dropped', async () => {
  const t = await tableOf([person('ann'), person('ben'), person('cat')])
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  const ask = (): Promise<unknown> => t.room.undo('id-ann', { seat: 0, version: ann.state.version }, 'past')
  await ask()
  expect(ann.state.request).toMatchObject({ asked: [1, 2] })
  await t.room.resign('id-cat', 2)
  expect(ann.state.request).toBe(null)
  await ask()
  expect(ann.state.request).toMatchObject({ asked: [1] })
  await t.room.consent('id-ben', { seat: 1, request: 1, agree: true })
  expect(ann.state).toMatchObject({ ply: 0, request: null })
})

test('nobody ends a match whose people are there, or have not been gone for long', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  await t.follow('ann')
  const ben = await t.follow('ben')
  expect(await t.room.abandon('id-ann', 0)).toMatchObject({ why: 'not-absent' })
  t.room.unfollow(ben)
  await t.clock.advance(HOUR - 1)
  expect(await t.room.abandon('id-ann', 0)).toMatchObject({ why: 'not-absent' })
  expect(await t.room.abandon('id-ann', 1)).toMatchObject({ why: 'not-seated' })
  expect(await t.room.abandon(null, 0)).toMatchObject({ why: 'not-seated' })
})

test('after an hour those who are left end it, if all of them agree', async () => {
  const t = await tableOf([person('ann'), person('ben'), person('cat')])
  const [ann, ben, cat] = [await t.follow('ann'), await t.follow('ben'), await t.follow('cat')]
  t.room.unfollow(cat)
  await t.clock.advance(HOUR)
  expect(await t.room.abandon('id-ann', 0)).toBe(null)
  expect(ben.state.request).toMatchObject({ seat: 0, to: null, asked: [1], agreed: [] })
  expect(await t.room.consent('id-ben', { seat: 1, request: 0, agree: false })).toBe(null)
  expect(ann.table.status).toBe('playing')
  expect(await t.room.abandon('id-ann', 0)).toBe(null)
  expect(await t.room.consent('id-ben', { seat: 1, request: 1, agree: true })).toBe(null)
  expect(ann.table).toMatchObject({ status: 'over', ended: { result: null, abandoned: true } })
  expect(await t.room.record()).toMatchObject({ abandoned: true, result: null })
  expect(await t.room.record()).not.toHaveProperty('resigned')
})

test('a player who comes back in time has a say', async () => {
  const t = await tableOf([person('ann'), person('ben'), person('cat')])
  await t.follow('ann')
  const [ben, cat] = [await t.follow('ben'), await t.follow('cat')]
  t.room.unfollow(cat)
  await t.clock.advance(HOUR)
  await t.room.abandon('id-ann', 0)
  const back = await t.follow('cat')
  expect(back.state.request).toMatchObject({ asked: [1, 2] })
  await t.room.consent('id-ben', { seat: 1, request: 0, agree: true })
  expect(ben.table.status).toBe('playing')
  await t.room.consent('id-cat', { seat: 2, request: 0, agree: false })
  expect(ben.state.request).toBe(null)
})

test('against a player who has resigned, the only person left ends it at once', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const ann = await t.follow('ann')
  await t.follow('ben')
  await t.room.resign('id-ben', 1)
  expect(await t.room.abandon('id-ben', 1)).toMatchObject({ why: 'resigned' })
  expect(await t.room.abandon('id-ann', 0)).toBe(null)
  expect(ann.table).toMatchObject({ status: 'over', ended: { abandoned: true } })
})

test('everybody is told how long until a bot may take over, the host until they may do it', async () => {
  const t = await tableOf([person('ann'), person('ben'), person('cat')])
  const [ann, ben, cat] = [await t.follow('ann'), await t.follow('ben'), await t.follow('cat')]
  expect(ann.table.absent).toEqual([])
  t.room.unfollow(cat)
  await settled()
  expect(ann.table.absent).toEqual([{ seat: 2, botIn: 5 * MINUTE, endIn: HOUR }])
  expect(ben.table.absent).toEqual([{ seat: 2, botIn: null, endIn: HOUR }])
  await t.clock.advance(2 * MINUTE)
  t.room.unfollow(ann)
  await settled()
  expect(ben.table.absent).toEqual([
    { seat: 0, botIn: 5 * MINUTE, endIn: HOUR },
    { seat: 2, botIn: 5 * MINUTE, endIn: HOUR - 2 * MINUTE },
  ])
  expect((await t.room.info(null))?.absent.map(({ botIn }) => botIn)).toEqual([null, null])
  await t.clock.advance(5 * MINUTE)
  expect(await t.room.putBot(2, 'id-ben', 'easy')).toBe(null)
  expect(ben.table.absent).toMatchObject([{ seat: 0 }, { seat: 2, botIn: null }])
})

test('the end tells which seats a bot has played, and since when; own plies are counted without its', async () => {
  const t = await tableOf([person('ann'), person('ben')], { setup: { pebbles: 4, arranged: null } })
  const ann = await t.follow('ann')
  expect(ann.table.standIns).toEqual([])
  await all(t, 'ann', 0, 'take')
  await t.room.away('id-ben', 1, 'medium')
  await t.room.away('id-ben', 1, null)
  expect(ann.table.standIns).toEqual([])
  await t.room.resign('id-ben', 1)
  await all(t, 'ann', 0, 'take', 'take', 'end')
  await settled()
  expect(ann.table).toMatchObject({ status: 'over', standIns: [{ seat: 1, from: 4, to: null }] })
  const stored = await t.store.readTable('table-0001')
  expect(stored?.summary).toMatchObject({ played: [4, 0], standIns: [{ seat: 1, from: 4, to: null }] })
  expect((await (await Room.open(t.host, 'table-0001'))?.info(null))?.standIns).toEqual(ann.table.standIns)
})

test('a player who comes back is told from which ply to which a bot played for them', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const ben = await t.follow('ben')
  await t.room.away('id-ann', 0, 'medium')
  await settled()
  expect((await t.room.info(null))?.standIns).toEqual([{ seat: 0, from: 0, to: null }])
  expect(ben.state.actors).toEqual([1])
  await t.room.away('id-ann', 0, null)
  expect(ben.table.standIns).toEqual([{ seat: 0, from: 0, to: ben.state.version }])
})
