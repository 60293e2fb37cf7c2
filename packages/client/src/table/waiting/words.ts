import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { RoomWords } from './words-en.ts'

export const roomWords = catalogue<RoomWords>({
  en: async () => (await import('./words-en.ts')).roomEn,
  fr: async () => (await import('./words-fr.ts')).roomFr,
})

export const room = computed<RoomWords>(() => roomWords.of(language.value))
