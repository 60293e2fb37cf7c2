import type { Game, GameTypes, Json, Option, Texts } from '@bothy/kernel'
import type { Coach } from '@bothy/kernel/coach'
import type { Lessons } from '@bothy/kernel/lessons'
import type { Strategy } from '@bothy/kernel/strategy'
import { COACHES } from './written/coaches.ts'
import { GAME_IDS, type GameId } from './written/ids.ts'
import { LESSONS } from './written/lessons.ts'
import { MANIFESTS } from './written/manifests.ts'
import { OPPONENTS } from './written/opponents.ts'
import { RULES } from './written/rules.ts'
import { TEXTS_EN } from './written/texts-en.ts'
import { TEXTS_FR } from './written/texts-fr.ts'

export { GAME_IDS, type GameId, MANIFESTS }

const IDS: ReadonlySet<string> = new Set(GAME_IDS)
export const isGameId = (id: string): id is GameId => IDS.has(id)

export const minutesFor = (game: GameId, seats: number): number =>
  MANIFESTS[game].minutesOf[seats] ?? MANIFESTS[game].minutes

export const loadGame = (id: GameId): Promise<Game<GameTypes>> => RULES[id]()
export const loadStrategy = (id: GameId): Promise<Strategy<GameTypes>> => OPPONENTS[id]()
export const loadTexts = (id: GameId, language: 'en' | 'fr'): Promise<Texts<GameTypes>> =>
  (language === 'fr' ? TEXTS_FR : TEXTS_EN)[id]()

/** Null for a game without lessons. */
export const loadLessons = async (id: GameId): Promise<Lessons | null> => (await LESSONS[id]?.()) ?? null

/** Null for a game without a coach. */
export const loadCoach = async (id: GameId): Promise<Coach<GameTypes> | null> => (await COACHES[id]?.()) ?? null

export const plansItself = (id: string): boolean => isGameId(id) && MANIFESTS[id].hasPlanner

export const withEveryModule = (options: readonly Option[]): { readonly [option: string]: Json } =>
  Object.fromEntries(options.filter(({ group }) => group !== null).map(({ id }) => [id, true]))
