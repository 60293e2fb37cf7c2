import type { Book, Picture } from '@bothy/kernel/book'
import { chapter } from './chapter.ts'

const card: Picture = {
  position: chapter,
  eyes: 'a',
  part: 'dock',
  shows: {
    en: 'The Mountain’s card, with everything that is on it.',
    fr: 'La carte de la Montagne, avec ce qui s’y trouve.',
  },
}

export const book: Book = {
  minutes: [
    {
      ...card,
      line: {
        en: 'The Mountain takes a toll from those who pass, until a player stops there and takes it all.',
        fr: 'La Montagne prend un péage au passage, jusqu’à ce qu’un joueur s’y arrête et rafle tout.',
      },
    },
  ],
  examples: [
    {
      id: 'chronicle-2',
      rules: ['GM2-C2-3', 'GM2-C2-4'],
      ...card,
      caption: {
        en: 'Everything on the Mountain goes to the player who stopped there, as soon as that piece moves on.',
        fr: 'Ce qui est sur la Montagne va au joueur qui s’y est arrêté, quand son pion repart.',
      },
    },
  ],
  aid: {
    title: { en: '2. Highlander', fr: '2. Highlander' },
    topics: [
      {
        title: { en: 'In short', fr: 'En bref' },
        lines: [
          {
            text: {
              en: 'Passing: leave 1 coin or 1 resource of your own, before you pay for the tile.',
              fr: 'Au passage\u00a0: laissez 1\u00a0pièce ou 1\u00a0ressource à vous, avant de payer la tuile.',
            },
            rules: ['GM2-C2-3'],
          },
          {
            text: {
              en: 'Stop there if no piece does: no toll and no tile. When you move on, take everything.',
              fr: 'Arrêtez-vous-y si la place est libre\u00a0: ni péage ni tuile. En repartant, prenez tout.',
            },
            rules: ['GM2-C2-4'],
          },
          {
            text: { en: 'The die adds 1 coin when it passes.', fr: 'Le dé ajoute 1\u00a0pièce en passant.' },
            rules: ['GM2-C2-6'],
          },
        ],
      },
    ],
  },
}
