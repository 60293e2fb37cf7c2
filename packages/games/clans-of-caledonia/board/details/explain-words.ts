import type { Translated } from '@bothy/kernel'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import type { production } from '../words/production-en.ts'
import type { explain } from './explain-words-en.ts'
import { type Words, wordsOf } from '../words.ts'

type ExplainWords = Translated<typeof explain> & { readonly production: Translated<typeof production> }

export const explainWords = catalogue<ExplainWords>({
  en: async () => ({
    ...(await import('./explain-words-en.ts')).explain,
    production: (await import('../words/production-en.ts')).production,
  }),
  fr: async () => ({
    ...(await import('./explain-words-fr.ts')).explain,
    production: (await import('../words/production-fr.ts')).production,
  }),
})

export type AllWords = Words & { readonly explain: ExplainWords }
export const allWordsOf = (language: Language): AllWords => ({
  ...wordsOf(language),
  explain: explainWords.of(language),
})
