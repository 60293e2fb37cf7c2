import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { GameWords } from './words-en.ts'

export const gameWords = catalogue<GameWords>({
  en: async () => (await import('./words-en.ts')).gameEn,
  fr: async () => (await import('./words-fr.ts')).gameFr,
})

export const words = computed<GameWords>(() => gameWords.of(language.value))
