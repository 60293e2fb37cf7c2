import type { Translated } from '@bothy/kernel'
import type { haggisWords as en } from '@bothy/glen-more-2/modules/haggis/words/en'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOfChronicle } from '../../../board/chronicles/words-of.ts'

type HaggisWords = Translated<typeof en>

export const words = wordsOfChronicle<HaggisWords>({
  en: async () => {
    const { haggis, haggisWords } = await import('@bothy/glen-more-2/modules/haggis/words/en')
    return [haggis, haggisWords]
  },
  fr: async () => {
    const { haggis, haggisWords } = await import('@bothy/glen-more-2/modules/haggis/words/fr')
    return [haggis, haggisWords]
  },
})

export const haggisIn = ({ language }: { readonly language: Language }): HaggisWords => words.of(language)
