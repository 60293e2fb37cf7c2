import { computed } from '@preact/signals'
import { catalogue } from './catalogue.ts'
import type { FairnessWords } from '../messages/fairness-en.ts'
import { language } from '../page/settings.ts'

export const fairnessCatalogue = catalogue<FairnessWords>({
  en: async () => (await import('../messages/fairness-en.ts')).fairnessEn,
  fr: async () => (await import('../messages/fairness-fr.ts')).fairnessFr,
})

export const fairnessWords = computed<FairnessWords>(() => fairnessCatalogue.of(language.value))
