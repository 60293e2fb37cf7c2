import type { Translated } from '@bothy/kernel'
import type { mobsWords as en } from '@bothy/glen-more-2/modules/mobs/words/en'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { wordsOfChronicle } from '../../../board/chronicles/words-of.ts'

type MobsWords = Translated<typeof en>

export const words = wordsOfChronicle<MobsWords>({
  en: async () => {
    const { mobs, mobsWords } = await import('@bothy/glen-more-2/modules/mobs/words/en')
    return [mobs, mobsWords]
  },
  fr: async () => {
    const { mobs, mobsWords } = await import('@bothy/glen-more-2/modules/mobs/words/fr')
    return [mobs, mobsWords]
  },
})

export const mobsIn = ({ language }: { readonly language: Language }): MobsWords => words.of(language)
