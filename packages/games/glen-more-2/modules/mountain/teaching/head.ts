import type { ChapterHead } from '@bothy/kernel/lessons'

export const head: ChapterHead = {
  id: 'mountain',
  title: { en: 'Chronicle 2: Highlander', fr: 'Chronique 2\u00a0: Highlander' },
  intro: {
    en: 'A mountain on the rondel takes a toll, until someone climbs it and takes everything.',
    fr: 'Une montagne sur le rondel prend un péage, jusqu’à ce qu’un joueur rafle tout.',
  },
  minutes: 3,
  teaches: ['GM2-C2-2', 'GM2-C2-3', 'GM2-C2-4', 'GM2-C2-6', 'GM2-C2-7'],
  length: 17,
}
