import { type CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import { Leases } from '../../src/processes/leases.ts'
import type { Schema } from '../../src/store/schema.ts'

const TABLE = 'table-0001'
const TURNS = 50

type Pending = { readonly sql: string; readonly done: () => void; readonly lost: () => void }

/** A lost answer does not undo its statement. */
class OneLease extends DummyDriver {
  isTaken = false
  readonly pending: Pending[] = []

  override acquireConnection = (): ReturnType<DummyDriver['acquireConnection']> =>
    Promise.resolve({
      executeQuery: <R>(query: CompiledQuery) =>
        new Promise<{ rows: R[] }>((resolve, reject) => {
          const isInsert = query.sql.startsWith('insert')
          const act = (): void => void (this.isTaken = isInsert)
          this.pending.push({
            sql: query.sql,
            done: () => {
              act()
              resolve({ rows: (isInsert ? [{ table_id: TABLE }] : []) as R[] })
            },
            lost: () => {
              act()
              reject(new Error('the connection is gone'))
            },
          })
        }),
      streamQuery: () => {
        throw new Error('not asked for')
      },
    })

  async answer(kind: 'insert' | 'delete', how: 'done' | 'lost'): Promise<boolean> {
    await turns()
    const at = this.pending.findIndex((query) => query.sql.startsWith(kind))
    if (at < 0) return false
    this.pending.splice(at, 1)[0][how]()
    await turns()
    return true
  }
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve()
}

function leasesOn(driver: OneLease): Leases {
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: () => {
        throw new Error('not asked for')
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return new Leases(db, { id: () => 'one', isHeard: () => true, deadline: sql<number>`0`, report: () => undefined })
}

test('of two takings of one table, one of which fails, no lease is let go that is held', async () => {
  const driver = new OneLease()
  const leases = leasesOn(driver)
  const both = [leases.take(TABLE), leases.take(TABLE)]
  const settled = Promise.allSettled(both)
  await driver.answer('insert', 'lost')
  void leases.write()
  while (await driver.answer('insert', 'done'));
  while (await driver.answer('delete', 'done'));
  const isHeld = (await settled).some((one) => one.status === 'fulfilled' && one.value)
  expect(driver.isTaken).toBe(isHeld)
  const again = leases.take(TABLE)
  while (await driver.answer('insert', 'done'));
  expect([await again, driver.isTaken]).toEqual([true, true])
})

test('a table that is let go while it is being taken is let go', async () => {
  const driver = new OneLease()
  const leases = leasesOn(driver)
  const taken = leases.take(TABLE)
  await turns()
  leases.letGo(TABLE)
  await driver.answer('insert', 'done')
  await driver.answer('delete', 'done')
  expect([await taken, driver.isTaken]).toEqual([false, false])
})

test('one that is wanted again before it was taken is kept', async () => {
  const driver = new OneLease()
  const leases = leasesOn(driver)
  const taken = leases.take(TABLE)
  await turns()
  leases.letGo(TABLE)
  const again = leases.take(TABLE)
  while (await driver.answer('insert', 'done'));
  expect(await driver.answer('delete', 'done')).toBe(false)
  expect([await taken, await again, driver.isTaken]).toEqual([true, true, true])
})
