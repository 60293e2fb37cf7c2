import type { Lessons } from '@bothy/kernel/lessons'
import { track, goods, scoring } from './heads.ts'

export const lessons: Lessons = {
  firstMatch: {
    seats: 2,
    setup: {},
    why: {
      en: 'Two players: short turns, and only the die besides. Rory is a beginner, too.',
      fr: 'À 2\u00a0joueurs\u00a0: des tours courts, avec seulement le dé en plus. Rory débute aussi.',
    },
    after: 'scoring',
  },
  chapters: [
    { ...track, load: async () => (await import('./track.ts')).chapter },
    { ...goods, load: async () => (await import('./goods.ts')).chapter },
    { ...scoring, load: async () => (await import('./scoring.ts')).chapter },
  ],
}
