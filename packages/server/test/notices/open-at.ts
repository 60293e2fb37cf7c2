import { openPostgres } from '../../src/store/postgres.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'

export const openAt = (where: string): Promise<Store> =>
  where.startsWith('postgres') ? openPostgres(where, () => undefined) : openSqlite(where)
