import type { RaceWords } from '@bothy/glen-more-2/chronicles/race/words'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOfChronicle } from '../words-of.ts'

export const words = wordsOfChronicle<RaceWords>({
  en: async () => {
    const { race, raceWords } = await import('@bothy/glen-more-2/chronicles/race/en')
    return [race, raceWords]
  },
  fr: async () => {
    const { race, raceWords } = await import('@bothy/glen-more-2/chronicles/race/fr')
    return [race, raceWords]
  },
})

export const raceIn = ({ language }: { readonly language: Language }): RaceWords => words.of(language)
