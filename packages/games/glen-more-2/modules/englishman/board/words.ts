import type { Translated } from '@bothy/kernel'
import type { englishmanWords as en } from '@bothy/glen-more-2/modules/englishman/words/en'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOfChronicle } from '../../../board/chronicles/words-of.ts'

type EnglishmanWords = Translated<typeof en>

export const words = wordsOfChronicle<EnglishmanWords>({
  en: async () => {
    const { englishman, englishmanWords } = await import('@bothy/glen-more-2/modules/englishman/words/en')
    return [englishman, englishmanWords]
  },
  fr: async () => {
    const { englishman, englishmanWords } = await import('@bothy/glen-more-2/modules/englishman/words/fr')
    return [englishman, englishmanWords]
  },
})

export const englishmanIn = ({ language }: { readonly language: Language }): EnglishmanWords => words.of(language)
