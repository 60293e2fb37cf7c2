import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MemoryStore } from '@bothy/room'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { peopleContract } from '../people/people.contract.ts'
import { serverStoreContract, storeContract } from './store.contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'bothy-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const file = (): string => join(folder, `${files++}.sqlite`)

storeContract('in memory', { open: async () => new MemoryStore(), close: async () => undefined })
serverStoreContract('SQLite', {
  open: () => openSqlite(file()),
  close: (store) => store.close(),
  reopen: () => openSqlite(join(folder, `${files - 1}.sqlite`)),
  async alter(statement) {
    const db = new DatabaseSync(join(folder, `${files - 1}.sqlite`))
    db.exec(statement)
    db.close()
  },
})

peopleContract('SQLite', { open: () => openSqlite(file()), close: (store) => store.close() })

test('writes are durable: WAL, full synchronization, strict tables', async () => {
  const path = file()
  const store = await openSqlite(path)
  const db = new DatabaseSync(path)
  expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  const tables = db
    .prepare('pragma table_list')
    .all()
    .filter(({ name }) => !/^(sqlite|kysely)_/.test(String(name)))
  expect(tables.every(({ strict }) => strict === 1)).toBe(true)
  db.close()
  await store.close()
})

test('what cannot be written is refused with the reason of the disk, and what comes later is written', async () => {
  const path = file()
  const store = await openSqlite(path)
  const db = new DatabaseSync(path)
  db.exec("create trigger full before insert on people begin select raise(abort, 'no room'); end")
  const person = { id: 'p', name: 'Ann', created: 1 }
  await expect(store.savePerson(person)).rejects.toMatchObject({ message: 'no room', errcode: 1811 })
  db.exec('drop trigger full')
  db.close()
  await store.savePerson(person)
  expect(await store.readPerson('p')).toEqual(person)
  await store.close()
  await expect(store.savePerson(person)).rejects.toThrow('has ended')
})

test('a process that only closes a file waits until it is closed', () => {
  const script = `const { openSqlite } = await import(${JSON.stringify(import.meta.resolve('../../src/store/sqlite.ts'))})
    const store = await openSqlite(process.argv[1])
    await store.close()
    console.log('closed')`
  const said = execFileSync(process.execPath, ['-e', script, file()], { encoding: 'utf8' })
  expect(said).toBe('closed\n')
})
