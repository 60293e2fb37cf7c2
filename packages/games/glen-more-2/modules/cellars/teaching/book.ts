import type { Book, Picture } from '@bothy/kernel/book'
import { chapter } from './chapter.ts'

const card: Picture = {
  position: chapter,
  eyes: 'a',
  part: 'dock',
  shows: {
    en: 'The cellar card, with the casks and their value.',
    fr: 'La carte des caves, avec les tonneaux et leur valeur.',
  },
}

export const book: Book = {
  minutes: [
    {
      ...card,
      line: {
        en: 'Casks age in your cellar and are sold at Single Cask Sales for the VP of their space.',
        fr: 'Les tonneaux vieillissent dans votre cave et se vendent aux Ventes de Single Cask, pour les PV de leur case.',
      },
    },
  ],
  examples: [
    {
      id: 'chronicle-3',
      rules: ['GM2-C3-2', 'GM2-C3-3'],
      ...card,
      caption: {
        en: 'A new cask goes to the leftmost empty space; ageing moves one cask one space to the right.',
        fr: 'Un nouveau tonneau va dans la première case vide à gauche\u202f; vieillir le déplace d’une case vers la droite.',
      },
    },
  ],
  aid: {
    title: { en: '3. Old Jamey’s Single Cask Reserve', fr: '3. La Réserve Single Cask d’Old Jamey' },
    topics: [
      {
        title: { en: 'In short', fr: 'En bref' },
        lines: [
          {
            text: {
              en: 'A new cask: leftmost empty space of the First Cellar.',
              fr: 'Nouveau tonneau\u00a0: première case vide de la Première Cave.',
            },
            rules: ['GM2-C3-2'],
          },
          {
            text: {
              en: 'Ageing: 1 cask one space to the right, if it is empty.',
              fr: 'Vieillir\u00a0: 1\u00a0tonneau d’une case vers la droite, si elle est vide.',
            },
            rules: ['GM2-C3-3'],
          },
          {
            text: {
              en: 'Second Cellar: 1 wood, 1 stone. Third: 1 wood, 1 stone, 2 coins.',
              fr: 'Deuxième Cave\u00a0: 1\u00a0bois, 1\u00a0pierre. Troisième\u00a0: 1\u00a0bois, 1\u00a0pierre, 2\u00a0pièces.',
            },
            rules: ['GM2-C3-5'],
          },
          {
            text: {
              en: 'Passing a sale: sell 1 cask. Stopping there: 1 on the bonus space, 1 on a right-hand space.',
              fr: 'En dépassant une vente\u00a0: vendez 1\u00a0tonneau. En s’y arrêtant\u00a0: 1\u00a0sur la case bonus, 1\u00a0sur une case de droite.',
            },
            rules: ['GM2-C3-6'],
          },
        ],
      },
    ],
  },
}
