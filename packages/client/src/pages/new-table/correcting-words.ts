import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { CorrectingWords } from '@bothy/board-kit/ui/messages/correcting-en.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'

export const correctingWords = catalogue<CorrectingWords>({
  en: async () => (await import('@bothy/board-kit/ui/messages/correcting-en.ts')).correctingEn,
  fr: async () => (await import('@bothy/board-kit/ui/messages/correcting-fr.ts')).correctingFr,
})

export const correcting = computed<CorrectingWords>(() => correctingWords.of(language.value))
