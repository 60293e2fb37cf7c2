import type { ChapterHead } from '@bothy/kernel/lessons'

export const head: ChapterHead = {
  id: 'haggis',
  title: { en: 'Chronicle 5: Address to a Haggis', fr: 'Chronique 5\u00a0: Ode au haggis' },
  intro: {
    en: 'Collect haggis for three feasts, and hope for the right rolls.',
    fr: 'Préparez du haggis pour 3\u00a0festins, et espérez les bons lancers.',
  },
  minutes: 3,
  teaches: ['GM2-C5-2', 'GM2-C5-3', 'GM2-C5-4', 'GM2-C5-5', 'GM2-C5-6'],
  length: 13,
}
