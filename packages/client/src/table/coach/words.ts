import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { CoachWords } from './words-en.ts'

export const coachWords = catalogue<CoachWords>({
  en: async () => (await import('./words-en.ts')).coachEn,
  fr: async () => (await import('./words-fr.ts')).coachFr,
})

export const words = computed<CoachWords>(() => coachWords.of(language.value))
