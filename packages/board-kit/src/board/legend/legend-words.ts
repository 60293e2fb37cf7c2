import { catalogue } from '../../ui/words/catalogue.ts'
import type { LegendWords } from './legend-en.ts'

export const legendWords = catalogue<LegendWords>({
  en: async () => (await import('./legend-en.ts')).legendEn,
  fr: async () => (await import('./legend-fr.ts')).legendFr,
})
