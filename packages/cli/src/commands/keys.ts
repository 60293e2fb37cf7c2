import { existsSync } from 'node:fs'
import { type Command, UsageError } from '../command.ts'
import { DATABASE_FLAGS, dataFolder, databaseUrl } from '../database.ts'
import { out } from '../print.ts'

export const keys: Command = {
  name: 'keys',
  operands: ['CHANGE'],
  summary: 'The keys that sign cookies: rotate draws a new one, retire ends all but the newest.',
  flags: DATABASE_FLAGS,
  async run([change], flags) {
    if (change !== 'rotate' && change !== 'retire') throw new UsageError(`keys takes rotate or retire, not "${change}"`)
    const dataDir = dataFolder(flags)
    const url = databaseUrl(flags)
    if (url === undefined && !existsSync(dataDir)) throw new UsageError(`${dataDir} is no folder of a server`)
    const { StartProblem, changeKeys } = await import('@bothy/server')
    const n = await changeKeys({ dataDir, databaseUrl: url }, change).catch((error: unknown) => {
      throw error instanceof StartProblem ? new UsageError(error.message) : error
    })
    if (change === 'rotate') out(`A new key signs from now on; what others have signed is good too: ${n} keys in all.`)
    else out(n === 0 ? 'There is only one key: nothing was changed.' : 'Only the newest key is good from now on.')
    out('Servers that run take it up within a minute.')
  },
}
