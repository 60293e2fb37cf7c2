import { expect, test } from 'vitest'
import { Guest, patient, serve } from '../server.ts'

patient()

test('a person who attends hears of their tables and of no others, whether they follow them or not', async () => {
  const server = await serve()
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const line = await ann.socket()
  line.say({ type: 'hello', protocol: 1 })
  await line.hear('welcome')
  line.say({ type: 'attend' })
  line.say({ type: 'ping', tag: 1 })
  await line.hear('pong')
  await ben.table([{ kind: 'me' }, { kind: 'open' }])
  const { id } = await ben.table([{ kind: 'me' }, { kind: 'open' }])
  await ann.sit(id, 1)
  const heard = await line.hear('listed')
  expect(heard).toMatchObject({ table: { id, status: 'playing' } })
  expect(heard.table.seats.map((seat) => seat.kind === 'person' && seat.mine)).toEqual([false, true])
  expect(heard.table.myTurn).toBe(heard.table.toAct.includes(1))
})
