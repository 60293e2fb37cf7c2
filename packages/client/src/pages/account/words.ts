import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { AccountWords } from './words-en.ts'

export const accountWords = catalogue<AccountWords>({
  en: async () => (await import('./words-en.ts')).accountEn,
  fr: async () => (await import('./words-fr.ts')).accountFr,
})

export const words = computed<AccountWords>(() => accountWords.of(language.value))
