import type { Chapter } from '@bothy/kernel/lessons'
import { head } from './head.ts'

const BEFORE_THE_FEAST = [
  'a activate HOME-V1',
  'a activate HOME-C1',
  'a end',
  'b take A1',
  'b claim mckay',
  'b end',
  'a take A10',
  'a place 0,-1',
  'a activate HOME-V1',
  'a activate HOME-C1',
  'a activate A10',
  'a move HOME-V1 HOME-C1',
  'a end',
  'b take A13',
  'b place -1,1',
  'b activate HOME-V2',
  'b activate S3',
  'b activate A13',
  'b move HOME-V2 HOME-C2',
  'b end',
  'a take A2',
  'a claim macleod',
  'a end',
  'b take A4',
  'b place 1,-1',
  'b claim macdonald',
  'b put wood HOME-V2',
  'b put stone HOME-C2',
  'b activate HOME-V2',
  'b activate HOME-C2',
  'b activate A4',
  'b sell wood HOME-V2',
  'b move A4 HOME-C2',
  'b end',
  'a take B4',
  'a spend stone A10',
  'a place 0,0',
  'a activate HOME-C1',
  'a activate S2',
  'a activate A10',
  'a activate B4',
  'a activate G1 sheep',
  'a spend sheep S2',
  'a haggis 3',
  'a move B4 HOME-C1',
  'a end',
  'b take A3',
  'b place 2,0',
  'b choose wood barley',
  'b activate HOME-C2',
  'b activate A4',
  'b sell wood A3',
  'b end',
  'b take G2',
  'b place 2,-1',
  'b activate HOME-C2',
  'b activate A4',
  'b activate G2',
  'b end',
  'b take B1',
  'b claim sutherland',
  'b end',
  'a take B16',
  'a place 2,1',
  'a activate G1 sheep',
  'a spend sheep S2',
  'a haggis 1',
]

