import { needsNet } from '@bothy/bots'
import { hasNet, plansItself } from '@bothy/games'
import type { BotLevel } from '@bothy/protocol'
import { type WithoutNet, withNet } from './with-net.ts'

const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const
type Level = (typeof LEVELS)[number]
/** `known`: the net knows the setup. The nets of a build are those of its server. */
export const levelsFor = (game: string, seats: number, known = true): readonly Level[] =>
  LEVELS.filter((level) => playable(game, seats, level, known) === level)

export const playable = <L extends BotLevel>(game: string, seats: number, level: L, known = true): L | WithoutNet =>
  withNet(level, needsNet(level) && !plansItself(game), known && hasNet(game, seats))
