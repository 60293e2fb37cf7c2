import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/store/migrations/migrate.ts'
import { MIGRATIONS } from '../../src/store/migrations/migrations.ts'
import { queries } from '../../src/store/node-sqlite.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { FIRST_OF_POSTGRES, STEPS_FROM, expectOld, writeOld } from './migrations.ts'
import { temporaryFolder } from '../server.ts'

const file = (): string => join(temporaryFolder(), 'old.sqlite')

describe('a database of SQLite that is older than the program keeps everything', () => {
  test.each(STEPS_FROM(1).filter((steps) => steps <= FIRST_OF_POSTGRES))('its %i steps were counted', async (steps) => {
    const path = file()
    const db = new DatabaseSync(path)
    for (const { sqlite } of MIGRATIONS.slice(0, steps)) for (const statement of sqlite) db.exec(statement)
    db.exec(`pragma user_version = ${steps}`)
    await writeOld(queries(db), steps)
    db.close()
    for (const _ of ['first start', 'second start']) {
      const store = await openSqlite(path)
      await expectOld(store, steps)
      await store.close()
    }
  })

  test.each(STEPS_FROM(FIRST_OF_POSTGRES))('its %i steps have names', async (steps) => {
    const path = file()
    const db = new DatabaseSync(path)
    await migrate(queries(db), 'sqlite', MIGRATIONS[steps - 1].name)
    await writeOld(queries(db), steps)
    db.close()
    const store = await openSqlite(path)
    await expectOld(store, steps)
    await store.close()
  })
})

test.each([
  ['a step that nobody here knows', "insert into kysely_migration values ('999-later', '')"],
  ['a count that nobody here knows', 'pragma user_version = 99'],
])('a database with %s is left as it is, and the person is told', async (_, later) => {
  const path = file()
  await (await openSqlite(path)).close()
  const db = new DatabaseSync(path)
  db.exec(`pragma journal_mode = delete; ${later}`)
  db.close()
  const before = readFileSync(path)
  await expect(openSqlite(path)).rejects.toThrow('was written by a newer version of Bothy: nothing was changed.')
  expect(readFileSync(path).equals(before)).toBe(true)
})

test('a step that fails changes nothing', async () => {
  const path = file()
  const db = new DatabaseSync(path)
  db.exec('create table transcripts (anything text)')
  await expect(migrate(queries(db), 'sqlite')).rejects.toThrow('transcripts already exists')
  expect(db.prepare("select 1 from sqlite_schema where name = 'tables'").get()).toBe(undefined)
  db.close()
})
