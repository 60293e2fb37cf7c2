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
      rules: ['GM2-C3-3', 'GM2-C3-6'],
      position: {
        ...chapter,
        before: [
          'a take W1',
          'a place 0,1',
          'a activate W1',
          'a end',
          'b take A11',
          'b place 0,1',
          'b end',
          'a take A1',
          'a claim macleod',
          'a end',
          'a take V1',
        ],
      },
      eyes: 'a',
      part: 'panel',
      caption: {
        en: 'Your cask (A) is on the second space of the First Cellar: sold now it brings 2 VP. Further right it would be worth more.',
        fr: 'Votre tonneau (A) est sur la 2e case de la Première Cave\u00a0: vendu maintenant, il rapporte 2\u00a0PV. Plus à droite, il vaudrait plus.',
      },
      marks: { A: { at: 'thing cask:2', rule: 'GM2-C3-3' } },
      shows: {
        en: 'A cellar of three spaces with one cask that can be sold.',
        fr: 'Une cave de 3\u00a0cases, avec un tonneau à vendre.',
      },
      holds: {
        'pending.kind': 'sellCask',
        'chronicles.cellars.players.0.filled': [2],
        'chronicles.cellars.values.2': 2,
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
