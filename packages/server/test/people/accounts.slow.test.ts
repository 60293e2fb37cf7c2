import crypto from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Account, Me, TableInfo, TableLists } from '@bothy/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ANN as ann, PASSWORD, after, signIn, signUp } from '../signing.ts'
import { Guest, patient, serve, temporaryFolder, until } from '../server.ts'

patient()

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const

const mineAt = async (guest: Guest, table: string): Promise<boolean> =>
  (await guest.json<TableInfo>('GET', `/api/tables/${table}`)).host

test('a guest signs up and keeps the tables; on a second device they are there too', async () => {
  const dataDir = temporaryFolder()
  const server = await serve({ dataDir })
  const guest = await Guest.of(server)
  const { id } = await guest.table([ME, OPEN])
  const desk = await signUp(guest)
  expect(desk.cookie).toMatch(/(^|; )bothy-session=[\w-]{43}(;|$)/)
  expect(desk.cookie).not.toMatch(/(^|; )bothy=/)
  expect(await desk.json('GET', '/api/me')).toEqual({ name: 'Ann', guest: false, named: true })
  const { mine } = await desk.json<TableLists>('GET', '/api/tables')
  expect(mine).toMatchObject([{ id, host: true, seats: [{ name: 'Ann', mine: true }, {}] }])
  const phone = await signIn(await Guest.of(server), { name: ' ANN', password: PASSWORD })
  expect(await mineAt(phone, id)).toBe(true)
  const { devices } = await phone.json<Account>('GET', '/api/account')
  expect(devices.filter(({ here }) => here)).toHaveLength(1)
  expect(devices).toHaveLength(2)
  await server.close()
  const again = await serve({ dataDir })
  expect(await mineAt(new Guest(again.url, phone.cookie), id)).toBe(true)
})

test('the cookie of the guest that a person was is nobody any more', async () => {
  const server = await serve()
  const guest = await Guest.of(server)
  const { id } = await guest.table([ME, OPEN])
  await signUp(guest)
  expect(await mineAt(guest, id)).toBe(false)
  expect((await guest.json<Me>('GET', '/api/me')).guest).toBe(true)
  const line = await guest.socket()
  line.say({ type: 'join', table: id })
  expect(await line.hear('table')).toMatchObject({ table: { seats: [{ mine: false }, {}] } })
})

test('a wrong password and a name that nobody has: the same answer for the same work', async () => {
  const server = await serve()
  await signUp(await Guest.of(server))
  const eve = await Guest.of(server)
  const hash = vi.spyOn(crypto, 'argon2')
  onTestFinished(() => hash.mockRestore())
  const refused: unknown[] = []
  for (const body of [
    { ...ann, password: 'x' },
    { ...ann, name: 'Nobody' },
  ]) {
    hash.mockClear()
    refused.push(await eve.refusal('POST', '/api/session', body))
    const costs = hash.mock.calls.map(([kind, { memory, passes }]) => [kind, memory, passes])
    expect(costs).toEqual([['argon2id', 19_456, 2]])
  }
  expect(refused[0]).toMatchObject({ why: 'wrong-sign-in', status: 401 })
  expect(refused[1]).toEqual(refused[0])
})

test('signing out ends a device, or all of them, at once and with their sockets', async () => {
  const server = await serve()
  const desk = await signUp(await Guest.of(server))
  const [phone, tablet] = [await signIn(await Guest.of(server)), await signIn(await Guest.of(server))]
  const { id } = await desk.table([ME, OPEN])
  const line = await phone.socket()
  const out = await after(desk, await desk.request('DELETE', '/api/session'))
  expect(out.cookie).toMatch(/^bothy-known=[^;]+$/)
  expect(await mineAt(desk, id)).toBe(false)
  expect(await mineAt(phone, id)).toBe(true)
  await until(() => line.closed === 1012)
  const { devices } = await phone.json<Account>('GET', '/api/account')
  const other = devices.find(({ here }) => !here)
  await phone.request('DELETE', `/api/sessions/${other?.id}`)
  expect(await mineAt(tablet, id)).toBe(false)
  const last = await phone.socket()
  await phone.request('DELETE', '/api/sessions')
  expect(await mineAt(phone, id)).toBe(false)
  await until(() => last.closed === 1012)
  expect(await phone.refusal('GET', '/api/account')).toMatchObject({ why: 'signed-out', status: 401 })
})

test('the token changes with every sign-in, and the one of before is worth nothing', async () => {
  const server = await serve()
  const first = await signUp(await Guest.of(server))
  const second = await signIn(first)
  expect(second.cookie).not.toBe(first.cookie)
  expect((await first.json<Me>('GET', '/api/me')).guest).toBe(true)
  expect((await second.json<Account>('GET', '/api/account')).devices).toHaveLength(1)
})

