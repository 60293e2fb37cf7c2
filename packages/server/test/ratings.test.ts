import { openSqlite } from '../src/store/sqlite.ts'
import { ratingsContract } from './ratings.contract.ts'

ratingsContract('SQLite', () => openSqlite(':memory:'))
