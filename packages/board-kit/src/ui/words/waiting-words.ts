import { computed } from '@preact/signals'
import { catalogue } from './catalogue.ts'
import type { WaitingWords } from '../messages/waiting-en.ts'
import { language } from '../page/settings.ts'

export const waitingWords = catalogue<WaitingWords>({
  en: async () => (await import('../messages/waiting-en.ts')).waitingEn,
  fr: async () => (await import('../messages/waiting-fr.ts')).waitingFr,
})

export const waiting = computed<WaitingWords>(() => waitingWords.of(language.value))
