import { join } from 'node:path'
import type { NewTable, TableInfo, TableLists } from '@bothy/protocol'
import type { ListedTable, Mark, Summary, TableRow } from '@bothy/room'
import { expect, test } from 'vitest'
import { deleteOldTables } from '../../src/jobs/retention.ts'
import { fairly } from '../../src/rooms/lobby.ts'
import { NO_OTHER_PROCESSES } from '../../src/processes/other-processes.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { Guest, LORDS, patient, serve, temporaryFolder, until } from '../server.ts'

patient()

const DAY = 24 * 3600 * 1000
const ALONE: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }]
const NEW = { game: LORDS, seats: ALONE, setup: {}, visibility: 'private' }

const row = (id: string, host = 'ann'): TableRow => ({
  id,
  game: LORDS,
  seats: 2,
  setup: {},
  visibility: 'open',
  friendly: false,
  hints: null,
  rated: false,
  pace: null,
  host,
  created: 1,
})
const summary = (status: Summary['status'], updated: number): Summary => ({
  status,
  holders: [{ kind: 'open' }, { kind: 'open' }],
  toAct: [],
  progress: 0,
  commitment: null,
  seed: null,
  unready: [],
  resigned: [],
  ended: null,
  botTurn: false,
  updated,
})
const mark = (status: Summary['status'], updated: number): Mark => ({
  summary: summary(status, updated),
  people: [],
  transcripts: null,
})

test('tables that never began are removed when nobody has touched them for long; what was played stays', async () => {
  const store = await openSqlite(join(temporaryFolder(), 'old.sqlite'))
  const now = 10_000 * DAY
  const ages = { closed: 2, waiting: 31 } as const
  for (const status of ['closed', 'waiting'] as const) {
    await store.createTable(row(`${status}-old`), [], mark(status, now - ages[status] * DAY))
    await store.createTable(row(`${status}-young`), [], mark(status, now - (ages[status] - 2) * DAY))
  }
  for (const status of ['playing', 'over'] as const) await store.createTable(row(status), [], mark(status, 1))
  await store.createTable(row('waiting-here'), [], mark('waiting', 1))
  const rooms = { isLoaded: (id: string) => id === 'waiting-here' }
  expect(await deleteOldTables({ store, rooms, otherProcesses: NO_OTHER_PROCESSES }, now)).toBe(2)
  for (const status of ['closed', 'waiting'])
    expect([await store.readTable(`${status}-old`), (await store.readTable(`${status}-young`))?.row.id]).toEqual([
      null,
      `${status}-young`,
    ])
  for (const id of ['waiting-here', 'playing', 'over']) expect(await store.readTable(id)).not.toBe(null)
  await store.close()
})

test('one person has so many tables that are not over; of finished ones the newest are kept', async () => {
  const dataDir = temporaryFolder()
  const server = await serve({ dataDir, limits: { kept: { unfinished: 2, finished: 2 } } })
  const ann = await Guest.of(server)
  const first = await ann.table(ALONE)
  await ann.table(ALONE)
  expect(await ann.refusal('POST', '/api/tables', NEW)).toMatchObject({ why: 'too-many-tables', status: 429 })
  expect((await (await Guest.of(server)).table(ALONE)).status).toBe('waiting')
  await ann.request('DELETE', `/api/tables/${first.id}`)
  expect((await ann.table(ALONE)).status).toBe('waiting')
})

test('finished tables at which nobody else sat make room for one more, the oldest first', async () => {
  const store = await openSqlite(join(temporaryFolder(), 'many.sqlite'))
  for (let i = 0; i < 5; i++) await store.createTable(row(`over-${i}`), [], mark('over', i))
  await store.createTable(row('other', 'ben'), [], mark('over', 9))
  await store.createTable(row('with-ben'), [], { ...mark('over', 0), people: ['ann', 'ben'] })
  await store.createTable(row('waiting'), [], mark('waiting', 9))
  expect(await store.hosted('ann', 3)).toEqual({ unfinished: 1, surplus: ['over-1', 'over-0'] })
  await store.close()
})

test('a new name is written at once where the table is open, elsewhere in the background', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const tables = [await ann.table(ALONE), await ann.table(ALONE), await ann.table(ALONE)]
  const line = await ann.socket()
  line.say({ type: 'join', table: tables[0].id })
  await line.hear('table')
  await until(() => {
    server.rooms.sweep(0)
    return server.rooms.size === 1
  })
  await ann.json('PATCH', '/api/me', { name: 'Eilidh' })
  const seen = async (id: string): Promise<unknown> => (await ann.json<TableInfo>('GET', `/api/tables/${id}`)).seats[0]
  expect(await seen(tables[0].id)).toMatchObject({ name: 'Eilidh' })
  for (const { id } of tables) await until(async () => JSON.stringify(await seen(id)).includes('Eilidh'))
})

test('fifty new tables of one person, or of one address, push nobody out of the lobby', async () => {
  const listed = (id: string, host: string): ListedTable => ({ row: row(id, host), summary: summary('waiting', 1) })
  const own = Array.from({ length: 150 }, (_, i) => listed(`flood-${i}`, 'eve'))
  const near = Array.from({ length: 150 }, (_, i) => listed(`near-${i}`, `guest ${i}`))
  const all = [...own, ...near, listed('quiet', 'ann')]
  const found = await fairly(
    async (limit, after) => all.slice(after, after + limit),
    (id) => (id.startsWith('near') ? '192.0.2.1' : undefined),
  )
  expect(found.map((table) => table.row.id).filter((id) => id.startsWith('flood'))).toHaveLength(3)
  expect(found.map((table) => table.row.id).filter((id) => id.startsWith('near'))).toHaveLength(15)
  expect(found.at(-1)?.row.id).toBe('quiet')
})

test('the lobby lists three tables of one person, and all of them for that person', async () => {
  const server = await serve()
  const [ann, eve] = [await Guest.of(server), await Guest.of(server)]
  const { id } = await ann.table(ALONE, { visibility: 'open' })
  for (let i = 0; i < 5; i++) await eve.table(ALONE, { visibility: 'open' })
  const { open, mine } = await eve.json<TableLists>('GET', '/api/tables')
  expect([open.length, mine.length, open.some((table) => table.id === id)]).toEqual([4, 5, true])
})
