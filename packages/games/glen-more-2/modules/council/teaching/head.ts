import type { ChapterHead } from '@bothy/kernel/lessons'

export const head: ChapterHead = {
  id: 'council',
  title: { en: 'Chronicle 7: Between a Rock and a Hard Place', fr: 'Chronique 7\u00a0: Entre le marteau et l’enclume' },
  intro: {
    en: 'The clans vote on what will score at the end: AYE or NAY?',
    fr: 'Les clans votent ce qui comptera à la fin\u00a0: AYE ou NAY\u202f?',
  },
  minutes: 2,
  teaches: ['GM2-C7-1', 'GM2-C7-2', 'GM2-C7-3', 'GM2-C7-4', 'GM2-C7-6'],
  length: 9,
}
