import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as Server from '@bothy/server'
import { checkout } from './checkout.ts'
import { type FlagInfo, type Flags, text, UsageError } from './command.ts'

/** Which database a command works on: a folder, or an address of PostgreSQL. */
export const DATABASE_FLAGS: readonly FlagInfo[] = [
  { name: 'data', value: 'DIR', help: 'folder of the database (data; also BOTHY_DATA)' },
  {
    name: 'database-url',
    value: 'URL',
    help: 'a PostgreSQL to keep games in, postgres://… (also DATABASE_URL); several servers may share it',
  },
]

export const dataFolder = (flags: Flags): string =>
  text(flags, 'data') ?? (process.env['BOTHY_DATA'] || join(checkout, 'data'))

/** An address of a database, or a refusal that does not repeat it: it may hold a password. A folder that is named comes first. */
export function databaseUrl(flags: Flags): string | undefined {
  const given = text(flags, 'database-url')
  if (given !== undefined && text(flags, 'data') !== undefined)
    throw new UsageError('--data and --database-url name two databases: choose one')
  const url = given ?? (text(flags, 'data') === undefined ? process.env['DATABASE_URL'] : undefined)
  if (url === undefined || url === '') return undefined
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new UsageError('the address of the database is none like postgres://name:password@host:5432/bothy')
  return url
}

/** Where a server that has run here keeps its games. */
export function serverPlace(flags: Flags): { readonly dataDir: string; readonly databaseUrl: string | undefined } {
  const dataDir = dataFolder(flags)
  const url = databaseUrl(flags)
  if (url === undefined && !existsSync(dataDir)) throw new UsageError(`${dataDir} is no folder of a server`)
  return { dataDir, databaseUrl: url }
}

/** Does a job with the code of the server; a database or file that cannot be used is said in one line. */
export async function withServer<V>(job: (server: typeof Server) => Promise<V>): Promise<V> {
  const server = await import('@bothy/server') // slow to load, and the other commands do without it
  try {
    return await job(server)
  } catch (error) {
    throw error instanceof server.StartProblem ? new UsageError(error.message) : error
  }
}
