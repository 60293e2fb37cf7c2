import type { Chapter } from '@bothy/kernel/lessons'
import { head } from './head.ts'

export const chapter: Chapter = {
  ...head,
  seats: 3,
  learner: 'a',
  names: { b: 'Rory', c: 'Ailsa' },
  setup: {
    englishman: true,
    die: false,
    arranged: { order: [0, 1, 2], S: ['S1', 'S4', 'S3', 'S2', 'S5'], A: ['A10', 'A6', 'A11', 'A12', 'A13', 'A1'] },
  },
  seed: 'lesson',
  learnt: [
    {
      en: 'Be first past the Englishman: the England token is yours.',
      fr: 'Dépassez l’Anglais en premier\u00a0: le jeton Angleterre est à vous.',
    },
    {
      en: 'When the Englishman is last, the token’s owner moves him.',
      fr: 'Quand l’Anglais est dernier, le joueur qui a le jeton le déplace.',
    },
    {
      en: 'Pay to take a tile with him, or discard one for coins.',
      fr: 'Payez pour prendre une tuile avec lui, ou défaussez pour des pièces.',
    },
  ],
  steps: [
    {
      say: {
        en: 'The Englishman is a piece on the rondel. The first player to pass him gets the England token.',
        fr: 'L’Anglais est un pion du rondel. Le premier joueur qui le dépasse reçoit le jeton Angleterre.',
      },
      point: 'thing england',
    },
    {
      ask: { en: 'Pass him: take Foyers, just beyond.', fr: 'Dépassez-le\u00a0: prenez Foyers, juste après.' },
      expect: ['take A10'],
      point: 'tile A10',
      wrong: {
        en: 'For this lesson, take Foyers, right behind the Englishman.',
        fr: 'Pour la leçon, prenez Foyers, juste derrière l’Anglais.',
      },
      done: {
        en: 'The England token is yours. Only four special landmarks can take it away.',
        fr: 'Le jeton Angleterre est à vous. Seuls 4\u00a0lieux spéciaux peuvent le reprendre.',
      },
    },
    {
      ask: { en: 'Place Foyers above your village.', fr: 'Posez Foyers au-dessus de votre village.' },
      expect: ['place 0,1'],
      point: 'cell 0,1',
      wrong: {
        en: 'Above the village, so that we see the same thing.',
        fr: 'Au-dessus du village, pour la suite de la leçon.',
      },
    },
    {
      ask: { en: 'Activate it for a stone.', fr: 'Activez Foyers pour une pierre.' },
      expect: ['activate A10'],
      point: 'tile A10',
      wrong: { en: 'The stone first!', fr: 'D’abord la pierre\u202f!' },
    },
    {
      ask: { en: 'End your turn and let the others play.', fr: 'Terminez votre tour et laissez jouer les autres.' },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Your Scotsmen are well placed, and a stone will pay for a tile. End your turn.',
        fr: 'Vos Écossais sont bien placés, et la pierre paiera une tuile. Terminez votre tour.',
      },
    },
    { play: 'b', ply: 'take A11' },
    { play: 'b', ply: 'place 0,1' },
    { play: 'b', ply: 'end' },
    { play: 'c', ply: 'take A12' },
    { play: 'c', ply: 'place 0,1' },
    { play: 'c', ply: 'end' },
    {
      say: {
        en: 'The Englishman is last now, so you move him: an extra turn! Use him for 2 coins, or discard with him.',
        fr: 'L’Anglais est dernier\u00a0: vous le déplacez, un tour de plus\u202f! Utilisez-le pour 2\u00a0pièces, ou défaussez.',
      },
      point: 'thing england',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
    },
    {
      ask: {
        en: 'Take a tile with him, or discard one and gain 1 coin from the England row?',
        fr: 'Prendre une tuile avec lui, ou en défausser une et gagner 1\u00a0pièce de la ligne Angleterre\u202f?',
      },
      expect: ['send A13 use'],
      free: true,
      point: 'thing england',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
      replies: {
        'send A13 use': {
          en: '2 coins go to the England row, and Achnasheen is yours, as on your own turn.',
          fr: '2\u00a0pièces vont à la ligne Angleterre, et Achnasheen est à vous, comme à votre tour.',
        },
      },
      tries: [
        {
          ply: 'send A1 use',
          reply: {
            en: 'Robert the Bruce for 2 coins: a strong move. Here we’ll place a tile instead.',
            fr: 'Robert Ier pour 2\u00a0pièces\u00a0: un coup fort. Ici, posons plutôt une tuile.',
          },
        },
        {
          ply: 'send A6 discard',
          reply: {
            en: 'You gain 1 coin, and nobody gets Halkirk. Useful! Here we’ll take a tile instead.',
            fr: 'Vous gagnez 1\u00a0pièce, et personne n’aura Halkirk. Utile\u202f! Ici, prenons plutôt une tuile.',
          },
        },
      ],
      wrong: {
        en: 'Possible. Compare: use him for Achnasheen or Robert, or discard Halkirk.',
        fr: 'Possible. Comparez\u00a0: l’utiliser pour Achnasheen ou Robert Ier, ou défausser Halkirk.',
      },
    },
    {
      ask: {
        en: 'Place Achnasheen. It activates its neighbours, as on any turn of yours. Where?',
        fr: 'Posez Achnasheen, qui active ses voisines, comme à votre tour. Où\u202f?',
      },
      expect: ['place 1,1'],
      free: true,
      point: 'cell 1,1',
      replies: {
        'place 1,1': {
          en: 'Foyers and both home tiles touch it. Well placed.',
          fr: 'Foyers et vos 2\u00a0tuiles initiales sont à côté. Bien joué.',
        },
      },
      tries: [
        {
          ply: 'place -1,1',
          reply: {
            en: 'Foyers and the village touch it, but not the castle. Let’s use the other side.',
            fr: 'Foyers et le village sont à côté, mais pas le château. Prenons l’autre côté.',
          },
        },
        {
          ply: 'place *,-1',
          reply: {
            en: 'Both home tiles touch it, but not Foyers. Let’s go up, beside Foyers.',
            fr: 'Vos tuiles initiales sont à côté, mais pas Foyers. Montons près de Foyers.',
          },
        },
      ],
      wrong: {
        en: 'Keep the stone for a tile that costs one. Place Achnasheen first.',
        fr: 'Gardez la pierre pour une tuile qui en coûte une. Posez d’abord Achnasheen.',
      },
    },
    {
      ask: { en: 'Activate both: a sheep and a stone.', fr: 'Activez les deux\u00a0: un mouton et une pierre.' },
      expect: ['activate A13', 'activate A10'],
      all: true,
      point: ['tile A13', 'tile A10'],
      wrong: {
        en: 'First collect what’s free: the sheep and the stone.',
        fr: 'Prenez d’abord ce qui est gratuit\u00a0: le mouton et la pierre.',
      },
    },
    {
      ask: {
        en: 'End the Englishman’s turn. Your own piece is last now, so you go again!',
        fr: 'Terminez le tour de l’Anglais. Votre pion est dernier\u00a0: vous rejouez\u202f!',
      },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Nothing more is needed here: your own turn comes next. End this one.',
        fr: 'Rien d’autre n’est utile ici\u00a0: votre propre tour suit. Terminez celui-ci.',
      },
      done: {
        en: 'The next use costs 3 coins. A discard would now bring you 2.',
        fr: 'La prochaine utilisation coûte 3\u00a0pièces. Une défausse vous en rapporterait 2.',
      },
    },
    {
      say: {
        en: 'You can now win the England token and use the Englishman for extra turns or for coins.',
        fr: 'Vous savez maintenant gagner le jeton Angleterre et utiliser l’Anglais pour rejouer ou gagner des pièces.',
      },
      end: true,
    },
  ],
}
