import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { AboutWords } from '../messages/about-en.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'

export const aboutWords = catalogue<AboutWords>({
  en: async () => (await import('../messages/about-en.ts')).aboutEn,
  fr: async () => (await import('../messages/about-fr.ts')).aboutFr,
})

export const about = computed<AboutWords>(() => aboutWords.of(language.value))
