import type { Chapter } from '@bothy/kernel/lessons'
import { head } from './head.ts'

export const chapter: Chapter = {
  ...head,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    cellars: true,
    arranged: {
      order: [0, 1],
      S: ['S1', 'S4', 'S3', 'S2', 'S5'],
      A: ['W1', 'A6', 'A1'],
      B: ['V1', 'B14', 'B15', 'B1'],
      die: [1, 1, 1, 1],
    },
  },
  seed: 'lesson',
  learnt: [
    {
      en: 'The further right a cask is, the more it sells for.',
      fr: 'Plus un tonneau est à droite, plus sa vente rapporte.',
    },
    {
      en: 'A distillery can age a cask instead of distilling another.',
      fr: 'Une distillerie peut faire vieillir un tonneau au lieu d’en produire un.',
    },
    {
      en: 'Casks you keep still count in every scoring.',
      fr: 'Les tonneaux gardés comptent toujours à chaque décompte.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Casks now have a cellar: the further right a cask is, the more it’s worth when you sell it.',
        fr: 'Les tonneaux ont une cave\u00a0: plus un tonneau est à droite, plus sa vente rapporte.',
      },
      point: 'chronicle cellars',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0, 'players.0.casks': 0 },
    },
    {
      ask: {
        en: 'Take Pulteney, a distillery. The stone is bought for 2 coins.',
        fr: 'Prenez Pulteney, une distillerie. La pierre est achetée pour 2\u00a0pièces.',
      },
      expect: ['take W1'],
      point: 'tile W1',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
      wrong: { en: 'Whisky first: take Pulteney.', fr: 'D’abord le whisky\u00a0: prenez Pulteney.' },
    },
    {
      ask: { en: 'Place it above your village.', fr: 'Posez-la au-dessus de votre village.' },
      expect: ['place 0,1'],
      point: 'cell 0,1',
      wrong: {
        en: 'Fine as well; for this lesson, above the village.',
        fr: 'C’est bien aussi\u202f; pour la leçon, au-dessus du village.',
      },
      done: {
        en: 'Your first cask is on space 1 of the cellar.',
        fr: 'Votre premier tonneau est sur la case 1\u00a0de la cave.',
      },
    },
    {
      ask: {
        en: 'Activate Pulteney: age your cask by one space, or buy barley and distil a second one?',
        fr: 'Activez Pulteney\u00a0: faire vieillir le tonneau d’une case, ou acheter de l’orge et en produire un autre\u202f?',
      },
      expect: ['activate W1'],
      free: true,
      point: 'tile W1',
      holds: { 'players.0.coins': 3, 'players.0.vp': 0, 'players.0.casks': 1 },
      replies: {
        'activate W1': {
          en: 'Aged for free: it’s worth 2 now, and 3 after the next time.',
          fr: 'Vieilli gratuitement\u00a0: il vaut 2\u00a0PV, et 3\u00a0la prochaine fois.',
        },
      },
      tries: [
        {
          ply: 'activate W1 barley',
          reply: {
            en: 'A second cask for 2 coins: good for scorings. This time, let’s see how one ages.',
            fr: 'Un deuxième tonneau pour 2\u00a0pièces\u00a0: bon pour les décomptes. Voyons plutôt comment il vieillit.',
          },
        },
      ],
      wrong: { en: 'First Pulteney: age or distil.', fr: 'D’abord Pulteney\u00a0: vieillir ou produire.' },
    },
    {
      ask: { en: 'End your turn.', fr: 'Terminez votre tour.' },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Moving a Scotsman won’t help your whisky. End your turn.',
        fr: 'Déplacer un Écossais n’aide pas votre whisky. Terminez votre tour.',
      },
    },
    { skip: ['b take A11', 'b place 0,1', 'b end', 'a take A1', 'a claim macleod', 'a end'] },
    {
      say: {
        en: 'Later: a Single Cask Sale is on the rondel. Passing it, you can sell one cask; stopping, even two.',
        fr: 'Plus tard\u00a0: une Vente de Single Cask est sur le rondel. En passant, vendez un tonneau\u202f; à l’arrêt, 2.',
      },
      point: 'tile V1',
      holds: { 'players.0.coins': 6, 'players.0.vp': 2, 'players.0.casks': 1 },
    },
    {
      ask: {
        en: 'A Second Cellar, worth 4, 5 and 6, costs wood and stone: 5 coins at the market. Buy, or go selling?',
        fr: 'La Deuxième Cave coûte bois et pierre, 5\u00a0pièces au marché. Ses cases valent 4, 5, 6. Acheter, ou vendre\u202f?',
      },
      expect: ['take V1'],
      free: true,
      point: ['chronicle cellars', 'tile V1'],
      holds: { 'players.0.coins': 6, 'players.0.vp': 2 },
      replies: {
        'take V1': {
          en: 'Selling it is: your piece stops on the sale.',
          fr: 'Va pour la vente\u00a0: votre pion s’arrête sur la Vente.',
        },
      },
      tries: [
        {
          ply: 'buyCellar second',
          reply: {
            en: 'A fine plan for two or more casks. With one, let’s sell today.',
            fr: 'Un bon plan pour plusieurs tonneaux. Avec un seul, vendons aujourd’hui.',
          },
        },
      ],
      wrong: {
        en: 'Possible. For this lesson: buy the cellar, or move onto the sale.',
        fr: 'Possible. Pour la leçon\u00a0: achetez la cave, ou allez à la Vente.',
      },
    },
    {
      ask: {
        en: 'Sell your cask: the bonus space is only for those who stop, the right-hand one for everyone.',
        fr: 'Vendez votre tonneau\u00a0: la case bonus est réservée à ceux qui s’arrêtent, celle de droite est pour tous.',
      },
      expect: ['sellCask 2 bonus', 'sellCask 2 right'],
      free: true,
      point: 'tile V1',
      holds: { 'players.0.coins': 6, 'players.0.vp': 2, 'players.0.casks': 1 },
      replies: {
        'sellCask 2 bonus': {
          en: '2 points, and the other space stays free for those who pass.',
          fr: '2\u00a0PV, et l’autre case reste libre pour ceux qui passent.',
        },
        'sellCask 2 right': {
          en: '2 points, and you’ve blocked the only space for Rory. Sly!',
          fr: '2\u00a0PV, et la seule case pour Rory est occupée. Rusé\u202f!',
        },
      },
      done: {
        en: 'Remember: casks you keep still count in every scoring.',
        fr: 'N’oubliez pas\u00a0: les tonneaux gardés comptent à chaque décompte.',
      },
    },
    {
      say: {
        en: 'You can now store whisky, let it age, and sell it at the right moment.',
        fr: 'Vous savez maintenant stocker du whisky, le faire vieillir et le vendre au bon moment.',
      },
      end: true,
    },
  ],
}
