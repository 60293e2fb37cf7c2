import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { AboutWords } from './en.ts'

export const aboutWords = catalogue<AboutWords>({
  en: async () => (await import('./en.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
})

export const about = computed<AboutWords>(() => aboutWords.of(language.value))
