import { type Command, UsageError } from '../command.ts'
import { DATABASE_FLAGS, serverPlace, withServer } from '../database.ts'
import { out } from '../print.ts'

export const release: Command = {
  name: 'release',
  operands: ['TABLE'],
  summary: 'Lets a table go on that was stopped because its game failed.',
  flags: DATABASE_FLAGS,
  async run([table], flags) {
    const place = serverPlace(flags)
    const isReleased = await withServer((server) => server.release(place, table))
    if (!isReleased) throw new UsageError(`no table "${table}" is stopped here`)
    out('The table goes on for everybody who opens it from now on.')
  },
}
