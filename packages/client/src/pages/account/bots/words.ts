import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { BotsWords } from './words-en.ts'

export const botsWords = catalogue<BotsWords>({
  en: async () => (await import('./words-en.ts')).botsEn,
  fr: async () => (await import('./words-fr.ts')).botsFr,
})

export const words = computed<BotsWords>(() => botsWords.of(language.value))
