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
      position: { ...chapter, before: [...(chapter.before ?? []), 'a take A12'] },
      eyes: 'a',
      part: 'rondel',
      caption: {
        en: 'Your piece passes the Mountain (A): leave 1 coin or 1 resource on it. A player who stops there takes everything when moving on.',
        fr: 'Votre pion dépasse la Montagne (A)\u00a0: laissez-y 1\u00a0pièce ou 1\u00a0ressource. Un joueur qui s’y arrête prend tout en repartant.',
      },
      marks: { A: { at: 'tile M1', rule: 'GM2-C2-3' } },
      shows: {
        en: 'The rondel with the double tile of the Mountain.',
        fr: 'Le rondel, avec la tuile double de la Montagne.',
      },
      holds: { 'pending.kind': 'toll' },
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
