import type { CouncilWords } from '@bothy/glen-more-2/chronicles/council/words'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOfChronicle } from '../words-of.ts'

export const words = wordsOfChronicle<CouncilWords>({
  en: async () => {
    const { council, councilWords } = await import('@bothy/glen-more-2/chronicles/council/en')
    return [council, councilWords]
  },
  fr: async () => {
    const { council, councilWords } = await import('@bothy/glen-more-2/chronicles/council/fr')
    return [council, councilWords]
  },
})

export const councilIn = ({ language }: { readonly language: Language }): CouncilWords => words.of(language)
