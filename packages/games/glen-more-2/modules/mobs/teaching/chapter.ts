import type { Chapter } from '@bothy/kernel/lessons'
import { head } from './head.ts'

export const chapter: Chapter = {
  ...head,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    mobs: true,
    arranged: {
      order: [0, 1],
      S: ['S1', 'S4', 'S3', 'S2', 'S5'],
      A: ['A10', 'A6', 'A11'],
      mobs: ['joe-mcduff', 'bruce-mcmail', 'peggy-mcwander'],
      die: [1, 1, 1, 1],
    },
  },
  seed: 'lesson',
  before: [
    'a take S1',
    'a place 0,1',
    'a activate S1',
    'a end',
    'a penny joe-mcduff',
    'b take S2',
    'b place 0,1',
    'b end',
    'b penny joe-mcduff',
  ],
  learnt: [
    { en: 'Each penny you keep costs 1 point at the end.', fr: 'Chaque sou gardé coûte 1\u00a0PV à la fin.' },
    {
      en: 'When a turn ends, you can place a penny on a gangster.',
      fr: 'En fin de tour, vous pouvez placer un sou sur un truand.',
    },
    {
      en: 'Free a gangster when he’s worth more than his penalty.',
      fr: 'Libérez un truand quand il vaut plus que sa pénalité.',
    },
  ],
  steps: [
    {
      say: {
        en: 'You began with 7 pennies, worth −1 each at the end. Get rid of them on gangsters in prison.',
        fr: 'Au départ, vous avez 7\u00a0sous, qui valent −1\u00a0PV chacun à la fin. Débarrassez-vous-en sur les truands en prison.',
      },
      point: 'chronicle mobs',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
    },
    {
      ask: {
        en: 'A penny goes at the end of a turn. First take Ballachulish.',
        fr: 'Un sou se place à la fin du tour. Prenez d’abord Ballachulish.',
      },
      expect: ['take S3'],
      point: 'tile S3',
      wrong: { en: 'Quick and near: Ballachulish.', fr: 'Rapide et tout près\u00a0: Ballachulish.' },
    },
    {
      ask: { en: 'Place it at the left end of your river.', fr: 'Posez-le au bout gauche de votre rivière.' },
      expect: ['place -1,0'],
      point: 'cell -1,0',
      wrong: {
        en: 'Keep the wood to pay for a tile later. Place Ballachulish first.',
        fr: 'Gardez le bois pour payer une tuile. Posez d’abord Ballachulish.',
      },
    },
    {
      ask: { en: 'Activate both producing tiles.', fr: 'Activez les 2\u00a0tuiles productives.' },
      expect: ['activate S3', 'activate S1'],
      all: true,
      point: ['tile S3', 'tile S1'],
      wrong: {
        en: 'First the stone and the wood: both are free.',
        fr: 'D’abord la pierre et le bois\u00a0: les deux sont gratuits.',
      },
    },
    {
      ask: { en: 'End your turn.', fr: 'Terminez votre tour.' },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'A penny can only be placed once the turn is over: end it.',
        fr: 'Un sou ne se place qu’une fois le tour terminé\u00a0: terminez-le.',
      },
    },
    {
      ask: {
        en: 'Joe McDuff has 2 pennies. Place a third, take him, or do nothing?',
        fr: 'Joe McDuff a 2\u00a0sous. En placer un troisième, le prendre, ou ne rien faire\u202f?',
      },
      expect: ['penny joe-mcduff'],
      free: true,
      point: 'thing gangster:1',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
      replies: {
        'penny joe-mcduff': {
          en: 'Rid of a −1. It’s worth +1 on Joe, to the player who takes him.',
          fr: 'Un −1\u00a0de moins. Sur Joe, il vaut +1\u00a0pour le joueur qui le prendra.',
        },
      },
      tries: [
        {
          ply: 'recruit joe-mcduff',
          reply: {
            en: 'He costs 5 and the pennies give 2. A little early: one more penny first.',
            fr: 'Il coûte 5\u00a0et les sous rapportent 2. Un peu tôt\u00a0: encore un sou.',
          },
        },
        {
          ply: 'decline',
          reply: {
            en: 'You’d keep a −1 for nothing. Let’s place it.',
            fr: 'Vous garderiez un −1\u00a0pour rien. Plaçons-le.',
          },
        },
      ],
      wrong: {
        en: 'Any gangster will do. But Joe already has pennies: add yours.',
        fr: 'Tout truand convient. Mais Joe a déjà des sous\u00a0: ajoutez le vôtre.',
      },
    },
    {
      ask: {
        en: 'The die has passed you, so you play again. Take Achnasheen.',
        fr: 'Le dé est passé devant\u00a0: vous rejouez. Prenez Achnasheen.',
      },
      expect: ['take A13'],
      point: 'tile A13',
      wrong: { en: 'Sheep, please: Achnasheen.', fr: 'Des moutons\u00a0: Achnasheen.' },
    },
    {
      ask: {
        en: 'Place it where it touches both producing tiles.',
        fr: 'Posez-le là où il touche vos 2\u00a0tuiles productives.',
      },
      expect: ['place -1,1'],
      point: 'cell -1,1',
      wrong: { en: 'The top left corner touches both.', fr: 'Le coin en haut à gauche touche les deux.' },
    },
    {
      ask: { en: 'Skip activation today and end your turn.', fr: 'Laissez l’activation et terminez votre tour.' },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Good habit! But for this lesson, end your turn.',
        fr: 'Bonne habitude\u202f! Mais pour la leçon, terminez votre tour.',
      },
    },
    {
      ask: {
        en: 'Joe has 3 pennies now, and three tokens that take coins from the market. Take him, or wait?',
        fr: 'Joe a 3\u00a0sous, et 3\u00a0pions qui prennent des pièces au marché. Le prendre, ou attendre\u202f?',
      },
      expect: ['recruit joe-mcduff', 'penny joe-mcduff'],
      free: true,
      point: 'thing gangster:1',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
      replies: {
        'recruit joe-mcduff': {
          en: '−5 and +3, but each token takes a stack of coins in later turns. A good deal.',
          fr: '−5\u00a0et +3, mais chaque pion prendra une pile de pièces plus tard. Bonne affaire.',
        },
        'penny joe-mcduff': {
          en: 'He’s even better now, but Rory plays before you. A gamble!',
          fr: 'Il vaut encore plus, mais Rory joue avant vous. Un pari\u202f!',
        },
      },
      wrong: {
        en: 'Stay with Joe: take him, or add a penny.',
        fr: 'Restez sur Joe\u00a0: prenez-le, ou ajoutez un sou.',
      },
    },
    {
      say: {
        en: 'You can now place pennies, and free a gangster when he’s worth more than his penalty.',
        fr: 'Vous savez maintenant placer vos sous, et libérer un truand quand il vaut plus que sa pénalité.',
      },
      end: true,
    },
  ],
}
