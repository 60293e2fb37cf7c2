import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Me, TableInfo, TableLists } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { startServer } from '../../src/index.ts'
import { Guest, patient, serve, temporaryFolder, until } from '../server.ts'

patient()

const VERSUS = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const

function tamper(dataDir: string, sql: string, ...values: string[]): void {
  const db = new DatabaseSync(join(dataDir, 'bothy.sqlite'))
  db.prepare(sql).run(...values)
  db.close()
}

const entriesOf = (dataDir: string, table: string): string => {
  const db = new DatabaseSync(join(dataDir, 'bothy.sqlite'))
  const rows = db.prepare('select seq, entry from entries where table_id = ? order by seq').all(table)
  db.close()
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

const setup = { firstInitiative: 1 }

test('every table at which a bot must move goes on, also those behind one that cannot be read', async () => {
  const dataDir = temporaryFolder()
  const bots = { choose: () => new Promise<never>(() => undefined) }
  const first = await serve({ dataDir, settings: {}, bots, limits: { botTables: { person: 99, address: 99 } } })
  const ann = await Guest.of(first)
  const ids: string[] = []
  for (let i = 0; i < 12; i++) ids.push((await ann.table([...VERSUS], { setup })).id)
  await first.close()
  const bad = ids.toSorted()[3]
  tamper(dataDir, `update entries set entry = '{"type":"ply"' where seq = 2 and table_id = ?`, bad)
  const lines: string[] = []
  const server = await serve({ dataDir, log: 'error', logTo: { write: (line) => void lines.push(line) } })
  const back = new Guest(server.url, ann.cookie)
  await until(async () => {
    const { mine } = await back.json<TableLists>('GET', '/api/tables')
    return mine.length === 12 && mine.every(({ id, myTurn }) => id === bad || myTurn)
  })
  expect(lines.filter((line) => line.includes('cannot be read'))).toHaveLength(1)
  expect(lines.join()).not.toContain(bad)
  expect(await back.refusal('GET', `/api/tables/${bad}`)).toMatchObject({ why: 'unreadable', reason: null })
  const line = await back.socket()
  line.say({ type: 'join', table: bad })
  expect(await line.hear('refused')).toMatchObject({ table: bad, refusal: { why: 'unreadable' } })
  expect(await back.json<Me>('PATCH', '/api/me', { name: 'Ann' })).toMatchObject({ name: 'Ann' })
})

test('a summary that cannot be read leaves the list of the others', async () => {
  const dataDir = temporaryFolder()
  const first = await serve({ dataDir, settings: {} })
  const ann = await Guest.of(first)
  const [one, two] = [await ann.table([...VERSUS]), await ann.table([...VERSUS])]
  await first.close()
  tamper(dataDir, `update tables set summary = 'nonsense' where id = ?`, one.id)
  const server = await serve({ dataDir })
  const back = new Guest(server.url, ann.cookie)
  expect((await back.json<TableLists>('GET', '/api/tables')).mine.map(({ id }) => id)).toEqual([two.id])
  expect(await back.refusal('GET', `/api/tables/${one.id}`)).toMatchObject({ why: 'unreadable' })
  expect(await back.json<TableInfo>('GET', `/api/tables/${two.id}`)).toMatchObject({ id: two.id })
})

test('a match of a newer revision of its rules is refused, and its log stays as it is', async () => {
  const dataDir = temporaryFolder()
  const first = await serve({ dataDir, settings: {}, bots: { choose: () => new Promise(() => undefined) } })
  const ann = await Guest.of(first)
  const table = await ann.table([...VERSUS], { setup })
  await first.close()
  tamper(dataDir, `update entries set entry = json_set(entry, '$.revision', 99) where entry like '%"start"%'`)
  const before = entriesOf(dataDir, table.id)
  const server = await serve({ dataDir })
  const back = new Guest(server.url, ann.cookie)
  expect(await back.refusal('GET', `/api/tables/${table.id}`)).toMatchObject({ why: 'too-new' })
  const line = await back.socket()
  line.say({ type: 'submit', table: table.id, seat: 0, version: 0, action: {}, tag: 4 })
  expect(await line.hear('refused')).toMatchObject({ tag: 4, refusal: { why: 'too-new' } })
  await server.close()
  expect(entriesOf(dataDir, table.id)).toBe(before)
})

test('a game that this program does not know is refused in the same way', async () => {
  const dataDir = temporaryFolder()
  const first = await serve({ dataDir, settings: {} })
  const ann = await Guest.of(first)
  const table = await ann.table([...VERSUS])
  await first.close()
  tamper(dataDir, `update tables set game = 'clans-of-the-moon' where id = ?`, table.id)
  const server = await serve({ dataDir })
  expect(await ann.refusal.call(new Guest(server.url, ann.cookie), 'GET', `/api/tables/${table.id}`)).toMatchObject({
    why: 'too-new',
  })
})

test('a database of a newer program is refused in one sentence and not changed by a byte', async () => {
  const dataDir = temporaryFolder()
  await (await serve({ dataDir, settings: {} })).close()
  tamper(dataDir, 'pragma user_version = 99')
  const bytes = (): string =>
    createHash('sha256')
      .update(readFileSync(join(dataDir, 'bothy.sqlite')))
      .digest('hex')
  const before = bytes()
  await expect(startServer({ dataDir, log: 'silent' })).rejects.toThrow(/newer version of Bothy/)
  expect(bytes()).toBe(before)
})
