import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { AnalysisWords } from './words-en.ts'

export const analysisCatalogue = catalogue<AnalysisWords>({
  en: async () => (await import('./words-en.ts')).analysisEn,
  fr: async () => (await import('./words-fr.ts')).analysisFr,
})

export const analysisWords = computed<AnalysisWords>(() => analysisCatalogue.of(language.value))
