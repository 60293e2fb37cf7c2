import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestPostgres, testPostgres } from '../../src/load/postgres.ts'
import { TestProxy } from '../../src/load/proxy.ts'
import { migrate } from '../../src/store/migrations/migrate.ts'
import { MIGRATIONS } from '../../src/store/migrations/migrations.ts'
import { connectTo, isLost } from '../../src/store/postgres-database.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import type { Schema } from '../../src/store/schema.ts'
import { friendsContract } from '../people/friends.contract.ts'
import { FIRST_OF_POSTGRES, STEPS_FROM, expectOld, writeOld } from './migrations.ts'
import { noticesContract } from '../notices/notices.contract.ts'
import { peopleContract } from '../people/people.contract.ts'
import { serverStoreContract } from './store.contract.ts'

let postgres: TestPostgres
let url = ''
beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(() => postgres.stop())

const report = (fault: string, error: unknown): void => {
  throw new Error(fault, { cause: error })
}

serverStoreContract('PostgreSQL', {
  async open() {
    url = await postgres.database()
    return openPostgres(url, report)
  },
  close: (store) => store.close(),
  reopen: () => openPostgres(url, report),
  async alter(statement) {
    await onItself(statement)
  },
})

peopleContract('PostgreSQL', {
  open: async () => openPostgres(await postgres.database(), report),
  close: (store) => store.close(),
})

noticesContract('PostgreSQL', {
  open: async () => openPostgres(await postgres.database(), report),
})

friendsContract('PostgreSQL', async () => openPostgres(await postgres.database(), report))

async function onItself(statement: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ [column: string]: unknown }>(statement)).rows
  } finally {
    await client.end()
  }
}

describe('a database of PostgreSQL that is older than the program keeps everything', () => {
  test.each(STEPS_FROM(FIRST_OF_POSTGRES))('after %i steps', async (steps) => {
    url = await postgres.database()
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }) })
    await migrate(db, 'postgres', MIGRATIONS[steps - 1].name)
    await writeOld(db, steps)
    await db.destroy()
    const store = await openPostgres(url, report)
    await expectOld(store, steps)
    await store.close()
  })
})

test('a newer database is left as it is, and the person is told', async () => {
  url = await postgres.database()
  await (await openPostgres(url, report)).close()
  await onItself("insert into kysely_migration values ('999-later', '')")
  await expect(openPostgres(url, report)).rejects.toThrow('The database was written by a newer version of Bothy')
  expect(await onItself('select count(*)::int as n from kysely_migration')).toEqual([{ n: MIGRATIONS.length + 1 }])
})

test('several servers that begin at once make the tables once', async () => {
  url = await postgres.database()
  const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url, report)))
  expect(await stores[4].secret('key', 'k')).toBe('k')
  expect(await stores[0].secret('key', 'other')).toBe('k')
  await Promise.all(stores.map((store) => store.close()))
})

test('nobody there, or nobody who knows us: a sentence without the password', async () => {
  const nobody = openPostgres('postgres://ann:secret@127.0.0.1:1/bothy', report)
  await expect(nobody).rejects.toThrow('postgres://127.0.0.1:1/bothy can’t be used: ')
  await expect(nobody).rejects.not.toThrow('secret')
})

test('every statement of a transaction whose connection was ended says that the database is away', async () => {
  url = await postgres.database()
  const db = connectTo(url, () => undefined)
  const errors: unknown[] = []
  const ended = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await onItself(`select pg_terminate_backend(${rows[0].pid}, 5000)`)
    for (let i = 0; i < 3; i++)
      await sql`select 1`.execute(transaction).catch((error: unknown) => {
        errors.push(error)
      })
    throw errors[2]
  })
  await expect(ended).rejects.toThrow('not queryable')
  await db.destroy()
  expect(errors).toHaveLength(3)
  expect(errors.filter((error) => !isLost(error))).toEqual([])
})

test('a database that falls silent in the middle of a statement is away, and is there again for the next one', async () => {
  const address = new URL(await postgres.database())
  const proxy = await TestProxy.start()
  proxy.serve([Number(address.port)])
  address.port = new URL(proxy.url).port
  const db = connectTo(address.href, () => undefined, { within: 3000 })
  await sql`select 1`.execute(db)
  proxy.fallSilent()
  const lost = await sql`select 2`.execute(db).catch((error: unknown) => error)
  expect(lost).toMatchObject({ message: 'the database has fallen silent' })
  expect(isLost(lost)).toBe(true)
  expect((await sql`select 3 as it`.execute(db)).rows).toEqual([{ it: 3 }])
  await db.destroy()
  proxy.close()
})
