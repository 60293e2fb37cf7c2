import type { Chapter } from '@bothy/kernel/lessons'
import { persons } from './heads.ts'

export const chapter: Chapter = {
  ...persons,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    arranged: {
      order: [0, 1],
      S: ['S1', 'S4', 'S3', 'S2', 'S5'],
      die: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      A: ['A1', 'A14', 'A5', 'A3', 'A8', 'A11', 'A13', 'A10'],
      B: ['B4', 'B11', 'B14', 'B1'],
    },
  },
  seed: 'lesson',
  before: ['a take S1', 'a place 0,1', 'a activate S1', 'a end', 'b take S2', 'b place 0,1', 'b activate S2', 'b end'],
  learnt: [
    {
      en: 'Persons are free, score, and let you claim a clan field.',
      fr: 'Gratuits, les personnages comptent aux décomptes et donnent droit à un domaine.',
    },
    {
      en: 'Castles and lochs are landmarks: each comes with a card.',
      fr: 'Châteaux et lochs sont des lieux emblématiques, chacun avec sa carte.',
    },
    {
      en: 'An overbuild tile goes on top of one of its type.',
      fr: 'Une tuile à superposer se pose sur une autre du même type.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Some tiles are famous persons. They’re free, they don’t enlarge your territory, and they score.',
        fr: 'Certaines tuiles sont des personnages célèbres. Gratuits, ils n’agrandissent pas votre territoire, et ils comptent aux décomptes.',
      },
      point: 'tile A1',
    },
    {
      ask: { en: 'Invite Robert the Bruce.', fr: 'Invitez Robert Ier.' },
      expect: ['take A1'],
      point: 'tile A1',
      wrong: {
        en: 'Today we’re meeting a king: take Robert the Bruce.',
        fr: 'Aujourd’hui, nous rencontrons un roi\u00a0: prenez Robert Ier.',
      },
    },
    {
      ask: {
        en: 'He lets you claim a clan field. Roads cost coins; each field has a bonus. Which do you like?',
        fr: 'Il vous permet de revendiquer un domaine. Les routes coûtent des pièces\u202f; chaque domaine a un bonus. Lequel\u202f?',
      },
      expect: ['claim macdonald'],
      free: true,
      point: 'field macdonald',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
      replies: {
        'claim macdonald': {
          en: 'MacDonald: no road to pay, 1 stone and 1 wood. Just what a castle costs!',
          fr: 'MacDonald\u00a0: aucune route à payer, 1\u00a0pierre et 1\u00a0bois. Juste le prix d’un château\u202f!',
        },
      },
      tries: [
        {
          ply: 'claim macleod',
          reply: {
            en: 'MacLeod: 3 coins, and no road to pay. Good when you’re poor. We’ll go on with MacDonald.',
            fr: 'MacLeod\u00a0: 3\u00a0pièces, sans route à payer. Bien si vous êtes à court. Continuons avec MacDonald.',
          },
        },
        {
          ply: 'claim mckay',
          reply: {
            en: 'McKay: 2 coins for David Hume, who counts as two persons. Strong! Here we’ll go on with MacDonald.',
            fr: 'McKay\u00a0: 2\u00a0pièces pour David Hume, qui compte pour 2\u00a0personnages. Très fort\u202f! Continuons avec MacDonald.',
          },
        },
      ],
      wrong: {
        en: 'A good field for later. Now compare MacDonald, MacLeod and McKay.',
        fr: 'Un bon domaine pour plus tard. Comparez MacDonald, MacLeod et McKay.',
      },
    },
    {
      ask: {
        en: 'Put the wood and the stone on Inshriach: it has room for both.',
        fr: 'Posez le bois et la pierre sur Inshriach\u00a0: il y a la place.',
      },
      expect: ['put wood S1', 'put stone S1'],
      all: true,
      point: 'tile S1',
      wrong: {
        en: 'Any tile with room will do. For this lesson, use Inshriach.',
        fr: 'Toute tuile avec de la place convient. Pour la leçon, utilisez Inshriach.',
      },
      done: {
        en: 'Each field is claimed once in the game. The next marker can start from yours.',
        fr: 'Chaque domaine se prend une fois. Le prochain pion peut partir du vôtre.',
      },
    },
    {
      ask: {
        en: 'A person activates nothing. End your turn.',
        fr: 'Un personnage n’active rien. Terminez votre tour.',
      },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Don’t sell yet: you need wood and stone. End your turn.',
        fr: 'Ne vendez pas\u00a0: il vous faut bois et pierre. Terminez votre tour.',
      },
    },
    { play: 'b', ply: 'take A11' },
    { play: 'b', ply: 'place 1,1' },
    { play: 'b', ply: 'activate A11' },
    { play: 'b', ply: 'activate S2' },
    { play: 'b', ply: 'end' },
    {
      say: {
        en: 'Castles and lochs are landmarks: each comes with a card. Castle Stalker costs 1 wood and 1 stone.',
        fr: 'Châteaux et lochs sont des lieux emblématiques, avec une carte. Castle Stalker coûte 1\u00a0bois et 1\u00a0pierre.',
      },
      point: 'tile A5',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
    },
    {
      ask: { en: 'Take Castle Stalker.', fr: 'Prenez Castle Stalker.' },
      expect: ['take A5'],
      point: 'tile A5',
      wrong: {
        en: 'Castle Stalker first: you have exactly what it costs.',
        fr: 'D’abord Castle Stalker\u00a0: vous avez exactement son prix.',
      },
    },
    {
      ask: { en: 'Pay with your own wood and stone.', fr: 'Payez avec votre bois et votre pierre.' },
      expect: ['spend wood S1', 'spend stone S1'],
      all: true,
      point: 'tile S1',
      wrong: {
        en: 'No need to buy: spend your own wood and stone.',
        fr: 'Inutile d’acheter\u00a0: dépensez votre bois et votre pierre.',
      },
    },
    {
      ask: { en: 'Place it at the left end of the river.', fr: 'Posez-le au bout gauche de la rivière.' },
      expect: ['place -1,0'],
      point: 'cell -1,0',
      wrong: {
        en: 'Keep your wood: Inverness will cost one. Place Castle Stalker first.',
        fr: 'Gardez votre bois\u00a0: Inverness en coûtera un. Posez d’abord Castle Stalker.',
      },
      done: {
        en: 'A Scotsman arrives, and the card pays 3 coins at once.',
        fr: 'Un Écossais arrive, et la carte rapporte aussitôt 3\u00a0pièces.',
      },
    },
    {
      ask: { en: 'Inshriach is next to it: take a wood.', fr: 'Inshriach est voisin\u00a0: prenez un bois.' },
      expect: ['activate S1'],
      point: 'tile S1',
      wrong: {
        en: 'Get your wood first: activate Inshriach.',
        fr: 'Prenez d’abord votre bois\u00a0: activez Inshriach.',
      },
    },
    {
      ask: {
        en: 'Leave the movement points today and end your turn. Stack A is about to run out.',
        fr: 'Laissez les points de mouvement et terminez votre tour. La pile A est presque vide.',
      },
      expect: ['end'],
      point: ['stack A', 'button end'],
      wrong: { en: 'Another time. End your turn and watch.', fr: 'Une autre fois. Terminez votre tour et regardez.' },
      done: {
        en: 'A scoring! Your person and your landmark, which Rory lacks, gave 1 point each.',
        fr: 'Un décompte\u202f! Votre personnage et votre lieu, que Rory n’a pas, donnent 1\u00a0PV chacun.',
      },
    },
    {
      say: {
        en: 'Inverness has the overbuild sign: it goes on top of another tile of the same type, here a river village.',
        fr: 'Inverness se superpose\u00a0: cette tuile se pose sur une autre du même type, ici un village à rivière.',
      },
      point: 'tile B4',
    },
    {
      ask: { en: 'Take Inverness, far ahead.', fr: 'Prenez Inverness, loin devant.' },
      expect: ['take B4'],
      point: 'tile B4',
      wrong: {
        en: 'Tempting, but we want to build on top of something: take Inverness.',
        fr: 'Tentant, mais nous voulons superposer\u00a0: prenez Inverness.',
      },
    },
    {
      ask: {
        en: 'The stone was bought for 2 coins. Pay the wood from Inshriach.',
        fr: 'La pierre a été achetée pour 2\u00a0pièces. Payez le bois d’Inshriach.',
      },
      expect: ['spend wood S1'],
      point: 'tile S1',
      holds: { 'players.0.coins': 6, 'players.0.vp': 2 },
      wrong: { en: 'Spend your own wood: it’s free.', fr: 'Dépensez votre propre bois\u00a0: il est gratuit.' },
    },
    {
      ask: {
        en: 'Place it on your Starting Village. The Scotsman on Castle Stalker, next door, makes it possible.',
        fr: 'Posez Inverness sur votre Village initial. L’Écossais de Castle Stalker, juste à côté, le permet.',
      },
      expect: ['place 0,0'],
      point: 'tile HOME-V1',
      wrong: {
        en: 'Place Inverness first, on the Starting Village.',
        fr: 'Posez d’abord Inverness, sur le Village initial.',
      },
      done: {
        en: 'Your Scotsman moved up; another arrives with 1 barley, 1 cask and a card.',
        fr: 'Votre Écossais monte dessus\u202f; un autre arrive, avec 1\u00a0orge, 1\u00a0tonneau et une carte.',
      },
    },
    {
      ask: {
        en: 'Activate all your tiles around: a wood, and three movement points.',
        fr: 'Activez toutes vos tuiles voisines\u00a0: un bois et 3\u00a0points de mouvement.',
      },
      expect: ['activate S1', 'activate B4', 'activate HOME-C1', 'activate A5'],
      all: true,
      point: ['tile S1', 'tile B4', 'tile HOME-C1', 'tile A5'],
      wrong: {
        en: 'Activate all four first; then you can move.',
        fr: 'Activez d’abord les quatre\u202f; ensuite, déplacez.',
      },
    },
    {
      ask: {
        en: 'Three points! Bring a Scotsman home from Inverness, or spread out: your choice.',
        fr: '3\u00a0points\u202f! Ramenez un Écossais d’Inverness au château, ou dispersez-vous\u00a0: à vous de choisir.',
      },
      expect: ['move B4 HOME-C1', 'move B4 S1', 'move A5 B4'],
      free: true,
      point: 'tile B4',
      replies: {
        'move B4 HOME-C1': {
          en: 'Home he goes: in each scoring to come he counts in the Home Castle.',
          fr: 'Au château\u00a0: il y comptera à chacun des décomptes à venir.',
        },
        'move B4 S1': {
          en: 'North: now you can build around Inshriach.',
          fr: 'Vers le nord\u00a0: vous pourrez bâtir autour d’Inshriach.',
        },
        'move A5 B4': {
          en: 'Closer to the centre, but three on one tile reach no further than one.',
          fr: 'Plus près du centre, mais 3\u00a0sur une tuile n’atteignent rien de plus qu’un seul.',
        },
      },
      wrong: {
        en: 'Points don’t keep. Choose: home to score, north to Inshriach, or from Castle Stalker to Inverness.',
        fr: 'Les points ne se gardent pas. Choisissez\u00a0: au château pour marquer, vers Inshriach, ou de Castle Stalker à Inverness.',
      },
    },
    {
      say: {
        en: 'You can now invite persons, use the clan board, win landmarks and build tiles on top of others.',
        fr: 'Vous savez maintenant inviter des personnages, utiliser le plateau de clan, gagner des lieux et superposer des tuiles.',
      },
      end: true,
    },
  ],
}
