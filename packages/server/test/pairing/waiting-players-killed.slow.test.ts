import type { Search, TableInfo } from '@bothy/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ChildServer } from '../../src/load/child-server.ts'
import { guest } from '../../src/load/player.ts'
import { testPostgres } from '../../src/load/postgres.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { WISH } from './waiting-players.contract.ts'
import { Guest, temporaryFolder, until } from '../server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const PEOPLE = 6
const WANTED = { ...WISH, seats: 3 }

async function look(cookie: string, at: string, other: string): Promise<Search> {
  let [url, known]: [string, Search['company'] | null] = [at, null]
  for (;;) {
    const found: Search | null = await new Guest(url, cookie)
      .json<Search>('PUT', '/api/seeking', { wish: WANTED, known })
      .catch((error: unknown) => {
        if (url === other) throw error
        return null
      })
    if (found !== null && found.state !== 'waiting') return found
    if (found === null) url = other
    known = found?.company ?? null
  }
}

test('a server is killed while it pairs: all are seated, and nobody twice', async () => {
  const postgres = await testPostgres()
  onTestFinished(() => postgres.stop())
  const databaseUrl = await postgres.database()
  const start = async (): Promise<ChildServer> => {
    const server = await ChildServer.start({ dataDir: temporaryFolder(), port: 0, log: 'silent', databaseUrl })
    onTestFinished(() => server.kill())
    return server
  }
  const [survivor, killed] = await Promise.all([start(), start()])
  const cookies = await Promise.all(Array.from({ length: PEOPLE }, () => guest(survivor.url)))
  const store = await openPostgres(databaseUrl, () => undefined)
  onTestFinished(() => store.close())
  const waitingPlayers = store.queries.selectFrom('seekers').select('person')
  // Half of them ask at each; the killed one dies when all have come and the first are being seated.
  const looking = cookies.map((cookie, i) => look(cookie, i % 2 === 0 ? survivor.url : killed.url, survivor.url))
  await until(async () => (await waitingPlayers.execute()).length >= PEOPLE - 1)
  await killed.kill()
  const found = await Promise.all(looking)

  expect(found.map(({ state }) => state)).toEqual(cookies.map(() => 'paired'))
  const seated = await store.queries.selectFrom('seatings').select(['person', 'table_id']).execute()
  expect(seated).toHaveLength(PEOPLE)
  expect(new Set(seated.map(({ person }) => person)).size).toBe(PEOPLE)
  for (const [i, { table }] of found.entries()) {
    const { status, seats } = await new Guest(survivor.url, cookies[i]).json<TableInfo>('GET', `/api/tables/${table}`)
    expect(status).toBe('playing')
    expect(seats.filter((seat) => seat.kind === 'person' && seat.mine)).toHaveLength(1)
    expect(seats.every(({ kind }) => kind === 'person')).toBe(true)
  }
})
