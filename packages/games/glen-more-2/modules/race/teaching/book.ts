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
      rules: ['GM2-C1-1', 'GM2-C1-4'],
      position: chapter,
      eyes: 'a',
      part: 'land',
      caption: {
        en: 'Your boat is on the Home Castle (A). A movement point takes it to the village (B), then on along all the rivers and back.',
        fr: 'Votre bateau est au Château initial (A). Un point de mouvement le mène au village (B), puis sur toutes les rivières, jusqu’au retour.',
      },
      marks: { A: { at: 'tile HOME-C1', rule: 'GM2-C1-1' }, B: { at: 'tile HOME-V1', rule: 'GM2-C1-4' } },
      shows: {
        en: 'A territory with a boat on its Home Castle.',
        fr: 'Un territoire, un bateau sur le Château initial.',
      },
      holds: { 'chronicles.race.boats.0.river': 0, 'chronicles.race.boats.0.x': 1 },
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
