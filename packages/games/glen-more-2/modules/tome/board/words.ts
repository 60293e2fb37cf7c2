import type { Translated } from '@bothy/kernel'
import type { tomeWords as en } from '@bothy/glen-more-2/modules/tome/words/en'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOfChronicle } from '../../../board/chronicles/words-of.ts'

type TomeWords = Translated<typeof en>

export const words = wordsOfChronicle<TomeWords>({
  en: async () => {
    const { tome, tomeWords } = await import('@bothy/glen-more-2/modules/tome/words/en')
    return [tome, tomeWords]
  },
  fr: async () => {
    const { tome, tomeWords } = await import('@bothy/glen-more-2/modules/tome/words/fr')
    return [tome, tomeWords]
  },
})

export const tomeIn = ({ language }: { readonly language: Language }): TomeWords => words.of(language)
