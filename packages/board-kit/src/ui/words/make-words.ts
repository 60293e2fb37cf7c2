import { computed } from '@preact/signals'
import { catalogue } from './catalogue.ts'
import type { MakeWords } from '../messages/make-en.ts'
import { language } from '../page/settings.ts'

export const makeCatalogue = catalogue<MakeWords>({
  en: async () => (await import('../messages/make-en.ts')).makeEn,
  fr: async () => (await import('../messages/make-fr.ts')).makeFr,
})

export const makeWords = computed<MakeWords>(() => makeCatalogue.of(language.value))
