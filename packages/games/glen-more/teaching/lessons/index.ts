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
    start: {
      en: 'Your first whole game. I’ll only speak when it helps.',
      fr: 'Votre première partie entière. Je ne parle que si cela aide.',
    },
    won: {
      en: 'You won your first game of Glen More. Slàinte!',
      fr: 'Vous gagnez votre première partie de Glen More. Slàinte\u202f!',
    },
    lost: {
      en: 'Not this time. Look at the last table: which scoring made the difference?',
      fr: 'Pas cette fois. Regardez le tableau final\u00a0: quel décompte a fait la différence\u202f?',
    },
    tied: { en: 'A shared victory: nobody could separate you.', fr: 'Victoire partagée\u00a0: rien ne vous sépare.' },
  },
  chapters: [
    { ...track, load: async () => (await import('./track.ts')).chapter },
    { ...goods, load: async () => (await import('./goods.ts')).chapter },
    { ...scoring, load: async () => (await import('./scoring.ts')).chapter },
  ],
}
