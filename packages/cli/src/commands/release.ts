import { existsSync } from 'node:fs'
import { type Command, UsageError } from '../command.ts'
import { DATABASE_FLAGS, dataFolder, databaseUrl } from '../database.ts'
import { out } from '../print.ts'

export const release: Command = {
  name: 'release',
  operands: ['TABLE'],
  summary: 'Lets a table go on that was stopped because its game failed.',
  flags: DATABASE_FLAGS,
  async run([table], flags) {
    const dataDir = dataFolder(flags)
    const url = databaseUrl(flags)
    if (url === undefined && !existsSync(dataDir)) throw new UsageError(`${dataDir} is no folder of a server`)
    const server = await import('@bothy/server')
    const isReleased = await server.release({ dataDir, databaseUrl: url }, table).catch((error: unknown) => {
      throw error instanceof server.StartProblem ? new UsageError(error.message) : error
    })
    if (!isReleased) throw new UsageError(`no table "${table}" is stopped here`)
    out('The table goes on for everybody who opens it from now on.')
  },
}
