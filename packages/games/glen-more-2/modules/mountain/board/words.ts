import type { Translated } from '@bothy/kernel'
import type { mountainWords as en } from '@bothy/glen-more-2/modules/mountain/words/en'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOfChronicle } from '../../../board/chronicles/words-of.ts'

type MountainWords = Translated<typeof en>

export const words = wordsOfChronicle<MountainWords>({
  en: async () => {
    const { mountain, mountainWords } = await import('@bothy/glen-more-2/modules/mountain/words/en')
    return [mountain, mountainWords]
  },
  fr: async () => {
    const { mountain, mountainWords } = await import('@bothy/glen-more-2/modules/mountain/words/fr')
    return [mountain, mountainWords]
  },
})

export const mountainIn = ({ language }: { readonly language: Language }): MountainWords => words.of(language)
