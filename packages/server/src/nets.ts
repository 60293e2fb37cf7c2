import { existsSync } from 'node:fs'
import { needsNet } from '@bothy/bots'
import type { BotLevel } from '@bothy/protocol'

/** Who plays where no net was trained for the number of seats. */
const WITHOUT_NET = 'medium'

export const netFile = (game: string, seats: number): URL =>
  new URL(`../../games/${game}/nets/${game}-${seats}.net`, import.meta.url)

/** The wanted level, or the one that plays instead: what a table says of its bots is what they are. */
export const playable = (game: string, seats: number, level: BotLevel): BotLevel =>
  needsNet(level) && !existsSync(netFile(game, seats)) ? WITHOUT_NET : level
