import { expect, test } from 'vitest'
import { Eye, all, person, tableOf } from './table.ts'

const SETUP = { pebbles: 30, arranged: [111_111, 222_222, 333_333] }

test('a connection with several seats sees as a spectator until it says who looks', async () => {
  const t = await tableOf([person('ann'), person('ann'), person('ben')], { setup: SETUP })
  const ann = await t.follow('ann')
  expect(ann.state).toMatchObject({ seat: null, legal: [] })
  expect(ann.text).not.toMatch(/111111|222222/)
  expect(await t.room.look(ann, 0)).toBe(null)
  expect(ann.state).toMatchObject({ seat: 0, from: -1, view: { lucky: 111_111 } })
  expect(await t.room.look(ann, 2)).toMatchObject({ why: 'not-seated' })
  await all(t, 'ann', 0, 'take', 'end')
  expect(ann.state).toMatchObject({ seat: 0, ply: 2 })
  expect(ann.text).not.toContain('222222')
  expect(await t.room.look(ann, null)).toBe(null)
  expect(ann.state).toMatchObject({ seat: null, from: -1 })
  expect(await t.room.look(ann, 1)).toBe(null)
  expect(ann.state).toMatchObject({ seat: 1, from: -1, view: { lucky: 222_222 } })
  await t.room.follow(ann)
  expect(ann.state).toMatchObject({ seat: 1, from: -1 })
})

test('only a person who follows can look, and only at their own seat', async () => {
  const t = await tableOf([person('ann'), person('ben')], { setup: SETUP })
  expect(await t.room.look(new Eye('id-ann'), 0)).toMatchObject({ why: 'not-seated' })
  const [ben, eve] = [await t.follow('ben'), await t.follow(null)]
  expect(ben.state.seat).toBe(1)
  expect(await t.room.look(ben, 0)).toMatchObject({ why: 'not-seated' })
  expect(await t.room.look(eve, 0)).toMatchObject({ why: 'not-seated' })
  expect(await t.room.look(ben, null)).toBe(null)
  expect(ben.state).toMatchObject({ seat: null, view: { lucky: null } })
})

test('a name that is changed is changed at the table', async () => {
  const t = await tableOf([person('ann'), person('ann'), person('ben')])
  const ben = await t.follow('ben')
  expect(await t.room.rename('id-ann', 'Anna')).toBe(null)
  expect(ben.table.seats.map((seat) => ('name' in seat ? seat.name : ''))).toEqual(['Anna', 'Anna', 'ben'])
})

test('words go to everybody who follows, with the seat of the speaker', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const [ann, eve] = [await t.follow('ann'), await t.follow('eve')]
  await t.room.talk('id-ann', true)
  await t.room.chat(ann, 'ann', 'slàinte')
  await t.room.chat(eve, 'Wee Otter', 'hello')
  expect(eve.chat).toMatchObject([
    { id: 0, name: 'ann', seat: 0, text: 'slàinte' },
    { id: 1, name: 'Wee Otter', seat: null, text: 'hello' },
  ])
})
