import { computed } from '@preact/signals'
import { catalogue } from './catalogue.ts'
import type { ClockWords } from '../messages/clock-en.ts'
import { language } from '../page/settings.ts'

export const clockWords = catalogue<ClockWords>({
  en: async () => (await import('../messages/clock-en.ts')).clockEn,
  fr: async () => (await import('../messages/clock-fr.ts')).clockFr,
})

export const clock = computed<ClockWords>(() => clockWords.of(language.value))
