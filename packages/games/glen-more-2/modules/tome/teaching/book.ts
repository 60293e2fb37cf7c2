import type { Book, Picture } from '@bothy/kernel/book'
import { chapter } from './chapter.ts'

const card: Picture = {
  position: chapter,
  eyes: 'a',
  part: 'dock',
  shows: { en: 'The Tome’s card, with its figures.', fr: 'La carte de l’Ouvrage, avec ses chiffres.' },
}

export const book: Book = {
  minutes: [
    {
      ...card,
      line: {
        en: 'Each landmark card has an event, which a Gathering triggers once.',
        fr: 'Chaque carte Lieu emblématique a un événement, qu’un rassemblement déclenche une fois.',
      },
    },
  ],
  examples: [
    {
      id: 'chronicle-6',
      rules: ['GM2-C6-3', 'GM2-C6-4'],
      position: {
        ...chapter,
        before: [
          'a take A3',
          'a place -1,0',
          'a choose wood stone',
          'a end',
          'b take A6',
          'b place -1,0',
          'b end',
          'a take T1',
          'a place -1,1',
          'a activate T1',
        ],
      },
      eyes: 'a',
      part: 'panel',
      caption: {
        en: 'The Gathering triggers the event of one of your cards (A). Once flipped, that card counts 2 in the landmark category.',
        fr: 'Le Rassemblement déclenche l’événement d’une de vos cartes (A). Une fois retournée, elle compte 2\u00a0dans la catégorie des lieux.',
      },
      marks: { A: { at: 'thing card:0', rule: 'GM2-C6-3' } },
      shows: { en: 'A card with its event, which can be chosen.', fr: 'Une carte et son événement, à choisir.' },
      holds: { 'pending.kind': 'event', 'chronicles.tome.events.length': 1 },
    },
  ],
  aid: {
    title: { en: '6. The Dubious Tome of Scottish History', fr: '6. L’Ouvrage douteux sur l’histoire d’Écosse' },
    topics: [
      {
        title: { en: 'In short', fr: 'En bref' },
        lines: [
          {
            text: {
              en: 'Taking a card resolves its landmark effect.',
              fr: 'Prendre une carte applique son effet de lieu.',
            },
            rules: ['GM2-C6-2'],
          },
          {
            text: {
              en: 'A Gathering, or Old Man of Storr: flip one of your cards and resolve its event.',
              fr: 'Un rassemblement, ou Old Man of Storr\u00a0: retournez une de vos cartes et appliquez son événement.',
            },
            rules: ['GM2-C6-3'],
          },
          {
            text: {
              en: 'Each card counts 1, each flipped card 1 more.',
              fr: 'Chaque carte compte 1, chaque carte retournée 1\u00a0de plus.',
            },
            rules: ['GM2-C6-4'],
          },
        ],
      },
    ],
  },
}
