import { type Command, UsageError } from '../command.ts'
import { DATABASE_FLAGS, serverPlace, withServer } from '../database.ts'
import { out } from '../print.ts'

export const keys: Command = {
  name: 'keys',
  operands: ['CHANGE'],
  summary: 'The keys that sign cookies: rotate draws a new one, retire ends all but the newest.',
  flags: DATABASE_FLAGS,
  async run([change], flags) {
    if (change !== 'rotate' && change !== 'retire') throw new UsageError(`keys takes rotate or retire, not "${change}"`)
    const place = serverPlace(flags)
    const n = await withServer((server) => server.changeKeys(place, change))
    if (change === 'rotate') out(`A new key signs from now on; what others have signed is good too: ${n} keys in all.`)
    else out(n === 0 ? 'There is only one key: nothing was changed.' : 'Only the newest key is good from now on.')
    out('Servers that run take it up within a minute.')
  },
}
