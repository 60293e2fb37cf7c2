import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { BookWords } from './words-en.ts'

export const bookCatalogue = catalogue<BookWords>({
  en: async () => (await import('./words-en.ts')).bookEn,
  fr: async () => (await import('./words-fr.ts')).bookFr,
})

export const bookWords = computed<BookWords>(() => bookCatalogue.of(language.value))
