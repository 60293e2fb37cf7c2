import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { ReplayWords } from './words-en.ts'

export const replayWords = catalogue<ReplayWords>({
  en: async () => (await import('./words-en.ts')).replayEn,
  fr: async () => (await import('./words-fr.ts')).replayFr,
})

export const replay = computed<ReplayWords>(() => replayWords.of(language.value))
