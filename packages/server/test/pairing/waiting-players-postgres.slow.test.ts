import type { Search, TableInfo } from '@bothy/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPostgres, testPostgres } from '../../src/load/postgres.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { WISH, waitingPlayersContract } from './waiting-players.contract.ts'
import { Guest, patient, serve } from '../server.ts'

patient()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(() => postgres.stop())

waitingPlayersContract('PostgreSQL', async () =>
  openPostgres(await postgres.database(), (fault, error) => {
    throw new Error(fault, { cause: error })
  }),
)

test('people who ask at several servers at once are all seated, nobody twice', async () => {
  const databaseUrl = await postgres.database()
  const MANY = { rate: 100, burst: 1000 }
  const limits = { making: { person: MANY, address: MANY } }
  const servers = await Promise.all([1, 2].map(() => serve({ databaseUrl, limits })))
  const people = await Promise.all(Array.from({ length: 12 }, (_, i) => Guest.of(servers[i % servers.length])))
  const found = await Promise.all(
    people.map(async (guest): Promise<Search> => {
      let known: Search['company'] | null = null
      for (;;) {
        const search: Search = await guest.json('PUT', '/api/seeking', { wish: { ...WISH, seats: 3 }, known })
        if (search.state !== 'waiting') return search
        known = search.company
      }
    }),
  )
  expect(found.every(({ state }) => state === 'paired')).toBe(true)
  const tables = Map.groupBy(people.keys(), (i) => found[i].table)
  expect([...tables.values()].map((group) => group.length)).toEqual(Array.from({ length: 4 }, () => 3))
  const store = await openPostgres(databaseUrl, () => undefined)
  expect(await store.queries.selectFrom('seatings').select('person').distinct().execute()).toHaveLength(people.length)
  expect(await store.queries.selectFrom('seatings').select('person').execute()).toHaveLength(people.length)
  await store.close()
  for (const [i, { table }] of found.entries()) {
    const other = new Guest(servers[(i + 1) % servers.length].url, people[i].cookie)
    expect(await other.json<TableInfo>('GET', `/api/tables/${table}`)).toMatchObject({ status: 'playing' })
  }
})

test('a table whose maker is gone before it is made is made by those who wait for it', async () => {
  const databaseUrl = await postgres.database()
  const server = await serve({ databaseUrl })
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const wish = { ...WISH, seats: 3 }
  for (const guest of [ann, ben]) await guest.json('PUT', '/api/seeking', { wish, known: null })
  const store = await openPostgres(databaseUrl, () => undefined)
  await store.queries
    .updateTable('seekers')
    .set({ table_id: 'AAAABBBBCCCCDDDD', seen: Date.now() - 6000 })
    .execute()
  await store.close()
  const found = await Promise.all(
    [ann, ben].map((guest) => guest.json<Search>('PUT', '/api/seeking', { wish, known: null })),
  )
  expect(found.map(({ state, table }) => [state, table])).toEqual([
    ['paired', 'AAAABBBBCCCCDDDD'],
    ['paired', 'AAAABBBBCCCCDDDD'],
  ])
  const { seats } = await ann.json<TableInfo>('GET', '/api/tables/AAAABBBBCCCCDDDD')
  expect(seats.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'person', 'person'])
})
