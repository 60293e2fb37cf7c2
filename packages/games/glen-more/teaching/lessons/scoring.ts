import type { Chapter } from '@bothy/kernel/lessons'
import { scoring } from './heads.ts'

export const chapter: Chapter = {
  ...scoring,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    arranged: {
      order: [0, 1],
      stack0: [
        's0-quarry-road',
        's0-forest-river',
        's0-village-road',
        's0-field-road',
        's0-meadow-river',
        's0-quarry-river',
        's0-forest-road',
        's0-pasture-river',
      ],
      stack1: [
        's1-distillery-road',
        's1-village-wood',
        's1-fair-road',
        's1-village-stone-river',
        's1-forest',
        's1-field-road',
        's1-village-stone-road',
        's1-butcher-cattle',
        's1-quarry-2',
        's1-village-wood-river',
        's1-forest-2',
        's1-butcher-sheep',
        's1-castle-moil',
        's1-pasture',
        's1-quarry',
        's1-distillery',
        's1-meadow',
        's1-armadale-castle',
        's1-field',
        's1-loch-lochy',
        's1-village-stone',
        's1-castle-stalker',
        's1-fair',
      ],
    },
  },
  seed: 'lesson-3',
  before: [
    'a take s0-forest-river',
    'a place 0,1',
    'a activate s0-forest-river',
    'a end',
    'b take s1-distillery-road',
    'b place 1,0',
    'b activate start-village-2',
    'b activate s1-distillery-road grain',
    'b end',
    'a take s0-forest-road',
    'a place 1,0',
    'a end',
    'a take s1-village-wood-river',
    'a place 0,-1',
    'a activate s0-forest-road',
    'a activate s1-village-wood-river',
    'a promote s1-village-wood-river',
    'a end',
    'b take s1-butcher-cattle',
    'b place 1,-1',
    'b activate s1-butcher-cattle cattle',
    'b activate start-village-2',
    'b end',
    'b take s1-quarry',
    'b place 1,1',
    'b activate s1-quarry',
    'b end',
  ],
  learnt: [
    {
      en: 'Whisky, chieftains and special cards count in all three scorings.',
      fr: 'Whisky, Parlement et cartes spéciales comptent aux 3\u00a0décomptes.',
    },
    {
      en: 'Your lead over the lowest player brings the points.',
      fr: 'C’est votre avance sur le dernier qui rapporte des PV.',
    },
    {
      en: 'At the end, each tile over the smallest land costs 3 points.',
      fr: 'À la fin, chaque tuile en trop coûte 3\u00a0PV.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Half an hour in. Only 1 tile is left in stack 1: when it comes out, there’s a scoring.',
        fr: 'Une demi-heure a passé. Il reste 1\u00a0tuile dans la pile 1\u00a0: quand elle sort, il y a un décompte.',
      },
      point: 'stack 1',
      holds: { 'players.0.coins': 6, 'players.0.vp': 0 },
    },
    {
      ask: {
        en: 'Barrels, chieftains and cards are compared. Rory leads by 2 barrels, you by 1 chieftain. Which tile helps most?',
        fr: 'On compare tonneaux, Parlement et cartes. Rory a 2\u00a0tonneaux d’avance, vous 1\u00a0membre du Parlement. Quelle tuile aide le plus\u202f?',
      },
      expect: ['take s1-armadale-castle'],
      free: true,
      point: 'tile s1-armadale-castle',
      holds: { 'players.0.coins': 6, 'players.0.vp': 0, 'players.0.barrels': 0, 'players.0.chieftains': 1 },
      replies: {
        'take s1-armadale-castle': {
          en: 'Yes! A special card, a bonnet that counts as a chieftain, a clan member and 3 coins.',
          fr: 'Oui\u202f! Une carte spéciale, un bonnet qui compte au Parlement, un membre du clan et 3\u00a0pièces.',
        },
      },
      tries: [
        {
          ply: 'take s1-distillery',
          reply: {
            en: 'Good: a barrel shrinks Rory’s lead by one. But the castle brings you even more.',
            fr: 'Bien\u00a0: un tonneau réduit l’avance de Rory. Mais le château rapporte encore plus.',
          },
        },
        {
          ply: 'take s1-meadow',
          reply: {
            en: 'A sheep is nice, but sheep don’t score. Let’s take the castle.',
            fr: 'Un mouton, c’est bien, mais il ne compte pas au décompte. Prenons le château.',
          },
        },
      ],
      wrong: {
        en: 'Compare these three: Armadale Castle, the distillery and the meadow.',
        fr: 'Comparez ces trois-là\u00a0: Armadale Castle, la distillerie et le pré.',
      },
    },
    {
      say: {
        en: 'Your wood pays half of it; the stone is bought. Lochs, castles and the abbey are special: each brings a card.',
        fr: 'Votre bois en paie la moitié, la pierre est achetée. Lochs, châteaux et abbaye apportent chacun une carte.',
      },
      point: 'market stone',
    },
    {
      ask: {
        en: 'Place the castle where your village can wake up as well.',
        fr: 'Posez le château là où votre village se réveillera aussi.',
      },
      expect: ['place 1,1'],
      free: true,
      point: 'cell 1,1',
      replies: {
        'place 1,1': {
          en: 'Good: village and both forests are next to it.',
          fr: 'Bien\u00a0: le village et les deux forêts sont voisins.',
        },
      },
      tries: [
        {
          ply: 'place -1,1',
          reply: {
            en: 'The village is near, but only one forest. Let’s use the corner with both.',
            fr: 'Le village est voisin, mais une seule forêt. Prenons le coin qui touche les deux.',
          },
        },
        {
          ply: 'place 1,-1',
          reply: {
            en: 'Both villages are near, but one forest isn’t. Fine too; we’ll go on in the north-east.',
            fr: 'Les deux villages sont voisins, mais pas toutes les forêts. Continuons au nord-est.',
          },
        },
        {
          ply: 'place -1,-1',
          reply: {
            en: 'Both villages are near, but no forest. Let’s use the north-east corner.',
            fr: 'Les deux villages sont voisins, mais aucune forêt. Prenons le coin nord-est.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'Activate the castle: castles give a movement point, as villages do.',
        fr: 'Activez le château\u00a0: comme un village, il donne un point de mouvement.',
      },
      expect: ['activate s1-armadale-castle'],
      point: 'tile s1-armadale-castle',
      wrong: {
        en: 'First the castle, for its movement point.',
        fr: 'D’abord le château, pour son point de mouvement.',
      },
    },
    {
      ask: {
        en: 'A scoring is coming. What will you do with this point?',
        fr: 'Un décompte approche. Que ferez-vous de ce point\u202f?',
      },
      expect: ['promote s1-armadale-castle'],
      free: true,
      point: 'clan s1-armadale-castle',
      replies: {
        'promote s1-armadale-castle': {
          en: 'Right on time: with the bonnet you now count 3, Rory 0.',
          fr: 'Juste à temps\u00a0: avec le bonnet, vous comptez 3, Rory 0.',
        },
      },
      tries: [
        {
          ply: 'move s1-armadale-castle s0-forest-road',
          reply: {
            en: 'Useful for building, but the scoring is now. Parliament brings a point at once.',
            fr: 'Utile pour bâtir, mais le décompte est imminent. Le Parlement rapporte un point tout de suite.',
          },
        },
      ],
      wrong: {
        en: 'Keep the one in the old village for building. Send the one in the castle.',
        fr: 'Gardez celui du vieux village pour bâtir. Envoyez celui du château.',
      },
    },
    {
      ask: { en: 'Collect your free wood from both forests.', fr: 'Ramassez du bois gratuit dans les deux forêts.' },
      expect: ['activate s0-forest-river', 'activate s0-forest-road'],
      all: true,
      point: ['tile s0-forest-river', 'tile s0-forest-road'],
      wrong: { en: 'The two forests first: wood for nothing.', fr: 'D’abord les deux forêts\u00a0: du bois gratuit.' },
    },
    {
      ask: {
        en: 'Your village gives one more point. Activate it.',
        fr: 'Votre village donne un autre point. Activez-le.',
      },
      expect: ['activate start-village'],
      point: 'tile start-village',
      wrong: {
        en: 'First the village: one more movement point, for free.',
        fr: 'D’abord le village\u00a0: un point de mouvement gratuit.',
      },
    },
    {
      ask: {
        en: 'Bring your last clan member to the eastern forest. From there the road can go on.',
        fr: 'Amenez votre dernier membre du clan dans la forêt de l’est. De là, la route peut continuer.',
      },
      expect: ['move start-village s0-forest-road'],
      point: 'clan start-village',
      wrong: {
        en: 'The eastern forest, please: from there you can continue the road.',
        fr: 'La forêt de l’est\u00a0: de là, vous pourrez continuer la route.',
      },
    },
    {
      ask: {
        en: 'End your turn and watch the scoring: a lead of 1, 2, 3, 4, 5 gives 1, 2, 3, 5, 8 points.',
        fr: 'Terminez votre tour et regardez\u00a0: une avance de 1, 2, 3, 4, 5\u00a0donne 1, 2, 3, 5, 8\u00a0PV.',
      },
      expect: ['end'],
      point: 'button end',
      holds: { 'players.0.coins': 6, 'players.0.vp': 0 },
      wrong: { en: 'Keep your wood and end the turn.', fr: 'Gardez votre bois et terminez le tour.' },
      done: {
        en: 'Your lead of 3 chieftains gave 3 points, your card 1. Rory’s 2 barrels gave 2.',
        fr: 'Vos 3\u00a0d’avance au Parlement donnent 3\u00a0PV, votre carte 1. Les 2\u00a0tonneaux de Rory en donnent 2.',
      },
    },
    {
      skip: [
        'b take s2-village-stone-river',
        'b place 0,1',
        'b end',
        'a take s2-duart-castle',
        'a end',
        'a take s2-tavern-2',
        'a end',
        'b take s2-distillery',
        'b end',
        'a take s3-village-wood-river',
        'a end',
        'b take s3-village-stone',
        'b end',
      ],
    },
    {
      say: {
        en: 'Later: stack 3 is nearly empty, and this is your last turn. You and Rory have 5 tiles each.',
        fr: 'Plus tard\u00a0: la pile 3\u00a0est presque vide, c’est votre dernier tour. Rory et vous avez 5\u00a0tuiles chacun.',
      },
      point: 'stack 3',
      holds: { 'players.0.coins': 6, 'players.0.vp': 8 },
    },
    {
      ask: {
        en: 'Each tile more than the smallest land costs 3 points. You must take one. Which costs least?',
        fr: 'Chaque tuile de plus que le plus petit territoire coûte 3\u00a0PV. Il faut en prendre une. Laquelle coûte le moins\u202f?',
      },
      expect: ['take s3-tavern'],
      free: true,
      point: 'tile s3-tavern',
      holds: { 'players.0.coins': 6, 'players.0.vp': 8 },
      replies: {
        'take s3-tavern': {
          en: 'Clever! You have no barrel to pay, so the tavern is discarded and your land stays small.',
          fr: 'Malin\u202f! Sans tonneau pour payer, la taverne est défaussée et votre territoire reste petit.',
        },
      },
      tries: [
        {
          ply: 'take s3-fair',
          reply: {
            en: 'Five points for cubes you’d have to buy, and 3 lost for the extra tile. Not worth it.',
            fr: '5\u00a0PV pour des cubes à acheter, et 3\u00a0PV perdus pour la tuile en trop. Mauvaise affaire.',
          },
        },
        {
          ply: 'take s3-meadow',
          reply: {
            en: 'A sixth tile: 3 points lost for one sheep. Let’s look for something better.',
            fr: 'Une sixième tuile\u00a0: 3\u00a0PV perdus pour un mouton. Cherchons mieux.',
          },
        },
      ],
      wrong: {
        en: 'Compare these three: tavern, fair and meadow.',
        fr: 'Comparez ces trois-là\u00a0: taverne, foire et pré.',
      },
    },
    {
      ask: {
        en: 'Coins are worth 1 point each at the end. Sell 1 wood before it’s too late.',
        fr: 'À la fin, chaque pièce vaut 1\u00a0PV. Vendez 1\u00a0bois avant qu’il ne soit trop tard.',
      },
      expect: ['sell wood s0-forest-river', 'sell wood s0-forest-road'],
      free: true,
      point: 'market wood',
      holds: { 'players.0.coins': 6, 'players.0.vp': 8 },
      wrong: {
        en: 'Wait: sell a wood first. One coin is one point.',
        fr: 'Attendez\u00a0: vendez d’abord un bois. Une pièce, c’est 1\u00a0PV.',
      },
      done: {
        en: 'One more point. The other wood finds no buyer: the row is empty.',
        fr: '1\u00a0PV de plus. L’autre bois ne se vend pas\u00a0: la rangée est vide.',
      },
    },
    {
      ask: {
        en: 'End the game: the third scoring comes first, then 1 point for each coin.',
        fr: 'Terminez la partie\u00a0: d’abord le troisième décompte, puis 1\u00a0PV par pièce.',
      },
      expect: ['end'],
      point: 'button end',
      holds: { 'players.0.coins': 7, 'players.0.vp': 8 },
      done: {
        en: 'You win! Chieftains, a card and your coins made the difference.',
        fr: 'Vous gagnez\u202f! Parlement, carte et pièces ont fait la différence.',
      },
    },
    {
      say: {
        en: 'You know the whole game now: plan for three scorings, and never build more land than it earns.',
        fr: 'Vous connaissez tout le jeu\u00a0: préparez les 3\u00a0décomptes, et ne bâtissez pas plus que nécessaire.',
      },
      end: true,
    },
  ],
}
