import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Mark, Summary, TableRow } from '@bothy/room'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '../../src/store/migrations/migrations.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { NO_OTHER_PROCESSES } from '../../src/processes/other-processes.ts'
import { deleteBotTables } from '../../src/jobs/delete-bot-tables.ts'
import { patient, temporaryFolder } from '../server.ts'

patient()

const BOT = { kind: 'bot', name: 'Morag', level: 'easy' } as const
const ANN = { kind: 'person', person: 'ann', name: 'Ann', away: 'easy' } as const
const IMPORTED = { kind: 'person', person: null, name: 'Ann', away: null } as const

const summary = (changes: Partial<Summary>): Summary => ({
  status: 'playing',
  holders: [BOT, BOT],
  toAct: [0],
  progress: 0,
  commitment: null,
  seed: null,
  unready: [],
  resigned: [],
  ended: null,
  botTurn: false,
  updated: 1,
  ...changes,
})
const mark = (changes: Partial<Summary>): Mark => ({
  summary: summary(changes),
  people: [],
  transcripts: [{ seat: null, view: 1, log: [], result: null }],
})
const row = (id: string): TableRow => ({
  id,
  game: 'g',
  seats: 2,
  setup: {},
  visibility: 'private',
  friendly: false,
  hints: null,
  rated: false,
  pace: null,
  host: 'ann',
  created: 1,
})

const TABLES: { readonly [id: string]: Partial<Summary> } = {
  'bots-begun': {},
  'bots-over': { status: 'over' },
  'bots-open': {},
  'bots-young': { updated: 9 },
  'bots-waiting': { status: 'waiting', holders: [BOT, { kind: 'open' }] },
  'person-away': { holders: [ANN, BOT] },
  'imported-over': { status: 'over', holders: [IMPORTED, IMPORTED] },
}
const SWEPT = ['bots-begun', 'bots-over']

test('old tables of bots alone are removed with all they have, others stay', async () => {
  const path = join(temporaryFolder(), 'sweep.sqlite')
  const store = await openSqlite(path)
  for (const [id, changes] of Object.entries(TABLES)) {
    await store.createTable(row(id), [{ type: 'drop', seat: null }], mark(changes))
    await store.addChat(id, { name: 'x', seat: null, text: 'y', at: 1 })
  }
  const rooms = { isLoaded: (id: string) => id === 'bots-open' }
  expect(await deleteBotTables({ store, rooms, otherProcesses: NO_OTHER_PROCESSES }, 5)).toBe(SWEPT.length)
  for (const id of Object.keys(TABLES)) expect((await store.readTable(id)) === null).toBe(SWEPT.includes(id))
  await store.close()
  const db = new DatabaseSync(path)
  const n = Object.keys(TABLES).length - SWEPT.length
  for (const table of ['entries', 'chat', 'transcripts'])
    expect(db.prepare(`select count(*) as n from ${table}`).get()).toEqual({ n })
  db.close()
})

test('a table that its last person leaves becomes one of bots', async () => {
  const store = await openSqlite(join(temporaryFolder(), 'sweep.sqlite'))
  await store.createTable(row('t'), [], mark({ holders: [ANN, BOT] }))
  expect(await store.oldBotTables(5, { limit: 9, after: '' })).toEqual([])
  await store.append('t', 0, [{ type: 'drop', seat: null }], mark({}))
  expect(await store.oldBotTables(5, { limit: 9, after: '' })).toEqual(['t'])
  await store.close()
})

test('a database of the first version finds its tables of bots, and keeps what it cannot read', async () => {
  const path = join(temporaryFolder(), 'old.sqlite')
  const old = new DatabaseSync(path)
  old.exec(`${MIGRATIONS[0].sqlite.join(';')}; pragma user_version = 1`)
  const insert = old.prepare("insert into tables values (?, 'g', 2, '{}', 'private', 'ann', 1, 'playing', 1, 1, ?)")
  insert.run('bots', JSON.stringify(summary({})))
  insert.run('people', JSON.stringify(summary({ holders: [ANN, BOT] })))
  insert.run('garbage', '{"holders":')
  old.close()
  const store = await openSqlite(path)
  expect(await store.oldBotTables(5, { limit: 9, after: '' })).toEqual(['bots'])
  await store.close()
})
