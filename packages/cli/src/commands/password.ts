import { type Command, text, UsageError } from '../command.ts'
import { DATABASE_FLAGS, serverPlace, withServer } from '../database.ts'
import { out } from '../print.ts'

export const password: Command = {
  name: 'password',
  operands: ['NAME'],
  summary: 'A link with which somebody who has forgotten their password sets a new one.',
  flags: [
    ...DATABASE_FLAGS,
    { name: 'url', value: 'URL', help: 'where people open Bothy, such as https://bothy.example' },
  ],
  async run([name], flags) {
    const place = serverPlace(flags)
    const link = await withServer((server) => server.newPasswordLink(place, name))
    if (link === null) throw new UsageError(`nobody here has an account with the name "${name}"`)
    const site = text(flags, 'url')?.replace(/\/+$/, '')
    out(
      `Good for an hour, and once; only for the owner of the account${site === undefined ? '. Put the address of your server before it' : ''}:`,
    )
    out(`${site ?? ''}${link}`)
  },
}
