import { expect, test } from 'vitest'
import { Room } from '../src/index.ts'
import { OPEN, person, tableOf } from './table.ts'

const ann = { person: 'id-account', name: 'Ànn', host: 'id-account' }

test('seats and the table itself pass to another person, who plays on', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  expect(await t.room.transferSeats('id-ann', ann)).toBe(null)
  const [account, guest] = [await t.follow('account'), await t.follow('ann')]
  expect(account.table).toMatchObject({ host: true, seats: [{ name: 'Ànn', mine: true }, { mine: false }] })
  expect(guest.table).toMatchObject({ host: false, seats: [{ mine: false }, { mine: false }] })
  expect((await t.host.store.tablesOf('id-account', 9)).map(({ row }) => row.id)).toEqual([t.room.id])
  const again = await Room.open(t.host, t.room.id)
  expect(await again?.info('id-account')).toMatchObject({ host: true, seats: [{ mine: true }, {}] })
  expect(await t.room.talk('id-ann', true)).toMatchObject({ why: 'not-host' })
})

test('a person who sits at the table already gets no second hand, and a person who was not ready still is not', async () => {
  const t = await tableOf([person('ann'), person('account'), OPEN])
  await t.room.transferSeats('id-ann', ann)
  expect((await t.room.info('id-account'))?.seats).toMatchObject([{ mine: false }, { mine: true }, {}])
  expect(await t.room.info('id-account')).toMatchObject({ host: true })
  await t.room.ready(1, 'id-account', false)
  await t.room.transferSeats('id-account', { person: 'id-eve', name: 'ann', host: null })
  const { seats, host } = (await t.room.info('id-eve')) ?? {}
  expect(seats?.[1]).toMatchObject({ name: 'ann (2)', mine: true, ready: false })
  expect(host).toBe(false)
})