export const chapter: Chapter = {
  ...head,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    haggis: true,
    arranged: {
      order: [0, 1],
      S: ['S2', 'S1', 'S4', 'S3', 'S5'],
      A: ['G1', 'A6'],
      haggis: { tokens: [1, 2, 3, 3, 1], rolls: [1, 2, 2, 2, 3] },
      die: [1, 1, 1, 1],
    },
  },
  seed: 'lesson',
  before: ['a take S2', 'a place 0,1', 'a activate S2', 'a end', 'b take S3', 'b place -1,0', 'b end'],
  learnt: [
    {
      en: 'An inn brings a haggis token, then turns sheep into more.',
      fr: 'Une auberge donne un jeton, puis change des moutons en jetons.',
    },
    {
      en: 'At a feast, dice rolls decide which tokens turn up.',
      fr: 'Au festin, les dés décident des jetons qui se retournent.',
    },
    {
      en: 'Tokens that turn up score their number times their sum.',
      fr: 'Les jetons retournés rapportent leur nombre multiplié par leur somme.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Inns cook haggis, from your sheep. Haggis tokens are worth 1, 2 or 3 and stay hidden on your table.',
        fr: 'Les auberges cuisinent du haggis avec vos moutons. Les jetons valent 1, 2\u00a0ou 3\u00a0et restent cachés sur votre table.',
      },
      point: 'tile G1',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
    },
    {
      ask: {
        en: 'Take Drover’s Inn. Its wood is bought for 2 coins.',
        fr: 'Prenez Drover’s Inn. Son bois est acheté pour 2\u00a0pièces.',
      },
      expect: ['take G1'],
      point: 'tile G1',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
      wrong: { en: 'Hungry? Take Drover’s Inn.', fr: 'Un petit creux\u202f? Prenez Drover’s Inn.' },
    },
    {
      ask: { en: 'Place it next to your sheep.', fr: 'Posez-la près de vos moutons.' },
      expect: ['place 1,1'],
      point: 'cell 1,1',
      wrong: {
        en: 'For this lesson: above the Home Castle.',
        fr: 'Pour la leçon\u00a0: au-dessus du Château initial.',
      },
    },
    {
      ask: {
        en: 'Placing an inn gives a token: a face-up 1 or 2, or a hidden one. Choose.',
        fr: 'Poser une auberge donne un jeton\u00a0: un 1\u00a0ou un 2\u00a0visible, ou un jeton caché. Choisissez.',
      },
      expect: ['haggis 2'],
      free: true,
      point: 'panel',
      holds: { 'players.0.coins': 3, 'players.0.vp': 0 },
      replies: {
        'haggis 2': {
          en: 'A solid choice: 2s are rolled often enough and are worth more.',
          fr: 'Un choix solide\u00a0: les 2\u00a0sortent assez souvent et valent plus.',
        },
      },
      tries: [
        {
          ply: 'haggis 1',
          reply: {
            en: '1s are rolled most often, but are worth least. We’ll go on with the 2.',
            fr: 'Les 1\u00a0sortent le plus souvent, mais valent peu. Continuons avec le 2.',
          },
        },
        {
          ply: 'haggis hidden',
          reply: {
            en: 'A surprise only you can look at. We’ll go on with the 2.',
            fr: 'Une surprise à regarder en secret. Continuons avec le 2.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'Activate Lochridge first: another sheep.',
        fr: 'Activez d’abord Lochridge\u00a0: un mouton de plus.',
      },
      expect: ['activate S2'],
      point: 'tile S2',
      wrong: { en: 'Sheep first, cooking later.', fr: 'D’abord le mouton, ensuite la cuisine.' },
    },
    {
      ask: {
        en: 'Now activate the inn: it turns a sheep into a token.',
        fr: 'Activez maintenant l’auberge\u00a0: elle change un mouton en jeton.',
      },
      expect: ['activate G1 sheep'],
      point: 'tile G1',
      wrong: {
        en: 'The kitchen is waiting: activate Drover’s Inn.',
        fr: 'La cuisine attend\u00a0: activez Drover’s Inn.',
      },
    },
    {
      ask: { en: 'Spend your own sheep.', fr: 'Dépensez votre propre mouton.' },
      expect: ['spend sheep S2'],
      point: 'tile S2',
      wrong: { en: 'You have two sheep: no need to buy.', fr: 'Vous avez 2\u00a0moutons\u00a0: inutile d’acheter.' },
    },
    {
      ask: {
        en: 'At a feast, four dice rolls turn up matching tokens: their number times their sum. Which token next?',
        fr: 'Au festin, 4\u00a0lancers retournent les jetons de même valeur\u00a0: leur nombre fois leur somme. Quel jeton\u202f?',
      },
      expect: ['haggis 3', 'haggis 1', 'haggis hidden'],
      free: true,
      point: 'panel',
      replies: {
        'haggis 3': {
          en: '2 and 3 together: 2 × 5 = 10 points. But a 3 is rare.',
          fr: '2\u00a0et 3\u00a0ensemble\u00a0: 2 × 5 = 10\u00a0PV. Mais le 3\u00a0est rare.',
        },
        'haggis 1': {
          en: '1 and 2 together: 2 × 3 = 6 points, and that’s likely.',
          fr: '1\u00a0et 2\u00a0ensemble\u00a0: 2 × 3 = 6\u00a0PV, et c’est probable.',
        },
        'haggis hidden': {
          en: 'Keep them guessing! Look at it: only you can.',
          fr: 'Mystère\u202f! Regardez-le\u00a0: personne d’autre ne le peut.',
        },
      },
      done: {
        en: 'Feasts follow scorings B, C and the last.',
        fr: 'Un festin suit les décomptes B, C et final.',
      },
    },
    { skip: BEFORE_THE_FEAST },
    {
      say: {
        en: 'Some turns later. You have four haggis and a cask, and the last B tile is about to come out.',
        fr: 'Quelques tours plus tard. Vous avez 4\u00a0haggis et 1\u00a0tonneau, et la dernière tuile B va sortir.',
      },
      point: 'stack B',
      holds: { 'players.0.vp': 0, 'players.0.casks': 1, 'chronicles.haggis.feasts': 0 },
    },
    {
      ask: {
        en: 'End your turn. After scoring B, the feast begins with four rolls for everyone.',
        fr: 'Terminez votre tour. Après le décompte B, le festin commence par 4\u00a0lancers pour tous.',
      },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'That puts no haggis on your table. End your turn and let the feast begin.',
        fr: 'Cela n’ajoute aucun haggis. Terminez votre tour, et place au festin.',
      },
      done: {
        en: '1, 2, 2 and 2: a 1 and your 2 turn up. 2 tokens times 3 is 6 points.',
        fr: '1, 2, 2\u00a0et 2\u00a0: un 1\u00a0et votre 2\u00a0se retournent. 2\u00a0jetons fois 3\u00a0: 6\u00a0PV.',
      },
    },
    {
      ask: {
        en: 'A 3 is still hidden. Pay your cask for a roll of your own, or leave it there?',
        fr: 'Un 3\u00a0est encore caché. Payer votre tonneau pour un lancer à vous, ou en rester là\u202f?',
      },
      expect: ['roll', 'decline'],
      free: true,
      point: 'panel',
      holds: { 'chronicles.haggis.rolls': [1, 2, 2, 2], 'chronicles.haggis.tables.0.vp': 6 },
      replies: {
        roll: {
          en: 'A 3, with one chance in six! 3 tokens times 6: 18 points instead of 6.',
          fr: 'Un 3, 1\u00a0chance sur 6\u202f! 3\u00a0jetons fois 6\u00a0: 18\u00a0PV au lieu de 6.',
        },
        decline: {
          en: 'A sure 6 points. Your cask still counts in scorings, and the 3 waits for the next feast.',
          fr: '6\u00a0PV, c’est sûr. Le tonneau compte encore aux décomptes, et le 3\u00a0attend le prochain festin.',
        },
      },
    },
    {
      say: {
        en: 'You can now collect haggis for three feasts: many tokens and different values score best.',
        fr: 'Vous savez maintenant préparer le haggis pour 3\u00a0festins\u00a0: visez beaucoup de jetons, de valeurs différentes.',
      },
      end: true,
    },
  ],
}
