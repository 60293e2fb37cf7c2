import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { OfferWords } from './words-en.ts'

export const offerWords = catalogue<OfferWords>({
  en: async () => (await import('./words-en.ts')).offersEn,
  fr: async () => (await import('./words-fr.ts')).offersFr,
})

export const offers = computed<OfferWords>(() => offerWords.of(language.value))
