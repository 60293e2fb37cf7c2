import { join } from 'node:path'
import type { Account, Channel, MyData, TableInfo, TableLists } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { placesOf } from '../places-of.ts'
import { Guest, patient, serve, spread, temporaryFolder, until } from '../server.ts'
import { ANN, PASSWORD, signIn, signUp } from '../signing.ts'

patient()

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const

test('what a guest has comes along when they sign in, but for a table at which the account sits', async () => {
  const server = await serve()
  const ann = await signUp(await Guest.of(server))
  const shared = await ann.table([ME, OPEN, OPEN])
  const guest = await Guest.of(server)
  await guest.sit(shared.id, 1)
  const [waiting, running] = [await guest.table([ME, OPEN]), await guest.table([ME, BOT])]
  const over = await guest.table([ME, BOT])
  await guest.player(over.id, spread).over
  const line = await guest.socket()
  const phone = await signIn(guest)
  await until(() => line.closed === 1012)
  const { mine } = await phone.json<TableLists>('GET', '/api/tables')
  expect(new Set(mine.map(({ id }) => id))).toEqual(new Set([shared.id, waiting.id, running.id, over.id]))
  for (const { id } of [waiting, running, over])
    expect(await phone.json('GET', `/api/tables/${id}`)).toMatchObject({
      host: true,
      seats: [{ name: 'Ann', mine: true }, {}],
    })
  expect(await phone.json('GET', `/api/tables/${shared.id}`)).toMatchObject({
    seats: [{ mine: true }, { mine: false }, {}],
  })
  await phone.player(running.id, spread).over
  expect((await guest.json<TableLists>('GET', '/api/tables')).mine.map(({ id }) => id)).toEqual([shared.id])
})

test('one takes along everything that is kept of one', async () => {
  const server = await serve()
  const ann = await signUp(await Guest.of(server), { ...ANN, email: 'ann@example.org' })
  const [over, running] = [await ann.table([ME, BOT]), await ann.table([ME, OPEN])]
  await ann.player(over.id, spread).over
  const line = await ann.socket()
  line.say({ type: 'join', table: running.id })
  line.say({ type: 'chat', table: running.id, text: 'aye', tag: 1 })
  await line.hear('done')
  await ann.json('PATCH', '/api/account', { zone: 'Europe/London', settings: { theme: 'dark', speed: 'calm' } })
  const rhythm = { zone: 'Europe/London', quiet: { from: 1320, to: 480 }, daysOff: [0], away: null }
  await ann.json('PUT', '/api/rhythm', rhythm)
  const url = 'https://hooks.example.org/s3cret'
  const channel = await ann.json<Channel>('POST', '/api/notices/channels', { kind: 'hook', url, lang: 'en' })
  await ann.request('POST', `/api/notices/channels/${channel.id}/test`)
  const data = await ann.json<MyData>('GET', '/api/account/data')
  expect(data.results).toMatchObject([{ table: over.id, seat: 0, game: 'lords-of-scotland', seats: 2, open: false }])
  expect(data).toMatchObject({ rhythm, channels: [channel], notices: [{ kind: 'test', label: 'hooks.example.org' }] })
  expect(JSON.stringify(data)).not.toContain('s3cret')
  const { account, tables } = data
  expect(account).toMatchObject({
    name: 'Ann',
    email: 'ann@example.org',
    zone: 'Europe/London',
    settings: { theme: 'dark' },
  })
  expect(JSON.stringify(account)).not.toContain('argon2')
  const byId = new Map(tables.map((table) => [table.table.id, table]))
  expect(byId.get(over.id)?.record).toMatchObject({ game: 'lords-of-scotland' })
  expect(byId.get(running.id)).toMatchObject({ record: null, said: [{ text: 'aye' }] })
})

