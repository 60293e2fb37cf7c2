import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAnyBot, isLevel, LEVELS, type Bot, type Level, type Net, readNet, wantsNet } from '@bothy/bots'
import { isGameId, loadGame, loadStrategy } from '@bothy/games'
import type { GameTypes } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import type { AnyGame } from '@bothy/room'
import { checkout } from './checkout.ts'
import { UsageError } from './command.ts'

export function levelNamed(name: string): Level {
  if (!isLevel(name)) throw new UsageError(`there is no bot "${name}": ${LEVELS.join(', ')}`)
  return name
}

export const netFile = (game: string, seats: number): string =>
  join(checkout, 'packages', 'games', game, 'opponents', 'nets', `${game}-${seats}.net`)

export const hasNet = ({ id, seats }: AnyGame, strategy: Strategy<GameTypes>, level: Level): boolean =>
  !wantsNet(strategy, level) ||
  Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i).every((n) => existsSync(netFile(id, n)))

export async function shippedNet(id: string, seats: number): Promise<Net> {
  if (!isGameId(id)) throw new UsageError(`there is no game "${id}": bothy games lists them`)
  const file = netFile(id, seats)
  if (!existsSync(file))
    throw new UsageError(`${id} has no net for ${seats} seats: bothy train ${id} --seats ${seats} makes one`)
  return readNet(await loadStrategy(id), id, readFileSync(file)).net
}

export async function botFor(id: string, name: string, seats: number): Promise<Bot<GameTypes>> {
  if (!isGameId(id)) throw new UsageError(`there is no game "${id}": bothy games lists them`)
  const level = levelNamed(name)
  const strategy = await loadStrategy(id)
  const options = wantsNet(strategy, level) ? { net: await shippedNet(id, seats) } : {}
  return createAnyBot(await loadGame(id), strategy, level, { ...options, now: () => performance.now() })
}
