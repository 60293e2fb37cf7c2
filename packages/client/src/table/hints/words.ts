import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { HintWords } from './words-en.ts'

export const hintCatalogue = catalogue<HintWords>({
  en: async () => (await import('./words-en.ts')).hintsEn,
  fr: async () => (await import('./words-fr.ts')).hintsFr,
})

export const words = computed<HintWords>(() => hintCatalogue.of(language.value))
