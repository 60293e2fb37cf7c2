import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Channel, Notices } from '@bothy/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestPostgres, testPostgres } from '../../src/load/postgres.ts'
import { Channels } from '../../src/notices/channels.ts'
import { Outbox } from '../../src/notices/outbox.ts'
import { databaseFile } from '../../src/index.ts'
import { Guest, patient, serve, temporaryFolder, until } from '../server.ts'
import { tlsSink } from '../sinks.ts'
import { openAt } from './open-at.ts'

patient()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(() => postgres.stop())

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const FAST = { awayMs: 0, gatherMs: 100, tickMs: 10 } as const
const CHILD = fileURLToPath(new URL('notices-child.ts', import.meta.url))

test('three servers tell everything, and each thing once', async () => {
  const databaseUrl = await postgres.database()
  const sink = await tlsSink()
  const notices = { post: sink.post, settings: FAST }
  const servers = await Promise.all(
    [1, 2, 3].map(() => serve({ databaseUrl, notices, publicUrl: 'https://play.bothy.test' })),
  )
  const guests = await Promise.all([0, 1, 2, 3].map((i) => Guest.of(servers[i % 3])))
  for (const [i, guest] of guests.entries())
    await guest.json('POST', '/api/notices/channels', { kind: 'hook', url: `https://hook.bothy.test/${i}`, lang: 'en' })
  await Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      const { id } = await guests[i % 4].table([ME, OPEN])
      await guests[(i + 1) % 4].sit(id, 1)
    }),
  )
  const sent = async (): Promise<readonly Notices['sent'][number][]> =>
    (await Promise.all(guests.map((guest) => guest.json<Notices>('GET', '/api/notices')))).flatMap((one) => one.sent)
  await until(async () => {
    const rows = await sent()
    return rows.length === 16 && rows.every(({ state }) => state === 'sent')
  })
  const told = sink.arrived.flatMap(({ path, body }) => {
    const { notices: all } = JSON.parse(body.toString()) as { notices: { kind: string; url: string }[] }
    return all.map(({ kind, url }) => `${path} ${kind} ${url}`)
  })
  expect(told).toHaveLength(16)
  expect(new Set(told).size).toBe(16)
})

const STATES = ['claimed', 'sending'] as const

test.each(['PostgreSQL', 'SQLite'].flatMap((kind) => STATES.map((how) => ({ how, kind }))))(
  'a server is killed when a notice is $how: it is sent by another, or never again, on $kind',
  async ({ how, kind }) => {
    const dataDir = temporaryFolder()
    const where = kind === 'SQLite' ? databaseFile(dataDir) : await postgres.database()
    const options = kind === 'SQLite' ? { dataDir } : { databaseUrl: where }
    const first = await serve({ ...options, notices: { settings: { ...FAST, tickMs: 3_600_000 } } })
    const before = await Guest.of(first)
    const channel = await before.json<Channel>('POST', '/api/notices/channels', {
      kind: 'hook',
      url: 'https://hook.bothy.test/1',
      lang: 'en',
    })
    await first.close()
    const store = await openAt(where)
    const row = await new Channels(store).get(channel.id)
    if (row === null) throw new Error('there is no channel')
    await new Outbox(store).addTest(row, Date.now())
    await store.close()
    const child = spawn(process.execPath, [CHILD, where, channel.id, how], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const sink = await tlsSink()
    const second = await serve({ ...options, notices: { post: sink.post, settings: FAST } })
    const ann = new Guest(second.url, before.cookie)
    const state = async (): Promise<string | undefined> =>
      (await ann.json<Notices>('GET', '/api/notices')).sent[0]?.state
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await state()).toBe(how)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    try {
      await until(async () => (await state()) === (how === 'claimed' ? 'sent' : 'unsure'))
    } finally {
      vi.useRealTimers()
    }
    expect(sink.arrived).toHaveLength(how === 'claimed' ? 1 : 0)
  },
)
