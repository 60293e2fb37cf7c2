import { retireKeys, rotateKeys } from './cookie-keys.ts'
import { databaseFile } from './start.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'

const CHANGES = { rotate: rotateKeys, retire: retireKeys } as const

/** Changes the keys that sign cookies in the database of a server, which may run meanwhile. Returns how many there are, or were retired. */
export async function changeKeys(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  change: keyof typeof CHANGES,
): Promise<number> {
  const store =
    databaseUrl === undefined
      ? await openSqlite(databaseFile(dataDir))
      : await openPostgres(databaseUrl, () => undefined)
  try {
    return await CHANGES[change](store)
  } finally {
    await store.close()
  }
}
