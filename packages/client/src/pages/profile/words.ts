import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { ProfileWords } from './words-en.ts'

export const profileWords = catalogue<ProfileWords>({
  en: async () => (await import('./words-en.ts')).profileEn,
  fr: async () => (await import('./words-fr.ts')).profileFr,
})

export const words = computed<ProfileWords>(() => profileWords.of(language.value))
