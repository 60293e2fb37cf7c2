import type { Chapter } from '@bothy/kernel/lessons'
import { scoring } from './heads.ts'

export const chapter: Chapter = {
  ...scoring,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    introductory: true,
    arranged: {
      order: [0, 1],
      S: ['S1', 'S4', 'S3', 'S2', 'S5'],
      A: ['A8', 'A10', 'A6', 'A1', 'A13', 'A2', 'A9', 'A11', 'A5', 'A12', 'A4', 'A7', 'A14', 'A3'],
      die: [],
    },
  },
  seed: 'lesson-4',
  before: [
    'a take S5',
    'a place -1,0',
    'a activate S5',
    'a activate HOME-V1',
    'a move HOME-V1 HOME-C1',
    'a end',
    'b take A8',
    'b place 1,-1',
    'b activate A8 barley',
    'b activate HOME-V2',
    'b end',
  ],
  learnt: [
    {
      en: 'Scotsmen at home, landmarks, casks and persons score four times.',
      fr: 'Écossais au château, lieux, tonneaux et personnages comptent aux 4\u00a0décomptes.',
    },
    {
      en: 'Your lead over the lowest player brings the points.',
      fr: 'C’est votre avance sur le dernier qui rapporte des PV.',
    },
    {
      en: 'At the end, each tile over the smallest territory costs 3 points.',
      fr: 'À la fin, un territoire trop grand coûte 3\u00a0PV par tuile.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Stack A is nearly empty. When its last tile comes out, there’s a scoring. Four things count.',
        fr: 'La pile A est presque vide. Quand sa dernière tuile sort, il y a un décompte. 4\u00a0choses comptent.',
      },
      point: 'stack A',
    },
    {
      ask: {
        en: 'They are Scotsmen in the Home Castle, landmarks, casks and persons. Which tile would you take now?',
        fr: 'Ce sont les Écossais du Château initial, les lieux, les tonneaux et les personnages. Quelle tuile prendre\u202f?',
      },
      expect: ['take A1'],
      free: true,
      point: 'tile A1',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0, 'players.0.casks': 0 },
      replies: {
        'take A1': {
          en: 'Good: a person is free, scores, and brings a clan field as well.',
          fr: 'Bien\u00a0: un personnage est gratuit, compte, et offre un domaine en plus.',
        },
      },
      tries: [
        {
          ply: 'take A5',
          reply: {
            en: 'A landmark scores too, but you’d buy wood and stone with all 5 coins. Let’s invite Robert.',
            fr: 'Un lieu compte aussi, mais bois et pierre coûteraient vos 5\u00a0pièces. Invitons Robert Ier.',
          },
        },
        {
          ply: 'take A13',
          reply: {
            en: 'Sheep can be traded later, but they don’t count now. Let’s invite Robert.',
            fr: 'Un mouton s’échange plus tard, mais ne compte pas ici. Invitons Robert Ier.',
          },
        },
      ],
      wrong: {
        en: 'Compare these three: Robert the Bruce, Castle Stalker and Achnasheen.',
        fr: 'Comparez ces trois-là\u00a0: Robert Ier, Castle Stalker et Achnasheen.',
      },
    },
    {
      ask: {
        en: 'Your lead over the lowest player counts: 1, 2, 3, 4, 5 ahead gives 1, 2, 3, 5, 8 points. Claim McKay.',
        fr: 'Votre avance sur le dernier compte\u00a0: 1, 2, 3, 4, 5\u00a0donnent 1, 2, 3, 5, 8\u00a0PV. Revendiquez McKay.',
      },
      expect: ['claim mckay'],
      point: 'field mckay',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
      wrong: {
        en: 'McKay is the one: David Hume counts as two persons.',
        fr: 'McKay est le bon\u00a0: David Hume compte pour 2\u00a0personnages.',
      },
      done: {
        en: 'Robert and David Hume: you count 3 persons, Rory none.',
        fr: 'Robert Ier et David Hume\u00a0: vous comptez 3\u00a0personnages, Rory aucun.',
      },
    },
    {
      ask: {
        en: 'End your turn. Rory’s move will bring out the last A tile.',
        fr: 'Terminez votre tour. Le coup de Rory fera sortir la dernière tuile A.',
      },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'A coin for the cattle changes nothing in this scoring. End your turn.',
        fr: 'Une pièce pour le bœuf ne change rien à ce décompte. Terminez votre tour.',
      },
    },
    { play: 'b', ply: 'take A13' },
    { play: 'b', ply: 'place 0,1' },
    { play: 'b', ply: 'end' },
    {
      say: {
        en: 'Your 3 persons gave 3 points, your Scotsman at home 1. Rory’s 2 casks gave 2. Nothing is spent.',
        fr: 'Vos 3\u00a0personnages donnent 3\u00a0PV, votre Écossais au château 1. Les 2\u00a0tonneaux de Rory, 2. Rien n’est dépensé.',
      },
      point: 'seat a',
      holds: { 'players.0.coins': 3, 'players.0.vp': 4, 'players.0.casks': 0 },
    },
    {
      ask: {
        en: 'It’s your turn, and three more scorings will come. Take a last look around: choose any tile.',
        fr: 'À vous, et il reste 3\u00a0décomptes. Jetez un dernier coup d’œil\u00a0: choisissez une tuile.',
      },
      expect: ['take B15'],
      free: true,
      point: 'rondel',
      replies: {
        'take B15': {
          en: 'Barley, for whisky later. Let’s play on quickly from here.',
          fr: 'De l’orge, pour du whisky plus tard. Avançons rapidement.',
        },
      },
      tries: [
        {
          ply: 'take A2',
          reply: {
            en: 'William Wallace! A fourth person would lift your lead to 5 points. We’ll play on with barley, though.',
            fr: 'William Wallace\u202f! Un quatrième personnage porterait votre avance à 5\u00a0PV. Continuons pourtant avec l’orge.',
          },
        },
        {
          ply: 'take A14',
          reply: {
            en: 'A fair turns resources into points. In this story, we’ll go on with barley.',
            fr: 'Une foire change les ressources en PV. Dans cette histoire, continuons avec l’orge.',
          },
        },
        {
          ply: 'take A3',
          reply: {
            en: 'A free landmark: well seen! In this story, Rory gets it and we go on with barley.',
            fr: 'Un lieu gratuit\u00a0: bien vu\u202f! Dans cette histoire, Rory l’aura\u202f; continuons avec l’orge.',
          },
        },
      ],
      wrong: {
        en: 'Also possible. Look at Culbin, William Wallace, the fair or Loch Lochy.',
        fr: 'Possible aussi. Regardez Culbin, William Wallace, la foire ou le Loch Lochy.',
      },
    },
    {
      skip: [
        'a place 0,1',
        'a end',
        'b take A3',
        'b place -1,0',
        'b choose barley cattle',
        'b end',
        'b take B13',
        'b place -1,-1',
        'b end',
        'a take B16',
        'a place 1,1',
        'a end',
        'a take C13',
        'a place 2,0',
        'a end',
        'b take C11',
        'b sell barley A3',
        'b place 0,-1',
        'b end',
        'a take C16',
        'a place 2,1',
        'a end',
        'b take END',
      ],
    },
    {
      say: {
        en: 'Much later. Rory has reached The End and is done. You have one last move; both of you have 7 tiles.',
        fr: 'Bien plus tard. Rory a atteint La Fin. Il vous reste un coup\u202f; vous avez chacun 7\u00a0tuiles.',
      },
      point: 'tile END',
      holds: { 'players.0.coins': 3, 'players.0.vp': 12 },
    },
    {
      ask: {
        en: 'Stop on The End, or go beyond it for a last tile? Each tile over the smallest territory costs 3 points.',
        fr: 'S’arrêter sur La Fin, ou la dépasser pour une dernière tuile\u202f? Un territoire trop grand coûte 3\u00a0PV par tuile.',
      },
      expect: ['take D1'],
      free: true,
      point: 'tile D1',
      holds: { 'players.0.coins': 3, 'players.0.vp': 12 },
      replies: {
        'take D1': {
          en: 'Best: a person never enlarges your territory. Your lead grows to 4, worth 5 points.',
          fr: 'Le meilleur choix\u00a0: un personnage n’agrandit pas le territoire. Votre avance passe à 4\u00a0: 5\u00a0PV.',
        },
      },
      tries: [
        {
          ply: 'take END',
          reply: {
            en: 'Safe, but nothing more comes of it. Robert Burns, just beyond, is free.',
            fr: 'Sûr, mais cela ne rapporte rien. Robert Burns, juste après, est gratuit.',
          },
        },
        {
          ply: 'take D16',
          reply: {
            en: 'It covers another tile, so no extra size, and scores 3. But a person brings more.',
            fr: 'Elle en recouvre une autre, donc rien en trop, et rapporte 3\u00a0PV. Un personnage rapporte plus.',
          },
        },
      ],
      wrong: {
        en: 'Compare these: The End, Robert Burns and the Cairngorm Drove.',
        fr: 'Comparez\u00a0: La Fin, Robert Burns et le troupeau des Cairngorms.',
      },
    },
    {
      ask: {
        en: 'He brings one more clan field. Coins are worth 1 point each: which field is best?',
        fr: 'Il offre un dernier domaine. Chaque pièce vaut 1\u00a0PV\u00a0: lequel est le meilleur\u202f?',
      },
      expect: ['claim sutherland', 'claim macleod', 'claim douglas'],
      free: true,
      point: 'field sutherland',
      holds: { 'players.0.coins': 3, 'players.0.vp': 12 },
      replies: {
        'claim sutherland': {
          en: 'Sutherland: 5 points for 4 river tiles, for only 1 coin. Thanks to your marker next door!',
          fr: 'Sutherland\u00a0: 5\u00a0PV pour 4\u00a0tuiles Rivière, contre 1\u00a0pièce seulement. Merci à votre pion voisin\u202f!',
        },
        'claim macleod': {
          en: 'MacLeod: 3 coins, so 3 points. Sutherland would have given 5 for your river.',
          fr: 'MacLeod\u00a0: 3\u00a0pièces, donc 3\u00a0PV. Sutherland en aurait donné 5\u00a0pour votre rivière.',
        },
        'claim douglas': {
          en: 'Douglas: 3 points for 1 coin. Sutherland would have given 5 for your river.',
          fr: 'Douglas\u00a0: 3\u00a0PV contre 1\u00a0pièce. Sutherland en aurait donné 5\u00a0pour votre rivière.',
        },
      },
      wrong: {
        en: 'Compare these three: Sutherland, MacLeod and Douglas.',
        fr: 'Comparez ces trois-là\u00a0: Sutherland, MacLeod et Douglas.',
      },
    },
    {
      ask: {
        en: 'Sell your cattle: it won’t score, but a coin will.',
        fr: 'Vendez votre bœuf\u00a0: il ne rapporte rien, une pièce si.',
      },
      expect: ['sell cattle S5'],
      point: 'market cattle',
      holds: { 'players.0.coins': 2, 'players.0.vp': 17 },
      wrong: { en: 'Sell first: one coin is one point.', fr: 'Vendez d’abord\u00a0: une pièce, c’est 1\u00a0PV.' },
    },
    {
      ask: {
        en: 'End your turn, and the game: the fourth scoring, then coins and extra tiles.',
        fr: 'Terminez votre tour et la partie\u00a0: quatrième décompte, puis pièces et tuiles en trop.',
      },
      expect: ['end'],
      point: 'button end',
      holds: { 'players.0.coins': 3, 'players.0.vp': 17 },
      done: {
        en: 'You win, and nobody lost points for extra tiles. Well played!',
        fr: 'Vous gagnez, et personne ne perd de PV pour des tuiles en trop. Bien joué\u202f!',
      },
    },
    {
      say: {
        en: 'You know the whole game: collect for four scorings, keep your territory lean, and choose your last move.',
        fr: 'Vous connaissez tout le jeu\u00a0: préparez 4\u00a0décomptes, limitez votre territoire et choisissez votre dernier coup.',
      },
      end: true,
    },
  ],
}
