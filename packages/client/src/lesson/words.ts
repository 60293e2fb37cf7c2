import { computed } from '@preact/signals'
import type { Told } from '@bothy/kernel/lessons'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { LessonWords } from './words-en.ts'

export const lessonWords = catalogue<LessonWords>({
  en: async () => (await import('./words-en.ts')).lessonEn,
  fr: async () => (await import('./words-fr.ts')).lessonFr,
})

export const words = computed<LessonWords>(() => lessonWords.of(language.value))

export const told = (text: Told): string => text[language.value]
