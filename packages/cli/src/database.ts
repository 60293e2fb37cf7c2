import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as Server from '@bothy/server'
import { checkout } from './checkout.ts'
import { type FlagInfo, type Flags, text, UsageError } from './command.ts'

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

/** A refusal does not repeat the address, which may hold a password. A named folder comes first. */
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

export function serverPlace(flags: Flags): { readonly dataDir: string; readonly databaseUrl: string | undefined } {
  const dataDir = dataFolder(flags)
  const url = databaseUrl(flags)
  if (url === undefined && !existsSync(dataDir)) throw new UsageError(`${dataDir} is no folder of a server`)
  return { dataDir, databaseUrl: url }
}

export async function withServer<V>(job: (server: typeof Server) => Promise<V>): Promise<V> {
  const server = await import('@bothy/server')
  try {
    return await job(server)
  } catch (error) {
    throw error instanceof server.StartProblem ? new UsageError(error.message) : error
  }
}
