import { openSqlite } from '../../src/store/sqlite.ts'
import { resultsContract } from './results.contract.ts'

resultsContract('SQLite', () => openSqlite(':memory:'))
