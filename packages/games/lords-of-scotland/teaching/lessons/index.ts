import type { Lessons } from '@bothy/kernel/lessons'
import { skirmish, powers, initiative, lineages } from './heads.ts'

export const lessons: Lessons = {
  firstMatch: {
    seats: 3,
    setup: { flipChoice: 'leftmost' },
    why: {
      en: 'Three players: there is a second place to fight for. Recruits turn up by themselves.',
      fr: 'À 3\u00a0joueurs\u00a0: il y a une 2e place à disputer. Les recrues se retournent toutes seules.',
    },
    after: 'lineages',
  },
  chapters: [
    { ...skirmish, load: async () => (await import('./skirmish.ts')).chapter },
    { ...powers, load: async () => (await import('./powers.ts')).chapter },
    { ...initiative, load: async () => (await import('./initiative.ts')).chapter },
    { ...lineages, load: async () => (await import('./lineages.ts')).chapter },
  ],
}
