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
      ...card,
      caption: {
        en: 'A card that has been flipped counts 2 in the landmark category.',
        fr: 'Une carte retournée compte 2\u00a0dans la catégorie des lieux.',
      },
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
