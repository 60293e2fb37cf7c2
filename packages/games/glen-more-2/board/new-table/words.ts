import type { Translated } from '@bothy/kernel'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { words } from './words-en.ts'

export const cardWords = catalogue<Translated<typeof words>>({
  en: async () => (await import('./words-en.ts')).words,
  fr: async () => (await import('./words-fr.ts')).words,
})
