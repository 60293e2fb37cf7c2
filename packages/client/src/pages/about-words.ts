import { computed } from '@preact/signals'
import { catalogue } from '../ui/catalogue.ts'
import type { AboutWords } from '../ui/messages/about-en.ts'
import { language } from '../ui/settings.ts'

export const aboutWords = catalogue<AboutWords>({
  en: async () => (await import('../ui/messages/about-en.ts')).aboutEn,
  fr: async () => (await import('../ui/messages/about-fr.ts')).aboutFr,
})

export const about = computed<AboutWords>(() => aboutWords.of(language.value))
