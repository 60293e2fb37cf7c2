import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { PersonalWords } from './words-en.ts'

export const personalWords = catalogue<PersonalWords>({
  en: async () => (await import('./words-en.ts')).personalEn,
  fr: async () => (await import('./words-fr.ts')).personalFr,
})

export const words = computed<PersonalWords>(() => personalWords.of(language.value))
