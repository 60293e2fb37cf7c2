import type { TableInfo } from '@bothy/protocol'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type RunningServer } from '../../src/index.ts'
import { ChildServer } from '../../src/load/child-server.ts'
import { type TestPostgres, testPostgres } from '../../src/load/postgres.ts'
import { Guest, type Line, patient, serve, temporaryFolder, until } from '../server.ts'

patient()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(() => postgres.stop())

const QUICK = { beatMs: 100, aliveMs: 1000 }
const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const TABLES = 12
const bots = { choose: () => new Promise<never>(() => undefined) }
const pace = (late: 'bot' | 'out') => ({ kind: 'live', reserve: 1500, increment: 0, late }) as const

async function begun(urls: readonly string[], late: 'bot' | 'out'): Promise<string> {
  const guests = await Promise.all(urls.map((url) => Guest.of({ url } as RunningServer)))
  const { id } = await guests[0].table([ME, OPEN], { pace: pace(late) })
  await guests[1 % guests.length].sit(id, 1)
  const lines: Line[] = []
  for (const guest of guests) {
    const line = await guest.socket()
    line.say({ type: 'hello', protocol: 1 })
    line.say({ type: 'join', table: id })
    await line.hear('table')
    lines.push(line)
  }
  for (const seat of [0, 1]) await guests[seat % guests.length].ready(id, seat)
  for (const line of lines) await line.hear('state')
  for (const seat of [0, 1]) {
    const line = lines[seat % lines.length]
    line.say({ type: 'seen', table: id, seat, tag: seat })
    await line.hear('done', ({ tag }) => tag === seat)
  }
  return id
}

const lateOf = async (server: RunningServer, id: string): Promise<readonly number[]> =>
  (await server.rooms.host.store.readEntries(id, 0)).flatMap((entry) => (entry.type === 'late' ? [entry.seat] : []))

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

test('three servers see the same seats late, and each is written once', async () => {
  const databaseUrl = await postgres.database()
  const servers: RunningServer[] = []
  for (let i = 0; i < 3; i++) servers.push(await serve({ databaseUrl, otherProcesses: QUICK, bots }))
  const urls = servers.map(({ url }) => url)
  const ids: string[] = []
  for (let i = 0; i < TABLES; i++) ids.push(await begun(urls, i % 2 === 0 ? 'bot' : 'out'))
  for (const id of ids) await until(async () => (await lateOf(servers[0], id)).length > 0)
  // Time for the other process to write the same entry, if it did not know.
  await wait(3000)
  for (const id of ids) expect(await lateOf(servers[0], id)).toHaveLength(1)
  for (const [i, id] of ids.entries()) {
    const { seats } = await new Guest(urls[i % 3], '').json<TableInfo>('GET', `/api/tables/${id}`)
    const isOut = seats.map((seat) => seat.kind === 'person' && seat.away !== null && seat.resigned === (i % 2 === 1))
    expect(isOut.filter(Boolean)).toHaveLength(1)
  }
})

test('a server that is killed while times run out leaves nobody with time that is up', async () => {
  const databaseUrl = await postgres.database()
  const server = await serve({ databaseUrl, otherProcesses: QUICK, bots })
  const child = await ChildServer.start({ dataDir: temporaryFolder(), port: 0, databaseUrl, otherProcesses: QUICK })
  onTestFinished(() => child.kill())
  const ids: string[] = []
  for (let i = 0; i < TABLES; i++) ids.push(await begun([child.url], 'out'))
  await until(async () => (await lateOf(server, ids[0])).length > 0)
  await child.kill()
  for (const id of ids) await until(async () => (await lateOf(server, id)).length > 0)
  await wait(3000)
  for (const id of ids) {
    // The killed server's bots may have played on until the other seat was late too; no seat is late twice.
    const late = await lateOf(server, id)
    expect(late).toEqual([...new Set(late)])
  }
})
