import type { ChapterHead } from '@bothy/kernel/lessons'

export const head: ChapterHead = {
  id: 'race',
  title: { en: 'Chronicle 1: Highland Boat Race', fr: 'Chronique 1\u00a0: Les courses de bateaux-dragons' },
  intro: {
    en: 'Dragon boats race along everyone’s rivers. First home wins 15 points.',
    fr: 'Des bateaux-dragons filent sur toutes les rivières. Le premier rentré gagne 15\u00a0PV.',
  },
  minutes: 4,
  teaches: ['GM2-C1-3', 'GM2-C1-4', 'GM2-C1-5', 'GM2-C1-6', 'GM2-C1-7', 'GM2-C1-8'],
  length: 11,
}
