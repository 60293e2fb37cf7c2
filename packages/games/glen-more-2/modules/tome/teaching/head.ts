import type { ChapterHead } from '@bothy/kernel/lessons'

export const head: ChapterHead = {
  id: 'tome',
  title: {
    en: 'Chronicle 6: The Dubious Tome of Scottish History',
    fr: 'Chronique 6\u00a0: L’Ouvrage douteux sur l’histoire d’Écosse',
  },
  intro: {
    en: 'Landmarks come alive: each card has an event that you can trigger once.',
    fr: 'Les lieux s’animent\u00a0: chaque carte a un événement que vous déclenchez une fois.',
  },
  minutes: 3,
  teaches: ['GM2-C6-1', 'GM2-C6-2', 'GM2-C6-3', 'GM2-C6-4', 'GM2-C6-5'],
  length: 15,
}
