import type { Lessons } from '@bothy/kernel/lessons'
import { land, production, market, contracts, scoring, clans, solo } from './heads.ts'

export const lessons: Lessons = {
  firstMatch: {
    seats: 2,
    setup: { clans: 'none', kickstarterTiles: false },
    why: {
      en: 'No clans at first: one thing less to read. Morag is a beginner, too.',
      fr: 'Sans clans pour commencer\u00a0: une chose de moins à lire. Morag débute aussi.',
    },
    after: 'scoring',
  },
  chapters: [
    { ...land, load: async () => (await import('./land.ts')).chapter },
    { ...production, load: async () => (await import('./production.ts')).chapter },
    { ...market, load: async () => (await import('./market.ts')).chapter },
    { ...contracts, load: async () => (await import('./contracts.ts')).chapter },
    { ...scoring, load: async () => (await import('./scoring.ts')).chapter },
    { ...clans, load: async () => (await import('./clans.ts')).chapter },
    { ...solo, load: async () => (await import('./solo.ts')).chapter },
  ],
}
