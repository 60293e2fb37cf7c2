import { expect, test } from 'vitest'
import { Health, freeSpace } from '../../src/ops/health.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { anyPort } from '../../src/load/any-port.ts'
import { Guest, patient, serve, spread, temporaryFolder, until } from '../server.ts'

patient()

const ready = async (url: string): Promise<unknown> => {
  const answer = await fetch(`${url}/ready`)
  return { status: answer.status, ...((await answer.json()) as object) }
}

async function failing(errcode: number): Promise<Store> {
  const store = await openSqlite(':memory:')
  const error = Object.assign(new Error('as the disk has it'), { errcode })
  store.check = () => Promise.reject(error)
  return store
}

test('a server that can write says that people may come', async () => {
  const server = await serve()
  expect(await ready(server.url)).toEqual({ status: 200, ok: true })
  expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ ok: true })
})

test.each([
  ['a full disk', 13, 'disk-full'],
  ['a damaged file', 11, 'damaged'],
  ['a damaged page', 267, 'damaged'],
  ['a disk that fails', 10, 'damaged'],
  ['a file that another process has locked', 5, 'store'],
])('%s: the process lives, but nobody should be sent to it', async (_, errcode, why) => {
  const server = await serve({ store: await failing(errcode) })
  expect(await ready(server.url)).toEqual({ status: 503, ok: false, why })
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
})

test('damage that a request has met stays known', async () => {
  const store = await openSqlite(':memory:')
  const server = await serve({ store })
  store.openTables = () => Promise.reject(Object.assign(new Error('page 7'), { errcode: 11 }))
  const answer = await fetch(`${server.url}/api/tables`)
  expect(answer.status).toBe(500)
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)
  expect(await ready(server.url)).toEqual({ status: 503, ok: false, why: 'damaged' })
})

test('a request while the store is away is answered with “ask again”, in the words of any fault', async () => {
  const store = await openSqlite(':memory:')
  const server = await serve({ store })
  store.openTables = () => Promise.reject(Object.assign(new Error('locked'), { errcode: 5 }))
  const answer = await fetch(`${server.url}/api/tables`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await answer.json()).toMatchObject({ why: 'server-error' })
})

test('asked a thousand times a second, the disk is written once', async () => {
  const store = await openSqlite(':memory:')
  let checks = 0
  const { check } = store
  store.check = (now) => {
    checks++
    return check.call(store, now)
  }
  const server = await serve({ store })
  await Promise.all(Array.from({ length: 50 }, () => ready(server.url)))
  expect(checks).toBeLessThanOrEqual(3)
})

test('a fault has the number that the person was given', async () => {
  const lines: string[] = []
  const store = await openSqlite(':memory:')
  const server = await serve({ store, log: 'error', logTo: { write: (line) => lines.push(line) } })
  store.openTables = () => Promise.reject(new Error('anything'))
  const id = (await fetch(`${server.url}/api/tables`)).headers.get('x-request-id')
  expect(JSON.parse(lines[0])).toMatchObject({ fault: 'GET /api/tables failed', request: id })
})

test('figures for Prometheus: moves by game, times, tables, sockets, questions to bots, faults; nothing of a person', async () => {
  const port = await anyPort()
  const store = await openSqlite(':memory:')
  const server = await serve({ store, metrics: { port, host: '127.0.0.1' } })
  const ann = await Guest.of(server)
  await ann.json('PATCH', '/api/me', { name: 'Mairi-Secret' })
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'bot', level: 'random' }])
  const player = ann.player(id, spread)
  await player.over
  store.openTables = () => Promise.reject(new Error('anything'))
  await ann.request('GET', '/api/tables')
  const figures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const text = await until(async () => {
    const now = await figures()
    return now.includes('bothy_faults_total{') && now
  })
  expect(text).toContain(`bothy_moves_total{game="lords-of-scotland"} ${player.acknowledged.size}`)
  expect(text).toContain(`bothy_move_seconds_count ${player.acknowledged.size}`)
  expect(text).toMatch(/bothy_rooms 1\n/)
  expect(text).toMatch(/bothy_sockets 1\n/)
  expect(text).toMatch(/bothy_bot_questions 0\n/)
  expect(text).toContain('bothy_faults_total{fault="GET /api/tables failed",game="none"} 1')
  expect(text).toContain('route="/api/tables",status="201"')
  for (const secret of ['Mairi', id, ann.cookie]) expect(text).not.toContain(secret)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).not.toContain('openmetrics')
})

test('a full disk that a request has met keeps people away until a minute has passed without another', async () => {
  const store = await openSqlite(':memory:')
  let now = 0
  const health = new Health(store, { now: () => now })
  expect(await health.unready()).toBeNull()
  health.notice(new Error('not stored', { cause: Object.assign(new Error('full'), { errcode: 13 }) }))
  expect(await health.unready()).toBe('disk-full')
  now = 59_000
  expect(await health.unready()).toBe('disk-full')
  now = 61_000
  expect(await health.unready()).toBeNull()
})

test('where hardly any room is left on the disk of the games, one small row that still fits proves nothing', async () => {
  const store = await openSqlite(':memory:')
  let free: number | null = 1e9
  let now = 0
  const health = new Health(store, { now: () => now, free: async () => free })
  const later = async (bytes: number | null): Promise<unknown> => {
    now += 2000
    free = bytes
    return health.unready()
  }
  expect(await later(1e9)).toBeNull()
  expect(await later(1e6)).toBe('disk-full')
  expect(await later(1e9)).toBeNull()
  expect(await later(null)).toBeNull()
})

test('the room on the disk of the data folder is looked at', async () => {
  expect(await freeSpace(temporaryFolder())).toBeGreaterThan(0)
  expect(await freeSpace('/no/such/folder')).toBeNull()
})
