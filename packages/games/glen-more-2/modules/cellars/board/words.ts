import type { Translated } from '@bothy/kernel'
import type { cellarsWords as en } from '@bothy/glen-more-2/modules/cellars/words/en'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOfChronicle } from '../../../board/chronicles/words-of.ts'

type CellarsWords = Translated<typeof en>

export const words = wordsOfChronicle<CellarsWords>({
  en: async () => {
    const { cellars, cellarsWords } = await import('@bothy/glen-more-2/modules/cellars/words/en')
    return [cellars, cellarsWords]
  },
  fr: async () => {
    const { cellars, cellarsWords } = await import('@bothy/glen-more-2/modules/cellars/words/fr')
    return [cellars, cellarsWords]
  },
})

export const cellarsIn = ({ language }: { readonly language: Language }): CellarsWords => words.of(language)
