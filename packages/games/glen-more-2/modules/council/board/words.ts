import type { Translated } from '@bothy/kernel'
import type { councilWords as en } from '@bothy/glen-more-2/modules/council/words/en'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOfChronicle } from '../../../board/chronicles/words-of.ts'

type CouncilWords = Translated<typeof en>

export const words = wordsOfChronicle<CouncilWords>({
  en: async () => {
    const { council, councilWords } = await import('@bothy/glen-more-2/modules/council/words/en')
    return [council, councilWords]
  },
  fr: async () => {
    const { council, councilWords } = await import('@bothy/glen-more-2/modules/council/words/fr')
    return [council, councilWords]
  },
})

export const councilIn = ({ language }: { readonly language: Language }): CouncilWords => words.of(language)
