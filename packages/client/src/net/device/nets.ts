import { needsNet } from '@bothy/bots'
import { plansItself } from '@bothy/games'
import type { BotLevel } from '@bothy/protocol'

const NETS = import.meta.glob<string>('../../../../games/*/opponents/nets/*.net', { query: '?url', import: 'default' })

const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const
type Level = (typeof LEVELS)[number]
/** Plays where no net was trained for the number of seats or for the setup. */
const WITHOUT_NET = 'medium'

export const netAt = (game: string, seats: number): (() => Promise<string>) | undefined =>
  NETS[`../../../../games/${game}/opponents/nets/${game}-${seats}.net`]

/** `known`: the net knows the setup. The nets of a build are those of its server. */
export const levelsFor = (game: string, seats: number, known = true): readonly Level[] =>
  LEVELS.filter((level) => playable(game, seats, level, known) === level)

export const playable = <L extends BotLevel>(
  game: string,
  seats: number,
  level: L,
  known = true,
): L | typeof WITHOUT_NET =>
  withNet(level, needsNet(level) && !plansItself(game), known && netAt(game, seats) !== undefined)

/** The worker asks the opponents themselves: manifests of all games would be a kilobyte more. */
export const withNet = <L extends BotLevel>(level: L, wantsNet: boolean, hasNet: boolean): L | typeof WITHOUT_NET =>
  wantsNet && !hasNet ? WITHOUT_NET : level
