import type { Game, GameTypes } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { naivePlayer } from './beginner.ts'
import { type Bot, botOf, type BotOptions, createBot, type Level } from './levels.ts'
import { treeSearch } from './tree-search.ts'

/** Of every level, also those that only measure others: a table has no use for them, nor for their code. */
export function createAnyBot<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  level: Level,
  options: BotOptions = {},
): Bot<T> {
  if (level === 'naive') return botOf(level, naivePlayer(game, strategy), options)
  if (level === 'ismcts-1000') return botOf(level, treeSearch(game, strategy), options)
  return createBot(game, strategy, level, options)
}
