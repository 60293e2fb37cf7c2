import type { Game, GameTypes, Texts } from '@bothy/kernel'
import type { Lore } from '@bothy/kernel/lore'

/** The list of games: a new one is a line in each of these tables. They are apart, so that nobody loads what it does not use. */
const RULES = {
  'clans-of-caledonia': async (): Promise<Game<GameTypes>> =>
    (await import('@bothy/clans-of-caledonia')).clansOfCaledonia,
  'glen-more': async (): Promise<Game<GameTypes>> => (await import('@bothy/glen-more')).glenMore,
  'glen-more-2': async (): Promise<Game<GameTypes>> => (await import('@bothy/glen-more-2')).glenMore2,
  'lords-of-scotland': async (): Promise<Game<GameTypes>> => (await import('@bothy/lords-of-scotland')).lordsOfScotland,
}

export type GameId = keyof typeof RULES
export const GAME_IDS: readonly GameId[] = ['clans-of-caledonia', 'glen-more', 'glen-more-2', 'lords-of-scotland']

/** Facts of a game for pages that load nothing of it; minutes are those of people. */
export const GAME_FACTS: {
  readonly [id in GameId]: {
    readonly title: string
    /** With the usual number of players. */
    readonly minutes: number
    /** By the number of players: `minutes` in proportion to the plies of a match, medians of random play. */
    readonly minutesOf: { readonly [seats: number]: number }
  }
} = {
  'clans-of-caledonia': {
    title: 'Clans of Caledonia',
    minutes: 90,
    minutesOf: { 1: 30, 2: 60, 3: 90, 4: 120 },
  },
  'glen-more': { title: 'Glen More', minutes: 60, minutesOf: { 2: 30, 3: 45, 4: 60, 5: 80 } },
  'glen-more-2': { title: 'Glen More II: Chronicles', minutes: 90, minutesOf: { 2: 60, 3: 90, 4: 115 } },
  'lords-of-scotland': { title: 'Lords of Scotland', minutes: 35, minutesOf: { 2: 20, 3: 25, 4: 35, 5: 35 } },
}

/** About how long a match among so many takes. */
export const minutesFor = (game: GameId, seats: number): number =>
  GAME_FACTS[game].minutesOf[seats] ?? GAME_FACTS[game].minutes

const LORES: { readonly [id in GameId]: () => Promise<Lore<GameTypes>> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia/bot')).lore,
  'glen-more': async () => (await import('@bothy/glen-more/bot')).lore,
  'glen-more-2': async () => (await import('@bothy/glen-more-2/bot')).lore,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland/bot')).lore,
}

const WORDS: { readonly [id in GameId]: { readonly [language in 'en' | 'fr']: () => Promise<Texts<GameTypes>> } } = {
  'clans-of-caledonia': {
    en: async () => (await import('@bothy/clans-of-caledonia/messages/en')).en,
    fr: async () => (await import('@bothy/clans-of-caledonia/messages/fr')).fr,
  },
  'glen-more': {
    en: async () => (await import('@bothy/glen-more/messages/en')).en,
    fr: async () => (await import('@bothy/glen-more/messages/fr')).fr,
  },
  'glen-more-2': {
    en: async () => (await import('@bothy/glen-more-2/messages/en')).en,
    fr: async () => (await import('@bothy/glen-more-2/messages/fr')).fr,
  },
  'lords-of-scotland': {
    en: async () => (await import('@bothy/lords-of-scotland/messages/en')).en,
    fr: async () => (await import('@bothy/lords-of-scotland/messages/fr')).fr,
  },
}

/** The rules of a game, loaded when first wanted. */
export const loadGame = (id: GameId): Promise<Game<GameTypes>> => RULES[id]()
/** What its computer opponents know. */
export const loadLore = (id: GameId): Promise<Lore<GameTypes>> => LORES[id]()
/** Its words in one language. */
export const loadTexts = (id: GameId, language: 'en' | 'fr'): Promise<Texts<GameTypes>> => WORDS[id][language]()

/** Games whose opponents need no nets: their lore has a planner. */
const PLANNERS: readonly string[] = ['clans-of-caledonia']
export const plansItself = (id: string): boolean => PLANNERS.includes(id)

export const isGameId = (id: string): id is GameId => Object.hasOwn(RULES, id)