test('a new password needs the old one and signs out all other devices', async () => {
  const server = await serve()
  const desk = await signUp(await Guest.of(server))
  const phone = await signIn(await Guest.of(server))
  const change = (before: string): Promise<Response> =>
    phone.request('PATCH', '/api/account', { password: { before, after: 'another dram' } })
  expect((await change('wrong')).status).toBe(401)
  expect((await change(PASSWORD)).status).toBe(200)
  expect(await desk.refusal('GET', '/api/account')).toMatchObject({ why: 'signed-out' })
  expect((await phone.json<Account>('GET', '/api/account')).devices).toHaveLength(1)
  await signIn(await Guest.of(server), { name: 'Ann', password: 'another dram' })
  expect(await phone.refusal('PATCH', '/api/account', { zone: 'Mars/Base' })).toMatchObject({ why: 'malformed' })
})

test('a person who deletes their account is nowhere any more; finished matches stay readable', async () => {
  const dataDir = temporaryFolder()
  const server = await serve({ dataDir })
  const file = join(dataDir, 'bothy.sqlite')
  const [ben, guest] = [await Guest.of(server), await Guest.of(server)]
  const name = 'Wilhelmina'
  await guest.json('PATCH', '/api/me', { name })
  const person = decodeURIComponent(guest.cookie.slice('bothy='.length)).split('.')[0]
  const [over, running, waiting] = [
    await guest.table([ME, BOT]),
    await guest.table([ME, OPEN]),
    await ben.table([OPEN, ME, OPEN]),
  ]
  await guest.player(over.id, spread).over
  await guest.sit(waiting.id, 0)
  await ben.sit(running.id, 1)
  const slow = await guest.table([ME, OPEN], { pace: { kind: 'turns', perMove: 86_400_000, late: 'out' } })
  await ben.sit(slow.id, 1)
  for (const [seat, who] of [guest, ben].entries()) await who.ready(slow.id, seat)
  await guest.json('PUT', '/api/rhythm', { zone: 'Pacific/Chatham', quiet: null, daysOff: [0], away: null })
  expect(placesOf(file, 'Chatham')).toEqual(['entries', 'rhythms'])
  const own = await guest.table([ME, OPEN])
  const ann = await signUp(guest, { name, password: PASSWORD, email: 'w@example.org' })
  const line = await ann.socket()
  line.say({ type: 'join', table: running.id })
  line.say({ type: 'chat', table: running.id, text: 'I am Wilhelmina', tag: 1 })
  await line.hear('done')
  const url = 'https://hooks.example.org/s3cret'
  const channel = await ann.json<Channel>('POST', '/api/notices/channels', { kind: 'hook', url, lang: 'en' })
  await ann.request('POST', `/api/notices/channels/${channel.id}/test`)
  await ann.json('PUT', '/api/rhythm', { zone: 'UTC', quiet: null, daysOff: [0], away: null })
  expect(placesOf(file, person)).toEqual(expect.arrayContaining(['channels', 'notices', 'rhythms', 'accounts']))

  expect(await ann.refusal('DELETE', '/api/account', { name: 'Ben' })).toMatchObject({ why: 'malformed' })
  expect((await ann.request('DELETE', '/api/account', { name: 'wilhelmina' })).status).toBe(204)
  const at = (id: string): Promise<TableInfo> => ben.json('GET', `/api/tables/${id}`)
  expect((await at(over.id)).seats[0]).toMatchObject({ kind: 'person', name: 'somebody', mine: false })
  expect(await at(over.id)).toMatchObject({ imported: false, status: 'over' })
  expect((await ben.request('GET', `/api/tables/${over.id}/record`)).status).toBe(200)
  expect((await at(running.id)).seats[0]).toMatchObject({ name: 'somebody', resigned: true })
  expect((await at(waiting.id)).seats[0]).toEqual({ kind: 'open' })
  expect(await ben.refusal('GET', `/api/tables/${own.id}`)).toMatchObject({ why: 'no-such-table' })
  expect(await ann.refusal('GET', '/api/account')).toMatchObject({ why: 'signed-out' })
  await ben.player(running.id, spread).over
  await server.close()
  // The note of the sign-out is dropped after minutes.
  expect(placesOf(file, person).filter((table) => table !== 'sign_changes')).toEqual([])
  for (const text of [name, 'w@example.org', 'Chatham']) expect(placesOf(file, text)).toEqual([])
})
