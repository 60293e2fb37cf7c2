import type { Chapter } from '@bothy/kernel/lessons'
import { scotsmen } from './heads.ts'

export const chapter: Chapter = {
  ...scotsmen,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    arranged: {
      order: [0, 1],
      S: ['S1', 'S4', 'S3', 'S2', 'S5'],
      die: [1, 1, 1, 1, 1, 1],
      A: ['A6', 'A8', 'A14', 'A11', 'A3', 'A1', 'A5', 'A13', 'A10', 'A12'],
    },
  },
  seed: 'lesson',
  before: ['a take S1', 'a place 0,1', 'a activate S1', 'a end', 'b take S2', 'b place 0,1', 'b activate S2', 'b end'],
  learnt: [
    {
      en: 'The market sells what you lack; buying raises the price.',
      fr: 'Le marché vend ce qui vous manque\u202f; acheter fait monter le prix.',
    },
    {
      en: 'Move your Scotsmen: out to build, or home to score.',
      fr: 'Déplacez vos Écossais\u00a0: dehors pour bâtir, au château pour marquer.',
    },
    { en: 'Fairs turn resources into points.', fr: 'Les foires changent des ressources en PV.' },
  ],
  steps: [
    {
      say: {
        en: 'Halkirk costs 1 stone. You have none, but the market sells one: price 2, the first empty field.',
        fr: 'Halkirk coûte 1\u00a0pierre. Vous n’en avez pas, mais le marché en vend\u00a0: prix 2, la première case vide.',
      },
      point: 'market stone',
      holds: { 'players.0.coins': 5, 'players.0.vp': 0 },
    },
    {
      ask: {
        en: 'Take Halkirk. The stone is bought and spent in one go.',
        fr: 'Prenez Halkirk. La pierre est achetée et dépensée d’un coup.',
      },
      expect: ['take A6'],
      point: 'tile A6',
      wrong: {
        en: 'We want another Scotsman: take Halkirk, the village.',
        fr: 'Il nous faut un autre Écossais\u00a0: prenez Halkirk, le village.',
      },
      done: {
        en: 'Your 2 coins are in the stone row, so the next stone costs 3.',
        fr: 'Vos 2\u00a0pièces sont dans la ligne de la pierre\u00a0: la suivante coûtera 3.',
      },
    },
    {
      ask: {
        en: 'Halkirk has a river, and your Scotsman is in the village. Only one cell fits.',
        fr: 'Halkirk a une rivière, et votre Écossais est au village. Un seul emplacement convient.',
      },
      expect: ['place -1,0'],
      point: 'cell -1,0',
      wrong: {
        en: 'Place Halkirk first, at the left end of the river.',
        fr: 'Posez d’abord Halkirk, au bout gauche de la rivière.',
      },
      done: {
        en: 'A new Scotsman arrives at once: that’s Halkirk’s one-time effect.',
        fr: 'Un nouvel Écossais arrive aussitôt\u00a0: c’est l’effet immédiat d’Halkirk.',
      },
    },
    {
      ask: {
        en: 'Villages and castles give movement points. Activate Halkirk, your village, and Inshriach for its wood.',
        fr: 'Villages et châteaux donnent des points de mouvement. Activez Halkirk, votre village, et Inshriach pour son bois.',
      },
      expect: ['activate A6', 'activate HOME-V1', 'activate S1'],
      all: true,
      point: ['tile A6', 'tile HOME-V1', 'tile S1'],
      wrong: {
        en: 'First activate all three tiles, then spend the points.',
        fr: 'Activez d’abord les 3\u00a0tuiles, puis dépensez les points.',
      },
      done: { en: 'Two movement points and a second wood.', fr: '2\u00a0points de mouvement et un deuxième bois.' },
    },
    {
      ask: {
        en: 'One point moves one Scotsman one tile. Send the one in the village to your Home Castle.',
        fr: 'Un point déplace un Écossais d’une tuile. Envoyez celui du village au Château initial.',
      },
      expect: ['move HOME-V1 HOME-C1'],
      point: 'tile HOME-C1',
      wrong: {
        en: 'To the Home Castle, please: Scotsmen there score four times in the game.',
        fr: 'Au Château initial\u00a0: les Écossais y comptent à 4\u00a0décomptes.',
      },
      done: {
        en: 'Scotsmen in the Home Castle score in all four scorings.',
        fr: 'Les Écossais du Château initial comptent aux 4\u00a0décomptes.',
      },
    },
    {
      ask: {
        en: 'One point is left. Halkirk’s Scotsman can move, or you end the turn and lose the point. Choose.',
        fr: 'Il reste un point. Déplacez l’Écossais d’Halkirk, ou terminez le tour et perdez le point.',
      },
      expect: ['move A6 HOME-V1'],
      free: true,
      point: 'clan A6',
      replies: {
        'move A6 HOME-V1': {
          en: 'In the middle of your land, it helps you build on every side.',
          fr: 'Au milieu du territoire, il aide à bâtir de tous les côtés.',
        },
      },
      tries: [
        {
          ply: 'move A6 S1',
          reply: {
            en: 'From there you could build northwards. The village reaches more, so we’ll go there.',
            fr: 'De là, vous bâtiriez vers le nord. Le village atteint plus d’emplacements\u00a0: allons-y.',
          },
        },
        {
          ply: 'end',
          reply: {
            en: 'Points can’t be saved for later. Let’s go back and use it.',
            fr: 'Les points ne se gardent pas. Revenons et utilisons-le.',
          },
        },
      ],
      wrong: {
        en: 'Leave the one in the castle at home. Move Halkirk’s Scotsman.',
        fr: 'Laissez celui du château. Déplacez l’Écossais d’Halkirk.',
      },
    },
    {
      ask: { en: 'End your turn.', fr: 'Terminez votre tour.' },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Keep your wood, you’ll need it. End your turn.',
        fr: 'Gardez votre bois, il servira. Terminez votre tour.',
      },
    },
    { play: 'b', ply: 'take A11' },
    { play: 'b', ply: 'place 1,1' },
    { play: 'b', ply: 'activate A11' },
    { play: 'b', ply: 'activate S2' },
    { play: 'b', ply: 'end' },
    {
      say: {
        en: 'This fair trades different resources for points. It costs 1 wood, and you have 2.',
        fr: 'Cette foire échange des ressources différentes contre des PV. Elle coûte 1\u00a0bois, et vous en avez 2.',
      },
      point: 'tile A14',
      holds: { 'players.0.coins': 3, 'players.0.vp': 0 },
    },
    {
      ask: { en: 'Take the Muir of Ord Fair.', fr: 'Prenez la foire de Muir of Ord.' },
      expect: ['take A14'],
      point: 'tile A14',
      wrong: {
        en: 'Points first: take the Muir of Ord Fair.',
        fr: 'D’abord des PV\u00a0: prenez la foire de Muir of Ord.',
      },
    },
    {
      ask: {
        en: 'You can buy a wood even if you have some. But your own is free: spend it.',
        fr: 'Vous pouvez acheter un bois même si vous en avez. Mais le vôtre est gratuit\u00a0: dépensez-le.',
      },
      expect: ['spend wood S1'],
      point: 'tile S1',
      wrong: {
        en: 'Save your coins: spend a wood of your own.',
        fr: 'Gardez vos pièces\u00a0: dépensez un de vos bois.',
      },
    },
    {
      ask: {
        en: 'Place it next to Inshriach and your home tiles, so that all of them wake.',
        fr: 'Posez-la près d’Inshriach et de vos tuiles initiales, pour toutes les réveiller.',
      },
      expect: ['place 1,1'],
      point: 'cell 1,1',
      wrong: {
        en: 'There it would wake fewer tiles. Try above the Home Castle.',
        fr: 'Là, elle réveillerait moins de tuiles. Essayez au-dessus du Château initial.',
      },
    },
    {
      ask: {
        en: 'Activate Inshriach first: you can never have too much wood at a fair.',
        fr: 'Activez d’abord Inshriach\u00a0: à la foire, on n’a jamais trop de bois.',
      },
      expect: ['activate S1'],
      point: 'tile S1',
      wrong: {
        en: 'Order matters: wood first, fair afterwards.',
        fr: 'L’ordre compte\u00a0: d’abord le bois, ensuite la foire.',
      },
    },
    {
      ask: {
        en: 'Two different resources give 4 points. You have wood; buy the other one for 2 coins. Which?',
        fr: '2\u00a0ressources différentes donnent 4\u00a0PV. Vous avez du bois\u202f; achetez l’autre pour 2\u00a0pièces. Laquelle\u202f?',
      },
      expect: ['activate A14 wood sheep', 'activate A14 wood barley', 'activate A14 wood cattle'],
      free: true,
      point: 'tile A14',
      holds: { 'players.0.coins': 3, 'players.0.vp': 0 },
      replies: {
        'activate A14 wood sheep': {
          en: '4 points for 1 wood and 2 coins. The next sheep now costs more for Rory, too.',
          fr: '4\u00a0PV pour 1\u00a0bois et 2\u00a0pièces. Le prochain mouton coûtera aussi plus cher à Rory.',
        },
        'activate A14 wood barley': {
          en: '4 points for 1 wood and 2 coins. The next barley now costs 3.',
          fr: '4\u00a0PV pour 1\u00a0bois et 2\u00a0pièces. La prochaine orge coûtera 3.',
        },
        'activate A14 wood cattle': {
          en: '4 points for 1 wood and 2 coins. The next cattle now costs 3.',
          fr: '4\u00a0PV pour 1\u00a0bois et 2\u00a0pièces. Le prochain bœuf coûtera 3.',
        },
      },
      wrong: {
        en: 'Stone costs 3 now. Choose sheep, barley or cattle, together with your wood.',
        fr: 'La pierre coûte 3. Choisissez mouton, orge ou bœuf, avec votre bois.',
      },
    },
    {
      ask: {
        en: 'You still have a wood. Sell it: you take the last coin in the wood row.',
        fr: 'Il vous reste un bois. Vendez-le\u00a0: vous prenez la dernière pièce de la ligne du bois.',
      },
      expect: ['sell wood S1'],
      point: 'market wood',
      holds: { 'players.0.coins': 1, 'players.0.vp': 4 },
      wrong: {
        en: 'Let’s try a sale first: 1 wood at the market.',
        fr: 'Essayons d’abord une vente\u00a0: 1\u00a0bois au marché.',
      },
      done: {
        en: 'One coin for you. The row is empty now: nobody can sell wood until someone buys.',
        fr: 'Une pièce pour vous. La ligne est vide\u00a0: plus de vente de bois avant un achat.',
      },
    },
    {
      ask: {
        en: 'Activate village and castle for two more points.',
        fr: 'Activez le village et le château pour 2\u00a0points de plus.',
      },
      expect: ['activate HOME-V1', 'activate HOME-C1'],
      all: true,
      point: ['tile HOME-V1', 'tile HOME-C1'],
      wrong: {
        en: 'Two movement points would be lost: activate both tiles first.',
        fr: '2\u00a0points de mouvement seraient perdus\u00a0: activez d’abord les 2\u00a0tuiles.',
      },
    },
    {
      ask: {
        en: 'Home or out on the land? Move your village Scotsman, and see.',
        fr: 'À la maison ou sur le terrain\u202f? Déplacez l’Écossais du village, et voyez.',
      },
      expect: ['move HOME-V1 S1', 'move HOME-V1 HOME-C1', 'move HOME-V1 A14'],
      free: true,
      point: 'tile HOME-V1',
      replies: {
        'move HOME-V1 S1': {
          en: 'Out on the land, it lets you build in the north.',
          fr: 'Sur le terrain, il permet de bâtir vers le nord.',
        },
        'move HOME-V1 HOME-C1': {
          en: 'Two at home score more, but you can only build near the castle.',
          fr: '2\u00a0au château comptent plus, mais vous ne bâtirez que près de lui.',
        },
        'move HOME-V1 A14': {
          en: 'Out at the fair, it lets you build towards the north-east.',
          fr: 'À la foire, il permet de bâtir vers le nord-est.',
        },
      },
      wrong: { en: 'This time, move the Scotsman in the village.', fr: 'Cette fois, déplacez l’Écossais du village.' },
      done: {
        en: 'Keep one Scotsman outside while you want to build.',
        fr: 'Gardez un Écossais dehors tant que vous voulez bâtir.',
      },
    },
    {
      say: {
        en: 'You can now pay, buy and sell, move your Scotsmen, and trade resources for points.',
        fr: 'Vous savez maintenant payer, acheter, vendre, déplacer vos Écossais et échanger des ressources contre des PV.',
      },
      end: true,
    },
  ],
}
