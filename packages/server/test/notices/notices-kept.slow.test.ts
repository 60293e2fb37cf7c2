import { openSqlite } from '../../src/store/sqlite.ts'
import { noticesContract } from './notices.contract.ts'

noticesContract('SQLite', { open: () => openSqlite(':memory:') })
