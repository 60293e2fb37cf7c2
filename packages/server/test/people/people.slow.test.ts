import type { Imported, Me, TableInfo, TableLists } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { Guest, LORDS, patient, serve, spread } from '../server.ts'

patient()

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const

test('names are cleaned; what is nothing then is refused', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const rename = async (name: string): Promise<string> => (await ann.json<Me>('PATCH', '/api/me', { name })).name
  expect(await rename('\u202EA\u200Bnn\u0007')).toBe('Ann')
  for (const name of ['\u200B\u200D', '\u3164', '\u0000'])
    expect(await ann.refusal('PATCH', '/api/me', { name })).toMatchObject({ why: 'malformed', status: 400 })
})

test('a person who sits down under the name of another is told apart', async () => {
  const server = await serve()
  const [ann, eve] = [await Guest.of(server), await Guest.of(server)]
  for (const guest of [ann, eve]) await guest.json('PATCH', '/api/me', { name: guest === ann ? 'Ann' : 'АNN' })
  const { id } = await ann.table([ME, OPEN, OPEN])
  expect((await eve.sit(id, 1)).seats[1]).toMatchObject({ name: 'АNN (2)', mine: true })
})

test('a person who only has the link of a private table reads the chat and writes when the host says so', async () => {
  const server = await serve()
  const [ann, eve] = [await Guest.of(server), await Guest.of(server)]
  const { id } = await ann.table([ME, OPEN])
  const line = await eve.socket()
  line.say({ type: 'join', table: id })
  line.say({ type: 'chat', table: id, text: 'let me in', tag: 1 })
  expect(await line.hear('refused')).toMatchObject({ tag: 1, refusal: { why: 'not-seated' } })
  expect(await eve.refusal('PUT', `/api/tables/${id}/talk`, { all: true })).toMatchObject({ why: 'not-host' })
  expect(await ann.json('PUT', `/api/tables/${id}/talk`, { all: true })).toMatchObject({ talk: 'all' })
  line.say({ type: 'chat', table: id, text: 'thank you', tag: 2 })
  await line.hear('done')
})

test('nobody has two seats at an open table', async () => {
  const server = await serve()
  const [ann, eve] = [await Guest.of(server), await Guest.of(server)]
  const two = { game: LORDS, seats: [ME, ME, OPEN], setup: {}, visibility: 'open' }
  expect(await ann.refusal('POST', '/api/tables', two)).toMatchObject({ why: 'already-seated', status: 409 })
  const { id } = await ann.table([ME, OPEN, OPEN], { visibility: 'open' })
  await eve.sit(id, 1)
  expect(await eve.refusal('POST', `/api/tables/${id}/seats/2`)).toMatchObject({ why: 'already-seated' })
})

test('a table that was brought in from a file says so, in lists too; one that was played here does not', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const own = await ann.table([ME, { kind: 'bot', level: 'random' }])
  await ann.player(own.id, spread).over
  const record = await ann.json('GET', `/api/tables/${own.id}/record`)
  const { table } = await ann.json<Imported>('POST', '/api/records', record)
  expect(await ann.json<TableInfo>('GET', `/api/tables/${table}`)).toMatchObject({ imported: true })
  const { mine } = await ann.json<TableLists>('GET', '/api/tables')
  expect(new Map(mine.map(({ id, imported }) => [id, imported]))).toEqual(
    new Map([
      [own.id, false],
      [table, true],
    ]),
  )
})
