import { afterAll, beforeAll } from 'vitest'
import { type TestPostgres, testPostgres } from '../src/load/postgres.ts'
import { openPostgres } from '../src/store/postgres.ts'
import { ratingsContract } from './ratings.contract.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(() => postgres.stop())

ratingsContract('PostgreSQL', async () =>
  openPostgres(await postgres.database(), (fault, error) => {
    throw new Error(fault, { cause: error })
  }),
)
