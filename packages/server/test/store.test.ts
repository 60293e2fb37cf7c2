import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MemoryStore } from '@bothy/room'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from '../src/store/sqlite.ts'
import { storeContract } from './store.contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'bothy-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const file = (): string => join(folder, `${files++}.sqlite`)

storeContract('in memory', { open: async () => new MemoryStore(), close: async () => undefined })
storeContract('SQLite', {
  open: async () => openSqlite(file()),
  close: (store) => store.close(),
  reopen: async () => openSqlite(join(folder, `${files - 1}.sqlite`)),
})

test('a secret is drawn once and the same for all who ask, also after a restart', async () => {
  const path = file()
  const store = openSqlite(path)
  expect(await Promise.all([store.secret('key', 'a'), store.secret('key', 'b')])).toEqual(['a', 'a'])
  await store.close()
  const again = openSqlite(path)
  expect(await again.secret('key', 'c')).toBe('a')
  await again.close()
})

test('people keep their names', async () => {
  const store = openSqlite(':memory:')
  expect(await store.readPerson('p')).toBe(null)
  await store.savePerson({ id: 'p', name: 'Ann', created: 1 })
  await store.savePerson({ id: 'p', name: 'Ànna', created: 2 })
  expect(await store.readPerson('p')).toEqual({ id: 'p', name: 'Ànna', created: 1 })
  await store.close()
})

test('writes are durable: WAL, full synchronization, strict tables', async () => {
  const { DatabaseSync } = await import('node:sqlite')
  const path = file()
  const store = openSqlite(path)
  const db = new DatabaseSync(path)
  expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  const tables = db
    .prepare('pragma table_list')
    .all()
    .filter(({ name }) => !String(name).startsWith('sqlite_'))
  expect(tables.every(({ strict }) => strict === 1)).toBe(true)
  db.close()
  await store.close()
})
