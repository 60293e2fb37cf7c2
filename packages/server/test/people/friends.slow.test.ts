import type { Reach, TableInfo, TableLists } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { Guest, patient, serve, spread, temporaryFolder } from '../server.ts'

patient()

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const

async function ended(ann: Guest, ben: Guest): Promise<TableInfo> {
  const { id } = await ann.table([ME, OPEN])
  await ben.sit(id, 1)
  const [a, b] = [await ann.socket(), await ben.socket()]
  for (const line of [a, b]) line.say({ type: 'join', table: id })
  await b.hear('state')
  b.say({ type: 'resign', table: id, seat: 1, tag: 1 })
  await b.hear('done')
  a.say({ type: 'abandon', table: id, seat: 0, tag: 2 })
  await a.hear('done')
  return ann.json('GET', `/api/tables/${id}`)
}

test('a table that was ended early says so in lists and in its record, which can be brought in again', async () => {
  const server = await serve()
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const over = await ended(ann, ben)
  expect(over).toMatchObject({ status: 'over', toAct: [], ended: { result: null, abandoned: true } })
  const { mine } = await ben.json<TableLists>('GET', '/api/tables')
  expect(mine).toMatchObject([{ id: over.id, ended: { abandoned: true }, seats: [{}, { resigned: true }] }])
  const record = await ann.json('GET', `/api/tables/${over.id}/record`)
  expect(record).toMatchObject({ resigned: [1], abandoned: true, result: null })
  const { table } = await ann.json<{ table: string }>('POST', '/api/records', record)
  expect(await ann.json('GET', `/api/tables/${table}`)).toMatchObject({
    ended: { result: null, abandoned: true },
    seats: [{ resigned: false }, { resigned: true }],
  })
  expect(await ann.json('GET', `/api/tables/${table}/record`)).toEqual(record)
})

test('a finished game is listed with its result', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const { id } = await ann.table([ME, BOT])
  await ann.player(id, spread).over
  const { mine } = await ann.json<TableLists>('GET', '/api/tables')
  const [{ ended: end }] = mine
  expect(end?.abandoned).toBe(false)
  expect(end?.result?.scores).toHaveLength(2)
  expect(end?.result?.ranks).toContain(1)
})

test('a rematch is one table for both, kept over a restart; others cannot ask, nor see it', async () => {
  const dataDir = temporaryFolder()
  const first = await serve({ dataDir })
  const [ann, ben, eve] = [await Guest.of(first), await Guest.of(first), await Guest.of(first)]
  const over = await ended(ann, ben)
  const path = `/api/tables/${over.id}/again`
  expect(await eve.refusal('POST', path)).toMatchObject({ status: 403, why: 'not-seated' })
  const [one, two] = await Promise.all([ann.json<TableInfo>('POST', path, {}), ben.json<TableInfo>('POST', path, {})])
  expect(one.id).toBe(two.id)
  expect(await ann.json('GET', `/api/tables/${one.id}`)).toMatchObject({
    status: 'playing',
    seats: [{}, { mine: true }],
  })
  expect((await eve.json<TableInfo>('GET', `/api/tables/${over.id}`)).next).toBe(null)
  await first.close()
  const second = await serve({ dataDir })
  const back = new Guest(second.url, ben.cookie)
  expect((await back.json<TableInfo>('POST', path, {})).id).toBe(one.id)
  expect((await back.json<TableInfo>('GET', `/api/tables/${over.id}`)).next).toMatchObject({ table: one.id })
})

test('a rematch counts as a table that was made', async () => {
  const server = await serve({
    limits: { making: { person: { rate: 0.0001, burst: 1 }, address: { rate: 1, burst: 100 } } },
  })
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const over = await ended(ann, ben)
  const path = `/api/tables/${over.id}/again`
  expect(await ann.refusal('POST', path)).toMatchObject({ status: 429, why: 'too-many-tables' })
  const made = await ben.json<TableInfo>('POST', path)
  expect(await ann.json<TableInfo>('POST', path)).toMatchObject({ id: made.id })
})

test('the host begins when all are ready; a name is asked for once and known to be chosen', async () => {
  const server = await serve()
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  expect(await ben.json('GET', '/api/me')).toMatchObject({ named: false })
  await ben.json('PATCH', '/api/me', { name: 'Ben' })
  expect(await ben.json('GET', '/api/me')).toEqual({ name: 'Ben', guest: true, named: true })
  const { id } = await ann.table([ME, OPEN, OPEN])
  const table = `/api/tables/${id}`
  await ben.sit(id, 1)
  expect(await ben.json('PUT', `${table}/seats/1/ready`, { ready: false })).toMatchObject({ status: 'waiting' })
  expect(await ben.refusal('PUT', `${table}/begin`, { level: 'easy' })).toMatchObject({ why: 'not-host' })
  expect(await ann.json('PUT', `${table}/begin`, { level: 'easy' })).toMatchObject({ begins: 'easy' })
  expect(await ann.refusal('PUT', `${table}/begin`, { level: 'best' })).toMatchObject({ why: 'malformed' })
  const begun = await ben.json<TableInfo>('PUT', `${table}/seats/1/ready`, { ready: true })
  expect(begun).toMatchObject({ status: 'playing', seats: [{}, { name: 'Ben' }, { kind: 'bot' }] })
})

test('a closed table tells those who wait at it', async () => {
  const server = await serve()
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const { id } = await ann.table([ME, OPEN, OPEN])
  await ben.sit(id, 1)
  const line = await ben.socket()
  line.say({ type: 'join', table: id })
  await line.hear('table')
  expect(await ben.refusal('DELETE', `/api/tables/${id}`)).toMatchObject({ why: 'not-host' })
  expect((await ann.request('DELETE', `/api/tables/${id}`)).status).toBe(204)
  expect(await line.hear('refused')).toMatchObject({ table: id, refusal: { why: 'no-such-table' } })
})

test('where others find the server: its own address, and those of the network for its own machine alone', async () => {
  const here = await Guest.of(await serve())
  expect(await here.json<Reach>('GET', '/api/reach')).toEqual({ url: null, addresses: [] })
  const open = await serve({ host: '0.0.0.0' })
  const near = await Guest.of(open)
  expect(await near.json<Reach>('GET', '/api/reach')).toEqual({ url: null, addresses: open.addresses })
  const proxied = await near.request('GET', '/api/reach', undefined, { 'x-forwarded-for': '203.0.113.9' })
  expect(await proxied.json()).toEqual({ url: null, addresses: [] })
  const known = await Guest.of(await serve({ publicUrl: 'https://bothy.example/' }))
  expect(await known.json<Reach>('GET', '/api/reach')).toEqual({ url: 'https://bothy.example', addresses: [] })
})