test('names that look alike belong to one account, also when it is renamed', async () => {
  const server = await serve()
  await signUp(await Guest.of(server))
  const ben = await signUp(await Guest.of(server), { name: 'Ben', password: PASSWORD })
  const taken = { why: 'name-taken', status: 409 }
  const eve = await Guest.of(server)
  expect(await eve.refusal('POST', '/api/account', { ...ann, name: 'АNN', email: null })).toMatchObject(taken)
  expect(await ben.refusal('PATCH', '/api/me', { name: 'Ànn' })).toMatchObject(taken)
  await ben.json('PATCH', '/api/me', { name: 'Benjamin' })
  await signIn(eve, { name: 'benjamin', password: PASSWORD })
})

const FEW = { rate: 0.001, burst: 3 }
const MANY = { rate: 1000, burst: 1000 }

test.each([
  ['for one account from one address', { here: FEW, account: MANY, address: MANY }, 3],
  ['for one account from everywhere', { here: MANY, account: FEW, address: MANY }, 3],
  ['from one address', { here: MANY, account: MANY, address: FEW }, 2],
])('passwords are tried so often %s, and the right one is refused then too', async (_, signing, most) => {
  const server = await serve({ limits: { signing } })
  await signUp(await Guest.of(server))
  const eve = await Guest.of(server)
  const answers: string[] = []
  for (let i = 0; i < 4; i++)
    answers.push((await eve.refusal('POST', '/api/session', { ...ann, password: 'wrong' })).why)
  expect(answers.filter((why) => why === 'wrong-sign-in')).toHaveLength(most)
  expect(await eve.refusal('POST', '/api/session', ann)).toMatchObject({ why: 'too-fast', status: 429 })
})

const from = async (guest: Guest, address: string, method: string, path: string, body: object): Promise<Response> =>
  guest.request(method, path, body, { 'x-forwarded-for': address })

test('a stranger who tries passwords elsewhere does not lock out the owner: not at home, not on a device that was signed in before', async () => {
  const server = await serve({
    trustProxy: ['loopback'],
    limits: { signing: { here: FEW, account: { rate: 0.001, burst: 9 }, address: MANY } },
  })
  const desk = await signUp(await Guest.of(server))
  const left = await after(desk, await desk.request('DELETE', '/api/session'))
  const [home, eves] = ['192.0.2.1', '198.51.100.66']
  const wrong = { ...ann, password: 'wrong' }
  const tries = async (guest: Guest, address: string, n: number): Promise<readonly number[]> => {
    const answers: number[] = []
    for (let i = 0; i < n; i++) answers.push((await from(guest, address, 'POST', '/api/session', wrong)).status)
    return answers
  }
  const eve = await Guest.of(server)
  expect(await tries(eve, eves, 5)).toEqual([401, 401, 401, 429, 429])
  const phone = await Guest.of(server)
  expect((await from(phone, home, 'POST', '/api/session', ann)).status).toBe(200)
  // From very many addresses all others wait, but not the device on which Ann was signed in.
  for (let i = 0; i < 4; i++) await tries(eve, `203.0.113.${i}`, 3)
  expect((await from(phone, home, 'POST', '/api/session', ann)).status).toBe(429)
  expect(await tries(left, home, 2)).toEqual([401, 401])
  expect((await from(left, home, 'POST', '/api/session', ann)).status).toBe(200)
  // A device known for Ann has no extra attempts for another account.
  expect(await tries(left, home, 4)).toEqual([429, 429, 429, 429])
})

test('a person who is signed in does not sign up again, and a short password is refused', async () => {
  const server = await serve()
  const guest = await Guest.of(server)
  const short = { name: 'Ann', password: 'short', email: null }
  expect(await guest.refusal('POST', '/api/account', short)).toMatchObject({ why: 'malformed', at: '/password' })
  const signed = await signUp(guest)
  expect(await signed.refusal('POST', '/api/account', { ...ann, name: 'Two', email: null })).toMatchObject({
    why: 'forbidden',
  })
})

test('a person who signed in long ago signs in again before the account can be passed on or deleted', async () => {
  const dataDir = temporaryFolder()
  const first = await serve({ dataDir })
  const signed = await signUp(await Guest.of(first))
  await first.close()
  const db = new DatabaseSync(join(dataDir, 'bothy.sqlite'))
  db.exec('update sessions set created = created - 11 * 60 * 1000')
  db.close()
  const server = await serve({ dataDir })
  const old = new Guest(server.url, signed.cookie)
  const again = { why: 'sign-in-again', status: 403 }
  const wanted = [
    ['PATCH', '/api/account', { email: 'eve@example.test' }],
    ['POST', '/api/passkeys/question', { purpose: 'add' }],
    ['DELETE', '/api/passkeys/a-key', undefined],
    ['DELETE', '/api/account', { name: 'Ann' }],
  ] as const
  for (const [method, path, body] of wanted)
    expect([path, await old.refusal(method, path, body)]).toMatchObject([path, again])
  await old.json('PATCH', '/api/account', { zone: 'Europe/London' })
  const fresh = await signIn(old)
  expect(await fresh.json<Account>('PATCH', '/api/account', { email: 'ann@example.test' })).toMatchObject({
    email: 'ann@example.test',
  })
  expect((await fresh.request('DELETE', '/api/account', { name: 'Ann' })).status).toBe(204)
})
