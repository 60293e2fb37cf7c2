import type { Chapter } from '@bothy/kernel/lessons'
import { goods } from './heads.ts'

export const chapter: Chapter = {
  ...goods,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    arranged: {
      order: [0, 1],
      stack0: [
        's0-forest-river',
        's0-quarry-road',
        's0-field-road',
        's0-meadow-river',
        's0-village-road',
        's0-quarry-river',
        's0-forest-road',
        's0-pasture-river',
      ],
      stack1: [
        's1-village-wood',
        's1-distillery',
        's1-fair',
        's1-butcher-sheep',
        's1-castle-stalker',
        's1-field',
        's1-village-stone-river',
        's1-castle-moil',
        's1-fair-road',
        's1-quarry',
      ],
      die: [1, 1, 1, 1, 1, 2, 1, 1],
    },
  },
  seed: 'lesson',
  before: [
    'a take s0-forest-river',
    'a place 0,1',
    'a activate s0-forest-river',
    'a end',
    'b take s0-village-road',
    'b place 1,0',
    'b end',
  ],
  learnt: [
    {
      en: 'Many tiles cost cubes; the market sells what you lack.',
      fr: 'Beaucoup de tuiles coûtent des cubes\u202f; le marché vend ceux qui manquent.',
    },
    {
      en: 'A movement point moves a clan member, or sends one to Parliament.',
      fr: 'Un point de mouvement déplace un membre du clan, même au Parlement.',
    },
    {
      en: 'Distilleries turn grain into whisky, which counts in every scoring.',
      fr: 'Une distillerie change les céréales en whisky, qui compte à chaque décompte.',
    },
  ],
  steps: [
    {
      say: {
        en: 'You have a forest with 1 wood. Many tiles ask for cubes: the cost is at their top left.',
        fr: 'Vous avez une forêt avec 1\u00a0bois. Beaucoup de tuiles demandent des cubes\u00a0: le coût est en haut à gauche.',
      },
      point: 'tile s0-forest-river',
      holds: { 'players.0.coins': 6, 'players.0.vp': 0 },
    },
    {
      ask: {
        en: 'This village costs 1 wood, and you have one. Take it.',
        fr: 'Ce village coûte 1\u00a0bois, et vous en avez un. Prenez-le.',
      },
      expect: ['take s1-village-wood'],
      point: 'tile s1-village-wood',
      holds: { 'players.0.coins': 6, 'players.0.vp': 0 },
      wrong: {
        en: 'We’re after more clan members: take the village that costs wood.',
        fr: 'Nous voulons plus de membres du clan\u00a0: prenez le village qui coûte du bois.',
      },
      done: { en: 'Paid: the wood has left your forest.', fr: 'C’est payé\u00a0: le bois a quitté votre forêt.' },
    },
    {
      ask: {
        en: 'Place it on one side of the forest. Either side will do.',
        fr: 'Posez-le d’un côté de la forêt. Les deux conviennent.',
      },
      expect: ['place 1,1'],
      free: true,
      point: 'cell 1,1',
      replies: {
        'place 1,1': {
          en: 'A clan member moves in at once. Now you have two.',
          fr: 'Un membre du clan s’y installe aussitôt. Vous en avez 2.',
        },
      },
      tries: [
        {
          ply: 'place -1,1',
          reply: {
            en: 'Just as good, and a clan member moves in at once. We’ll go on with the east side.',
            fr: 'C’est aussi bien, et un membre du clan s’y installe. Continuons avec le côté est.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'Activate both villages: each gives a movement point. And take a new wood from the forest.',
        fr: 'Activez les deux villages\u00a0: chacun donne un point de mouvement. Et reprenez un bois à la forêt.',
      },
      expect: ['activate s1-village-wood', 'activate start-village', 'activate s0-forest-river'],
      all: true,
      point: ['tile s1-village-wood', 'tile start-village', 'tile s0-forest-river'],
      wrong: {
        en: 'One thing at a time: first activate the three tiles.',
        fr: 'Chaque chose en son temps\u00a0: activez d’abord les 3\u00a0tuiles.',
      },
      done: {
        en: 'Two movement points. Unused ones are lost when the turn ends.',
        fr: '2\u00a0points de mouvement. Ceux qui restent sont perdus à la fin du tour.',
      },
    },
    {
      ask: {
        en: 'A point moves one clan member one tile. Bring the one in your old village north, to the forest.',
        fr: 'Un point déplace un membre du clan d’une tuile. Amenez celui du vieux village au nord, sur la forêt.',
      },
      expect: ['move start-village s0-forest-river'],
      point: 'clan start-village',
      wrong: {
        en: 'You’ll build in the north next. Move the one in the old village up to the forest.',
        fr: 'Vous bâtirez bientôt au nord. Amenez celui du vieux village sur la forêt.',
      },
      done: { en: 'Now you can build around the forest.', fr: 'Vous pouvez maintenant bâtir autour de la forêt.' },
    },
    {
      ask: {
        en: 'A point can also send someone to Parliament, as a chieftain who never comes back. One point is left: choose.',
        fr: 'Un point peut aussi envoyer quelqu’un au Parlement, pour toujours. Il vous reste un point\u00a0: choisissez.',
      },
      expect: ['promote s1-village-wood'],
      free: true,
      point: 'clan s1-village-wood',
      holds: { 'players.0.coins': 6, 'players.0.vp': 0, 'players.0.chieftains': 0 },
      replies: {
        'promote s1-village-wood': {
          en: 'Your first chieftain! Chieftains bring points in all three scorings.',
          fr: 'Votre premier membre du Parlement\u202f! Il compte à chacun des 3\u00a0décomptes.',
        },
      },
      tries: [
        {
          ply: 'move s1-village-wood s0-forest-river',
          reply: {
            en: 'Possible, but two on one tile reach no further. Let’s send one to Parliament.',
            fr: 'Possible, mais 2\u00a0sur la même tuile n’atteignent rien de plus. Envoyons-en un au Parlement.',
          },
        },
        {
          ply: 'end',
          reply: {
            en: 'Then the point is lost. Let’s go back and use it for Parliament.',
            fr: 'Le point serait perdu. Revenons en arrière et utilisons-le pour le Parlement.',
          },
        },
      ],
      wrong: {
        en: 'Keep the one on the forest: you’ll need it to build. Send the other.',
        fr: 'Gardez celui de la forêt pour bâtir. Envoyez l’autre.',
      },
    },
    {
      ask: {
        en: 'The last clan member on your land can never leave, so you can always build. End your turn.',
        fr: 'Le dernier membre du clan de votre territoire ne peut jamais partir. Terminez votre tour.',
      },
      expect: ['end'],
      point: 'button end',
      wrong: { en: 'Keep your wood for now and end your turn.', fr: 'Gardez votre bois et terminez votre tour.' },
    },
    { play: 'b', ply: 'take s0-forest-road' },
    { play: 'b', ply: 'place 2,0' },
    { play: 'b', ply: 'activate s0-forest-road' },
    { play: 'b', ply: 'end' },
    { play: 'b', ply: 'take s1-fair' },
    { play: 'b', ply: 'place 1,1' },
    { play: 'b', ply: 'end' },
    {
      say: {
        en: 'Your turn. The distillery costs 1 stone. You have none, but the market sells stone for 2 coins.',
        fr: 'À vous. La distillerie coûte 1\u00a0pierre. Vous n’en avez pas, mais le marché en vend pour 2\u00a0pièces.',
      },
      point: 'market stone',
      holds: { 'players.0.coins': 6, 'players.0.vp': 0 },
    },
    {
      ask: {
        en: 'Take the distillery. The stone is bought and spent at once.',
        fr: 'Prenez la distillerie. La pierre est achetée et aussitôt dépensée.',
      },
      expect: ['take s1-distillery'],
      point: 'tile s1-distillery',
      wrong: {
        en: 'Not that one yet. Whisky first: take the distillery.',
        fr: 'Pas celle-là. D’abord le whisky\u00a0: prenez la distillerie.',
      },
      done: {
        en: 'Your 2 coins are now in the stone row, so the next stone costs 3.',
        fr: 'Vos 2\u00a0pièces sont dans la rangée de la pierre\u00a0: la suivante coûtera 3.',
      },
    },
    {
      ask: {
        en: 'Your clan member on the forest lets you build up here. Place the distillery left of the forest.',
        fr: 'Votre membre du clan sur la forêt permet de bâtir ici. Posez la distillerie à gauche de la forêt.',
      },
      expect: ['place -1,1'],
      point: 'cell -1,1',
      wrong: {
        en: 'That works too. For this lesson, use the spot left of the forest.',
        fr: 'Cela convient aussi. Pour la leçon, utilisez l’emplacement à gauche de la forêt.',
      },
      done: {
        en: 'Placing a distillery gives a barrel of whisky straight away.',
        fr: 'Poser une distillerie donne tout de suite un tonneau de whisky.',
      },
    },
    {
      ask: {
        en: 'Activate it to turn 1 grain into another barrel. You have no grain, but 2 coins buy it.',
        fr: 'Activez-la pour changer 1\u00a0céréale en tonneau. Vous n’en avez pas, mais 2\u00a0pièces en achètent une.',
      },
      expect: ['activate s1-distillery grain'],
      point: 'market grain',
      holds: { 'players.0.coins': 4, 'players.0.vp': 0, 'players.0.barrels': 1 },
      wrong: {
        en: 'First the distillery: a second barrel for 2 coins.',
        fr: 'D’abord la distillerie\u00a0: un deuxième tonneau pour 2\u00a0pièces.',
      },
      done: {
        en: 'Two barrels. Whisky counts in every scoring, and it can’t be bought.',
        fr: '2\u00a0tonneaux. Le whisky compte à chaque décompte, et il ne s’achète pas.',
      },
    },
    {
      ask: {
        en: 'Wake the forest and the village too, then we’ll sell.',
        fr: 'Réveillez aussi la forêt et le village, puis nous vendrons.',
      },
      expect: ['activate s0-forest-river', 'activate start-village'],
      all: true,
      point: ['tile s0-forest-river', 'tile start-village'],
      wrong: {
        en: 'Activate the forest and the village first: both are free.',
        fr: 'Activez d’abord la forêt et le village\u00a0: c’est gratuit.',
      },
    },
    {
      ask: {
        en: 'You have 2 wood. Sell one: you get the last coin in the wood row.',
        fr: 'Vous avez 2\u00a0bois. Vendez-en un\u00a0: vous recevez la dernière pièce de la rangée du bois.',
      },
      expect: ['sell wood s0-forest-river'],
      point: 'market wood',
      holds: { 'players.0.coins': 2, 'players.0.vp': 0 },
      wrong: {
        en: 'First sell 1 wood: tap the wood row at the market.',
        fr: 'Vendez d’abord 1\u00a0bois\u00a0: touchez la rangée du bois au marché.',
      },
      done: {
        en: 'One coin back. An empty row buys nothing more.',
        fr: 'Une pièce récupérée. Une rangée vide n’achète plus rien.',
      },
    },
    {
      ask: {
        en: 'One movement point is left. Where should your only clan member be? Choose, then see.',
        fr: 'Il reste un point de mouvement. Où placer votre seul membre du clan\u202f? Choisissez, puis voyez.',
      },
      expect: ['move s0-forest-river start-village'],
      free: true,
      point: 'clan s0-forest-river',
      replies: {
        'move s0-forest-river start-village': {
          en: 'From here you reach both ends of the road and the river’s south end. Good.',
          fr: 'D’ici, vous atteignez les deux bouts de la route et la rivière au sud. Bien.',
        },
      },
      tries: [
        {
          ply: 'move s0-forest-river s1-distillery',
          reply: {
            en: 'From there only the western end of the road is in reach. The old village reaches both.',
            fr: 'De là, seul le bout ouest de la route est à portée. Le vieux village atteint les deux.',
          },
        },
        {
          ply: 'move s0-forest-river s1-village-wood',
          reply: {
            en: 'From there only the eastern end of the road is in reach. The old village reaches both.',
            fr: 'De là, seul le bout est de la route est à portée. Le vieux village atteint les deux.',
          },
        },
        {
          ply: 'end',
          reply: {
            en: 'The forest is a fine spot too. But the point is lost; let’s go back and try the village.',
            fr: 'La forêt est aussi un bon endroit. Mais le point est perdu\u202f; revenons et essayons le village.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'If you take a tile you can’t pay for, it’s simply lost. End your turn.',
        fr: 'Une tuile que vous ne pouvez pas payer est simplement perdue. Terminez votre tour.',
      },
      expect: ['end'],
      point: 'button end',
    },
    {
      say: {
        en: 'You can now pay for tiles, trade at the market, move your clan, send chieftains and make whisky.',
        fr: 'Vous savez maintenant payer, utiliser le marché, déplacer votre clan, siéger au Parlement et produire du whisky.',
      },
      end: true,
    },
  ],
}
