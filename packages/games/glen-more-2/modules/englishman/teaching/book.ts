import type { Book, Picture } from '@bothy/kernel/book'
import { chapter } from './chapter.ts'

const card: Picture = {
  position: chapter,
  eyes: 'a',
  part: 'dock',
  shows: {
    en: 'The Englishman’s card, with the player who has the token.',
    fr: 'La carte de l’Anglais, avec le joueur qui a le jeton.',
  },
}

export const book: Book = {
  minutes: [
    {
      ...card,
      line: {
        en: 'For 3 or 4 players: an Englishman on the rondel works for the player who holds his token.',
        fr: 'Pour 3\u00a0ou 4\u00a0joueurs\u00a0: un Anglais sur le rondel travaille pour le joueur qui a son jeton.',
      },
    },
  ],
  examples: [
    {
      id: 'chronicle-4',
      rules: ['GM2-C4-2', 'GM2-C4-3'],
      position: {
        ...chapter,
        before: [
          'a take A10',
          'a place 0,1',
          'a activate A10',
          'a end',
          'b take A11',
          'b place 0,1',
          'b end',
          'c take A12',
          'c place 0,1',
          'c end',
        ],
      },
      eyes: 'a',
      part: 'market',
      caption: {
        en: 'You hold the England token and the Englishman is rearmost. The England row (A) says: using him costs 2 coins, discarding with him brings 1.',
        fr: 'Vous avez le jeton et l’Anglais est dernier. La ligne Angleterre (A) le dit\u00a0: l’utiliser coûte 2\u00a0pièces, défausser avec lui en rapporte 1.',
      },
      marks: { A: { at: 'thing england', rule: 'GM2-C4-3' } },
      shows: { en: 'The market with the England row.', fr: 'Le marché, avec la ligne Angleterre.' },
      holds: {
        'pending.kind': 'send',
        'chronicles.englishman.holder': 0,
        'chronicles.englishman.price': 2,
        'chronicles.englishman.reward': 1,
      },
    },
  ],
  aid: {
    title: { en: '4. Hammer of the Scots', fr: '4. Le Marteau des Écossais' },
    topics: [
      {
        title: { en: 'In short', fr: 'En bref' },
        lines: [
          {
            text: {
              en: 'Pass the Englishman first, or take one of the four landmarks: you get the token.',
              fr: 'Dépassez l’Anglais le premier, ou prenez un des 4\u00a0lieux\u00a0: vous avez le jeton.',
            },
            rules: ['GM2-C4-2'],
          },
          {
            text: {
              en: 'When he is rearmost, the holder moves him: pay the next field of the England row and the tile, and take it.',
              fr: 'Quand il est dernier, ce joueur l’avance\u00a0: il paie la prochaine case de la ligne Angleterre et la tuile, et la prend.',
            },
            rules: ['GM2-C4-3'],
          },
          {
            text: {
              en: 'Or discard a tile with him and take the rightmost stack of the row.',
              fr: 'Ou il défausse une tuile et prend la pile la plus à droite de la ligne.',
            },
            rules: ['GM2-C4-3'],
          },
          {
            text: {
              en: 'He never stops on the four landmarks.',
              fr: 'Il ne s’arrête jamais sur les 4\u00a0lieux emblématiques.',
            },
            rules: ['GM2-C4-5'],
          },
        ],
      },
    ],
  },
}
