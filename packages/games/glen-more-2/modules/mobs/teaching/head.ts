import type { ChapterHead } from '@bothy/kernel/lessons'

export const head: ChapterHead = {
  id: 'mobs',
  title: { en: 'Chronicle 8: The Penny Mobs', fr: 'Chronique 8\u00a0: Les Penny Mobs' },
  intro: {
    en: 'Gangsters from Glasgow: get rid of your pennies, and hire the right crook.',
    fr: 'Des truands de Glasgow\u00a0: débarrassez-vous de vos sous, et engagez le bon.',
  },
  minutes: 3,
  teaches: ['GM2-C8-1', 'GM2-C8-2', 'GM2-C8-3', 'GM2-C8-4'],
  length: 11,
}
