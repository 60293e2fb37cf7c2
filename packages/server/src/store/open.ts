import type { Notice } from '@bothy/room'
import { databaseFile } from '../ops/data-folder.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

export type Database = { readonly dataDir: string; readonly databaseUrl?: string | undefined }

export type Visited = { readonly store: Store; tell(notice: Notice): void }

export async function visitStore<V>(
  { dataDir, databaseUrl }: Database,
  job: (visited: Visited) => Promise<V>,
): Promise<V> {
  const postgres = databaseUrl === undefined ? null : await openPostgres(databaseUrl, () => undefined)
  const store = postgres ?? (await openSqlite(databaseFile(dataDir)))
  const told: Promise<void>[] = []
  try {
    const value = await job({ store, tell: (notice) => void told.push(postgres?.tell(notice) ?? Promise.resolve()) })
    await Promise.all(told)
    return value
  } finally {
    await store.close()
  }
}
