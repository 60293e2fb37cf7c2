import type * as Server from '@bothy/server'
import { type Command, type Flags, JSON_FLAG } from '../command.ts'
import { DATABASE_FLAGS, dataFolder, databaseUrl, withServer } from '../database.ts'
import { prepareOutput } from '../files.ts'
import { figure, Progress, report } from '../print.ts'

type Place = { readonly file: string } | { readonly url: string }

const onDatabase = <V>(flags: Flags, job: (place: Place, server: typeof Server) => Promise<V>): Promise<V> =>
  withServer((server) => {
    const url = databaseUrl(flags)
    return job(url === undefined ? { file: server.databaseFile(dataFolder(flags)) } : { url }, server)
  })

export const backup: Command = {
  name: 'backup',
  operands: ['FILE'],
  summary: 'Writes all tables, people and keys to one file, as they are at this moment; servers may run meanwhile.',
  flags: [...DATABASE_FLAGS, JSON_FLAG],
  async run([file], flags) {
    prepareOutput(file)
    const bar = new Progress('Copying')
    const copied = await onDatabase(flags, (from, server) =>
      server.backup(from, file, ({ matches }) => bar.at(matches, matches + 1, 'tables')),
    ).finally(() => bar.end())
    report(flags, { file, ...copied }, [
      `${file}: ${figure(copied.matches)} tables with ${figure(copied.entries)} entries, ${figure(copied.people)} people.`,
      'It holds hands, seeds and the key of the cookies: keep it where nobody else can read it.',
    ])
  },
}

export const restore: Command = {
  name: 'restore',
  operands: ['FILE'],
  summary: 'Brings a backup into a database: all of it into a new one, what is missing into one that is in use.',
  flags: [...DATABASE_FLAGS, JSON_FLAG],
  async run([file], flags) {
    const bar = new Progress('Restoring')
    const restored = await onDatabase(flags, (to, server) =>
      server.restore(file, to, ({ matches, kept }) => bar.at(matches + kept, matches + kept + 1, 'tables')),
    ).finally(() => bar.end())
    const kept = restored.kept === 0 ? '' : ` ${figure(restored.kept)} tables were there already and stay as they are.`
    report(flags, { file, ...restored }, [
      `${figure(restored.matches)} tables with ${figure(restored.entries)} entries and ${figure(restored.people)} people were brought in.${kept}`,
    ])
  },
}
