import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BroughtBot } from '@bothy/bots'
import type { AnyGame } from '@bothy/room'
import { UsageError } from './command.ts'

export const isBotFile = (name: string): boolean => /[/\\]|\.[cm]?[jt]s$/.test(name)

type Maker = (game: AnyGame) => unknown

const isMaker = (x: unknown): x is Maker => typeof x === 'function'
const isBot = (x: unknown): x is BroughtBot =>
  typeof x === 'object' && x !== null && 'choose' in x && typeof x.choose === 'function'

export async function broughtBot(file: string, game: AnyGame): Promise<BroughtBot> {
  const path = resolve(file)
  if (!existsSync(path)) throw new UsageError(`there is no file ${file}`)
  const found: unknown = await import(pathToFileURL(path).href)
  const make = typeof found === 'object' && found !== null && 'default' in found ? found.default : null
  if (!isMaker(make)) throw new UsageError(`${file} has no function as its default export`)
  const bot = await make(game)
  if (!isBot(bot)) throw new UsageError(`the default export of ${file} made nothing that can choose`)
  return bot
}
