import { expect, test } from 'vitest'
import { type Holder, Room } from '../src/index.ts'
import { systemMessagesOf } from '../src/viewers/system-messages.ts'
import { OPEN, bot, person, settled, tableOf } from './table.ts'

const names = (seats: readonly { readonly kind: string; readonly name?: string }[]): readonly string[] =>
  seats.map(({ kind, name }) => name ?? kind)

test('the host moves people, bots and free seats; a person moves to a free seat, and everybody keeps a colour', async () => {
  const t = await tableOf([person('ann'), person('ben'), bot(), OPEN])
  const ann = await t.follow('ann')
  await t.room.ready(1, 'id-ben', false)
  expect(await t.room.move('id-ann', 0, 2)).toBe(null)
  expect(names(ann.table.seats)).toEqual(['Morag', 'ben', 'ann', 'open'])
  expect(ann.table.colours).toEqual([2, 1, 0, 3])
  expect(await t.room.move('id-ben', 1, 3)).toBe(null)
  expect(names(ann.table.seats)).toEqual(['Morag', 'open', 'ann', 'ben'])
  expect(ann.table.seats[3]).toMatchObject({ ready: false })
  expect(ann.table.seats[2]).toMatchObject({ ready: true })
  expect(ann.table.colours).toEqual([2, 3, 0, 1])
  await settled()
  expect(ann.chat.flatMap(({ note }) => note ?? [])).toEqual([])
  const again = await Room.open(t.host, 'table-0001')
  expect((await again?.info(null))?.colours).toEqual([2, 3, 0, 1])
})

test('others move nobody else and take no seat that is taken; once it has begun nobody moves', async () => {
  const t = await tableOf([person('ann'), person('ben'), OPEN])
  expect(await t.room.move('id-ben', 0, 2)).toMatchObject({ why: 'not-host' })
  expect(await t.room.move('id-ben', 1, 0)).toMatchObject({ why: 'seat-taken' })
  expect(await t.room.move('id-eve', 2, 1)).toMatchObject({ why: 'not-host' })
  expect(await t.room.move('id-ann', 0, 7)).toMatchObject({ why: 'not-seated' })
  await t.room.begin('id-ann', 'easy')
  expect(await t.room.move('id-ann', 0, 1)).toMatchObject({ why: 'not-waiting' })
  expect(await t.room.chooseColour('id-ann', 0, 4)).toMatchObject({ why: 'not-waiting' })
  await settled()
})

test('a person takes a colour that no other person has; a bot gives way', async () => {
  const t = await tableOf([person('ann'), person('ben'), bot(), OPEN])
  expect(await t.room.chooseColour('id-ben', 1, 0)).toMatchObject({ why: 'colour-taken' })
  expect(await t.room.chooseColour('id-ben', 0, 4)).toMatchObject({ why: 'not-seated' })
  expect(await t.room.chooseColour('id-ben', 1, 2)).toBe(null)
  expect((await t.room.info(null))?.colours).toEqual([0, 2, 1, 3])
  expect(await t.room.chooseColour('id-ann', 0, 3)).toBe(null)
  expect((await t.room.info(null))?.colours).toEqual([3, 2, 1, 0])
})

test('people keep the colour in which they sat down, whatever others choose', async () => {
  const t = await tableOf([person('ann'), OPEN, OPEN])
  expect(await t.room.chooseColour('id-ann', 0, 1)).toBe(null)
  expect(await t.room.sit(1, { person: 'id-ben', name: 'ben' })).toBe(null)
  expect((await t.room.info(null))?.colours).toEqual([1, 0, 2])
  expect(await t.room.chooseColour('id-ann', 0, 4)).toBe(null)
  expect((await t.room.info(null))?.colours).toEqual([4, 0, 2])
})

test('a bot of another level is still the same bot, in the same colour', async () => {
  const t = await tableOf([person('ann'), OPEN, OPEN])
  await t.room.putBot(1, 'id-ann', 'easy')
  await t.room.chooseColour('id-ann', 0, 1)
  await t.room.move('id-ann', 1, 2)
  const before = await t.room.info(null)
  expect(await t.room.putBot(2, 'id-ann', 'medium')).toBe(null)
  const after = await t.room.info(null)
  expect(after?.seats).toEqual(before?.seats.with(2, { ...before.seats[2], level: 'medium' } as never))
  expect(after?.colours).toEqual(before?.colours)
})

test('a person with a name that another had is not taken for them', () => {
  const [ann, ben] = [person('ann'), person('ben')]
  const before = { seq: 0, holders: [ann, ben, OPEN], over: false, committed: 0 }
  const namesake = { ...person('cat'), name: 'ben' }
  const told = (holder: Holder): readonly unknown[] =>
    systemMessagesOf(
      [
        { type: 'seat', seat: 1, holder: OPEN },
        { type: 'seat', seat: 2, holder },
      ],
      before,
      { holders: [ann, OPEN, holder] } as never,
    )
  expect(told(namesake)).toEqual([
    { name: 'ben', seat: 1, note: 'stood' },
    { name: 'ben', seat: 2, note: 'sat' },
  ])
  expect(told(ben)).toEqual([])
})
