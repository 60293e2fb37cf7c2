import { afterAll, beforeAll } from 'vitest'
import { type TestPostgres, testPostgres } from '../../src/load/postgres.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { ratingsContract } from './ratings.contract.ts'
import { resultsContract } from './results.contract.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(() => postgres.stop())

const open = async () =>
  openPostgres(await postgres.database(), (fault, error) => {
    throw new Error(fault, { cause: error })
  })

ratingsContract('PostgreSQL', open)
resultsContract('PostgreSQL', open)
