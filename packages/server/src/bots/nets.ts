import { existsSync } from 'node:fs'
import { needsNet } from '@bothy/bots'
import { type GameId, isGameId, loadStrategy, plansItself } from '@bothy/games'
import type { GameTypes, Json } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import type { BotLevel } from '@bothy/protocol'
import type { AnyGame } from '@bothy/room'

const WITHOUT_NET = 'medium'

export const netFile = (game: string, seats: number): URL =>
  new URL(`../../../games/${game}/opponents/nets/${game}-${seats}.net`, import.meta.url)

export async function playableAt(
  game: AnyGame,
  { seats, setup }: { readonly seats: number; readonly setup: Json },
  level: BotLevel,
  strategyOf: (id: GameId) => Promise<Pick<Strategy<GameTypes>, 'supportsSetup'>> = loadStrategy,
): Promise<BotLevel> {
  if (!needsNet(level) || plansItself(game.id) || !isGameId(game.id)) return playable(game.id, seats, level)
  const checked = game.setup(setup, seats)
  const known = checked.ok && (await strategyOf(game.id)).supportsSetup(checked.value, seats)
  return known ? playable(game.id, seats, level) : WITHOUT_NET
}

/** The wanted level or its fallback, so that a table shows the level its bots really play. */
export const playable = (game: string, seats: number, level: BotLevel): BotLevel =>
  needsNet(level) && !plansItself(game) && !existsSync(netFile(game, seats)) ? WITHOUT_NET : level
