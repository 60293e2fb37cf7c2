import type { Translated } from '@bothy/kernel'
import type { raceWords as en } from '@bothy/glen-more-2/modules/race/words/en'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOfChronicle } from '../../../board/chronicles/words-of.ts'

type RaceWords = Translated<typeof en>

export const words = wordsOfChronicle<RaceWords>({
  en: async () => {
    const { race, raceWords } = await import('@bothy/glen-more-2/modules/race/words/en')
    return [race, raceWords]
  },
  fr: async () => {
    const { race, raceWords } = await import('@bothy/glen-more-2/modules/race/words/fr')
    return [race, raceWords]
  },
})

export const raceIn = ({ language }: { readonly language: Language }): RaceWords => words.of(language)
