import type { Game, GameTypes, Texts } from '@bothy/kernel'
import type { Lore } from '@bothy/kernel/lore'

/** The list of games. A new game is one line here and one in the client's list of boards. */
const PACKAGES = {
  'lords-of-scotland': {
    game: async (): Promise<Game<GameTypes>> => (await import('@bothy/lords-of-scotland')).lordsOfScotland,
    lore: async (): Promise<Lore<GameTypes>> => (await import('@bothy/lords-of-scotland/bot')).lore,
    en: async (): Promise<Texts<GameTypes>> => (await import('@bothy/lords-of-scotland/messages/en')).en,
    fr: async (): Promise<Texts<GameTypes>> => (await import('@bothy/lords-of-scotland/messages/fr')).fr,
  },
} as const

export type GameId = keyof typeof PACKAGES
export const GAME_IDS: readonly GameId[] = ['lords-of-scotland']

/** The rules of a game, loaded when first wanted. */
export const loadGame = (id: GameId): Promise<Game<GameTypes>> => PACKAGES[id].game()
/** What its computer opponents know. */
export const loadLore = (id: GameId): Promise<Lore<GameTypes>> => PACKAGES[id].lore()
/** Its words in one language. */
export const loadTexts = (id: GameId, language: 'en' | 'fr'): Promise<Texts<GameTypes>> => PACKAGES[id][language]()

export const isGameId = (id: string): id is GameId => Object.hasOwn(PACKAGES, id)
