import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestPostgres, testPostgres } from '../../src/load/postgres.ts'
import { NOTHING_AROUND, type ServerProcesses } from '../../src/processes/other-processes.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { patient, until } from '../server.ts'

patient()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(() => postgres.stop())

const QUICK = { beatMs: 50, aliveMs: 60_000 }
const TABLE = 'table-0001'

async function process(url: string, faults: string[] = [], settings = QUICK): Promise<ServerProcesses> {
  const report = (fault: string): void => void faults.push(fault)
  const store = await openPostgres(url, report)
  const otherProcesses = store.meet(settings)
  await otherProcesses.open({ ...NOTHING_AROUND, report })
  onTestFinished(async () => {
    await otherProcesses.close()
    await store.close()
  })
  return otherProcesses
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('a table that could not be let go at once is let go later: nobody waits for as long as the process lives', async () => {
  const url = await postgres.database()
  const faults: string[] = []
  const [one, two] = [await process(url, faults), await process(url)]
  expect([await one.lease(TABLE), await two.lease(TABLE)]).toEqual([true, false])
  const [somebody, another] = [await connect(url), await connect(url)]
  await somebody.query('begin')
  await somebody.query('lock table leases in access exclusive mode')
  one.release(TABLE)
  await until(async () => {
    // In a transaction the query would see the same snapshot again and again.
    const { rowCount } = await another.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'delete from "leases"%' and wait_event_type = 'Lock'`,
    )
    return rowCount !== 0
  })
  await until(() => faults.includes('a table could not be let go'))
  await somebody.query('commit')
  await until(() => two.lease(TABLE))
})

test('a table that was let go and taken again by the same process stays its own', async () => {
  const url = await postgres.database()
  const [one, two] = [await process(url), await process(url)]
  for (let i = 0; i < 200; i++) {
    expect(await one.lease(TABLE)).toBe(true)
    one.release(TABLE)
    expect(await one.lease(TABLE)).toBe(true)
    expect(await two.lease(TABLE)).toBe(false)
  }
})

test('processes that could not say for too long that they live do not both keep what one of them had', async () => {
  const url = await postgres.database()
  const brief = { beatMs: 50, aliveMs: 3000 }
  const [one, two] = [await process(url, [], brief), await process(url, [], brief)]
  expect(await one.lease(TABLE)).toBe(true)
  const somebody = await connect(url)
  await somebody.query('begin')
  await somebody.query('lock table processes in exclusive mode')
  await until(() => two.lease(TABLE))
  await somebody.query('commit')
  const heardOf = 'select 1 from processes where seen > (extract(epoch from clock_timestamp()) * 1000)::bigint - 200'
  await until(async () => (await somebody.query(heardOf)).rowCount === 2)
  expect([await one.lease(TABLE), await two.lease(TABLE)].filter(Boolean)).toHaveLength(1)
})
