import type { GameTypes } from '@bothy/kernel'
import type { Merits, MeritWords } from '@bothy/kernel/merits'
import type { GameId } from './written/ids.ts'
import { MERITS_EN } from './written/merits-en.ts'
import { MERITS_FR } from './written/merits-fr.ts'
import { MERITS } from './written/merits.ts'

/** Null for a game whose analysis gives no reasons. */
export const loadMerits = async (id: GameId): Promise<Merits<GameTypes> | null> => (await MERITS[id]?.()) ?? null
export const loadMeritWords = async (id: GameId, language: 'en' | 'fr'): Promise<MeritWords | null> =>
  (await (language === 'fr' ? MERITS_FR : MERITS_EN)[id]?.()) ?? null
