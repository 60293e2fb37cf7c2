import type { Book, Picture } from '@bothy/kernel/book'
import { chapter } from './chapter.ts'

const card: Picture = {
  position: chapter,
  eyes: 'a',
  part: 'dock',
  shows: {
    en: 'The boat race card, with the boats on their course.',
    fr: 'La carte de la course, avec les bateaux sur leur parcours.',
  },
}

export const book: Book = {
  minutes: [
    {
      ...card,
      line: {
        en: 'Dragon boats race along all rivers. Any movement point moves yours instead of a Scotsman.',
        fr: 'Des bateaux-dragons filent sur toutes les rivières. Un point de mouvement avance le vôtre au lieu d’un Écossais.',
      },
    },
  ],
  examples: [
    {
      id: 'chronicle-1',
      rules: ['GM2-C1-4', 'GM2-C1-6', 'GM2-C1-7'],
      ...card,
      caption: {
        en: 'Each boat follows all the rivers; castles along the way hold reward tokens.',
        fr: 'Chaque bateau suit toutes les rivières\u202f; les châteaux y gardent des jetons Récompense.',
      },
    },
  ],
  aid: {
    title: { en: '1. Highland Boat Race', fr: '1. Les courses de bateaux-dragons' },
    topics: [
      {
        title: { en: 'In short', fr: 'En bref' },
        lines: [
          {
            text: {
              en: 'The race starts when a piece passes Race Start.',
              fr: 'La course commence quand un pion dépasse le départ.',
            },
            rules: ['GM2-C1-3'],
          },
          {
            text: {
              en: 'A movement point moves your boat 1 space, along rivers from right to left.',
              fr: 'Un point de mouvement avance votre bateau de 1\u00a0case, sur les rivières, de droite à gauche.',
            },
            rules: ['GM2-C1-4'],
          },
          {
            text: {
              en: 'A shipyard gives 2 movement points.',
              fr: 'Un chantier naval donne 2\u00a0points de mouvement.',
            },
            rules: ['GM2-C1-5'],
          },
          {
            text: {
              en: 'At another castle, look at the tokens and take one.',
              fr: 'À un autre château, regardez les jetons et prenez-en un.',
            },
            rules: ['GM2-C1-6'],
          },
          {
            text: {
              en: 'First home 15 VP and 1 cask, then 10 and 5 VP. The last: no VP for coins.',
              fr: 'Premier rentré 15\u00a0PV et 1\u00a0tonneau, puis 10\u00a0et 5\u00a0PV. Le dernier\u00a0: aucun PV pour ses pièces.',
            },
            rules: ['GM2-C1-7', 'GM2-C1-8'],
          },
        ],
      },
    ],
  },
}
