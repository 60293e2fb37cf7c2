import type { Lessons } from '@bothy/kernel/lessons'
import { rondel, scotsmen, persons, scoring } from './heads.ts'
import { LESSONS } from '../../modules/written/lessons.ts'

export const lessons: Lessons = {
  firstMatch: {
    seats: 2,
    setup: { introductory: true },
    why: {
      en: 'No Chronicles yet, and The End comes early. Rory is a beginner, too.',
      fr: 'Sans Chroniques pour commencer, et La Fin arrive tôt. Rory débute aussi.',
    },
    start: {
      en: 'Your first whole game. I’ll only speak when it helps.',
      fr: 'Votre première partie entière. Je ne parle que si cela aide.',
    },
    won: {
      en: 'You won your first game of Glen More II. Slàinte!',
      fr: 'Vous gagnez votre première partie de Glen More II. Slàinte\u202f!',
    },
    lost: {
      en: 'Not this time. Look at the last table: which scoring made the difference?',
      fr: 'Pas cette fois. Regardez le tableau final\u00a0: quel décompte a fait la différence\u202f?',
    },
    tied: { en: 'A shared victory: nobody could separate you.', fr: 'Victoire partagée\u00a0: rien ne vous sépare.' },
  },
  chapters: [
    { ...rondel, load: async () => (await import('./rondel.ts')).chapter },
    { ...scotsmen, load: async () => (await import('./scotsmen.ts')).chapter },
    { ...persons, load: async () => (await import('./persons.ts')).chapter },
    { ...scoring, load: async () => (await import('./scoring.ts')).chapter },
    ...LESSONS,
  ],
}
