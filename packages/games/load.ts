import type { Game, GameTypes, Texts } from '@bothy/kernel'
import type { Coach } from '@bothy/kernel/coach'
import type { Lessons } from '@bothy/kernel/lessons'
import type { Strategy } from '@bothy/kernel/strategy'
import { COACHES } from './written/coaches.ts'
import type { GameId } from './written/ids.ts'
import { LESSONS } from './written/lessons.ts'
import { OPPONENTS } from './written/opponents.ts'
import { RULES } from './written/rules.ts'
import { TEXTS_EN } from './written/texts-en.ts'
import { TEXTS_FR } from './written/texts-fr.ts'

export const loadGame = (id: GameId): Promise<Game<GameTypes>> => RULES[id]()
export const loadStrategy = (id: GameId): Promise<Strategy<GameTypes>> => OPPONENTS[id]()
export const loadTexts = (id: GameId, language: 'en' | 'fr'): Promise<Texts<GameTypes>> =>
  (language === 'fr' ? TEXTS_FR : TEXTS_EN)[id]()

export const loadLessons = async (id: GameId): Promise<Lessons | null> => (await LESSONS[id]?.()) ?? null

export const loadCoach = async (id: GameId): Promise<Coach<GameTypes> | null> => (await COACHES[id]?.()) ?? null
