import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { NoticesWords } from './words-en.ts'

export const noticesWords = catalogue<NoticesWords>({
  en: async () => (await import('./words-en.ts')).noticesEn,
  fr: async () => (await import('./words-fr.ts')).noticesFr,
})

export const words = computed<NoticesWords>(() => noticesWords.of(language.value))
