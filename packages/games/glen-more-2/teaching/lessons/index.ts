import type { Lessons } from '@bothy/kernel/lessons'
import { rondel, scotsmen, persons, scoring } from './heads.ts'
import { LESSONS } from '../../modules/written/lessons.ts'

const BY_NUMBER = new Intl.Collator('en', { numeric: true })

export const lessons: Lessons = {
  firstMatch: {
    seats: 2,
    setup: { introductory: true },
    why: {
      en: 'No Chronicles yet, and The End comes early. Rory is a beginner, too.',
      fr: 'Sans Chroniques pour commencer, et La Fin arrive tôt. Rory débute aussi.',
    },
    after: 'scoring',
  },
  chapters: [
    { ...rondel, load: async () => (await import('./rondel.ts')).chapter },
    { ...scotsmen, load: async () => (await import('./scotsmen.ts')).chapter },
    { ...persons, load: async () => (await import('./persons.ts')).chapter },
    { ...scoring, load: async () => (await import('./scoring.ts')).chapter },
    // By the numbers with which their titles begin; they act in another order (GM2-X10).
    ...LESSONS.toSorted((a, b) => BY_NUMBER.compare(a.title.en, b.title.en)),
  ],
}
