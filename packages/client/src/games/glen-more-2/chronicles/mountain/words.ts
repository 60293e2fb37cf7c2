import type { MountainWords } from '@bothy/glen-more-2/chronicles/mountain/words'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOfChronicle } from '../words-of.ts'

export const words = wordsOfChronicle<MountainWords>({
  en: async () => {
    const { mountain, mountainWords } = await import('@bothy/glen-more-2/chronicles/mountain/en')
    return [mountain, mountainWords]
  },
  fr: async () => {
    const { mountain, mountainWords } = await import('@bothy/glen-more-2/chronicles/mountain/fr')
    return [mountain, mountainWords]
  },
})

export const mountainIn = ({ language }: { readonly language: Language }): MountainWords => words.of(language)
