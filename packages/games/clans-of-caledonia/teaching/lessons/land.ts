import type { Chapter } from '@bothy/kernel/lessons'
import { land } from './heads.ts'

export const chapter: Chapter = {
  ...land,
  seats: 2,
  learner: 'a',
  names: { b: 'Morag' },
  setup: {
    clans: 'none',
    portTiles: false,
    scoringTiles: false,
    arranged: {
      sides: ['A1', 'B1', 'C1', 'D1'],
      first: [0],
      pairs: [
        { clan: null, tile: 5 },
        { clan: null, tile: 2 },
        { clan: null, tile: 8 },
      ],
      contracts: [19, 12, 35, 11, 7, 48],
    },
  },
  seed: 'lesson-land',
  before: ['b take 1', 'a take 2'],
  learnt: [
    {
      en: 'Each unit has its terrain; you pay for unit and land.',
      fr: 'Chaque unité a son terrain\u202f; payez l’unité et la case.',
    },
    {
      en: 'New units go beside yours; shipping takes them across rivers.',
      fr: 'Déployez à côté de vos unités\u202f; l’expédition traverse les rivières.',
    },
    {
      en: 'The earlier you pass, the more money you receive.',
      fr: 'Plus vous passez tôt, plus vous recevez d’argent.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Every land space shows its terrain and its price: grassland, forest or mountain, £1 to £6.',
        fr: 'Chaque case montre son terrain et son prix\u00a0: prairie, forêt ou montagne, de £1\u00a0à £6.',
      },
      point: 'map',
      holds: { 'players.0.money': 55 },
    },
    {
      ask: {
        en: 'Miners go on mountain. Place your first worker on this mountain for £1.',
        fr: 'Les mineurs vont en montagne. Placez votre premier ouvrier sur cette montagne à £1.',
      },
      expect: ['place miner c2r3'],
      free: true,
      point: 'hex c2r3',
      replies: {
        'place miner c2r3': {
          en: '£10 for the miner, £1 for the land. You have £44 left.',
          fr: '£10\u00a0pour le mineur, £1\u00a0pour le terrain. Il vous reste £44.',
        },
      },
      tries: [
        {
          ply: 'place miner c3r4',
          reply: {
            en: 'This land costs £6: £16 in all. Cheap land first.',
            fr: 'Ce terrain coûte £6\u00a0: £16\u00a0en tout. D’abord les terrains bon marché.',
          },
        },
        {
          ply: 'place miner *',
          reply: {
            en: 'A miner fits there too. The marked mountain costs £1 and has grassland around it.',
            fr: 'Un mineur y va aussi. La montagne indiquée coûte £1\u00a0et touche des prairies.',
          },
        },
        {
          ply: 'place woodcutter *',
          reply: {
            en: 'A woodcutter earns £4 a round, a miner £6. Start with the miner.',
            fr: 'Un bûcheron gagne £4\u00a0par manche, un mineur £6. Commencez par le mineur.',
          },
        },
      ],
    },
    { play: 'b', ply: 'place miner c8r5' },
    { play: 'b', ply: 'place woodcutter c8r4' },
    {
      ask: {
        en: 'Woodcutters need forest. Place one on this forest for £1.',
        fr: 'Les bûcherons vont en forêt. Placez-en un sur cette forêt à £1.',
      },
      expect: ['place woodcutter c1r5'],
      point: 'hex c1r5',
      wrong: {
        en: 'At the start any space is allowed. This forest is cheap and close: take it.',
        fr: 'Au départ, toute case est permise. Cette forêt est proche et bon marché\u00a0: prenez-la.',
      },
      done: {
        en: '£6 and £1: £37 left. Round 1 begins.',
        fr: '£6\u00a0et £1\u00a0: il reste £37. La manche 1\u00a0commence.',
      },
    },
    {
      say: {
        en: 'From now on, a new unit must neighbour one of yours, with no river in between.',
        fr: 'Désormais, une nouvelle unité doit être voisine d’une des vôtres, sans rivière entre elles.',
      },
      point: ['hex c2r3', 'hex c1r5'],
      holds: { 'players.0.money': 37, round: 1 },
    },
    {
      ask: {
        en: 'Sheep live on grassland. Place one beside your miner, as cheaply as you can.',
        fr: 'Les moutons vont en prairie. Déployez-en un à côté de votre mineur, au meilleur prix.',
      },
      expect: ['expand sheep c3r2'],
      free: true,
      point: ['unit sheep', 'hex c3r2', 'hex c1r3'],
      replies: {
        'expand sheep c3r2': {
          en: '£8 for the sheep, £1 for the land. £28 left.',
          fr: '£8\u00a0pour le mouton, £1\u00a0pour le terrain. Il reste £28.',
        },
      },
      tries: [
        {
          ply: 'expand sheep *',
          reply: {
            en: 'It fits, but that land costs more. There is grassland for £1 beside your miner.',
            fr: 'C’est possible, mais ce terrain est plus cher. Une prairie à £1\u00a0touche votre mineur.',
          },
        },
      ],
      wrong: {
        en: 'That works too. But try a sheep first: it gives wool every round.',
        fr: 'C’est possible aussi. Mais essayez d’abord un mouton\u00a0: il donne de la laine chaque manche.',
      },
    },
    {
      ask: { en: 'One action per turn. End your turn.', fr: 'Une action par tour. Terminez votre tour.' },
      expect: ['end'],
      point: 'button end',
      holds: { 'players.0.money': 28 },
    },
    { play: 'b', ply: 'expand cow c9r3' },
    { play: 'b', ply: 'end' },
    {
      quiz: {
        en: 'A river runs between your woodcutter and this grassland. Can you place a cow there now?',
        fr: 'Une rivière sépare votre bûcheron de cette prairie. Pouvez-vous y déployer une vache maintenant\u202f?',
      },
      options: [
        {
          text: { en: 'No', fr: 'Non' },
          right: true,
          reply: {
            en: 'Right: the river cuts them off until your shipping crosses it.',
            fr: 'Exact\u00a0: la rivière les sépare tant que votre expédition ne la traverse pas.',
          },
        },
        {
          text: { en: 'Yes', fr: 'Oui' },
          right: false,
          reply: {
            en: 'Not yet: a river is in between, and you have no shipping.',
            fr: 'Pas encore\u00a0: il y a une rivière, et vous n’avez pas d’expédition.',
          },
        },
      ],
      point: 'hex c2r5',
    },
    {
      ask: {
        en: 'Shipping level 1 crosses rivers. Buy it for £4.',
        fr: 'Le niveau 1\u00a0d’expédition traverse les rivières. Achetez-le pour £4.',
      },
      expect: ['ship'],
      point: 'upgrade shipping',
      wrong: {
        en: 'Shipping first: you’ll see what it opens.',
        fr: 'D’abord l’expédition\u00a0: vous verrez ce qu’elle ouvre.',
      },
      done: { en: 'Rivers no longer stop you.', fr: 'Les rivières ne vous arrêtent plus.' },
    },
    { play: 'a', ply: 'end' },
    {
      play: 'b',
      ply: 'pass',
      say: {
        en: 'Morag passes and receives £16. You go on alone until you pass too.',
        fr: 'Morag passe et reçoit £16. Vous continuez sans elle, jusqu’à ce que vous passiez aussi.',
      },
      point: 'seat b',
    },
    { play: 'b', ply: 'end' },
    {
      ask: {
        en: 'Place a cow on the £1 grassland across the river.',
        fr: 'Déployez une vache sur la prairie à £1, de l’autre côté de la rivière.',
      },
      expect: ['expand cow c2r5'],
      point: ['unit cow', 'hex c2r5'],
      holds: { 'players.0.money': 24 },
      wrong: {
        en: 'You can, but use your new shipping: the £1 grassland across the river.',
        fr: 'C’est possible, mais profitez de l’expédition\u00a0: la prairie à £1\u00a0derrière la rivière.',
      },
      done: { en: '£9 and £1. £14 left.', fr: '£9\u00a0et £1. Il reste £14.' },
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'Spend the £14 on one more unit. Which one?',
        fr: 'Dépensez les £14\u00a0pour une unité de plus. Laquelle\u202f?',
      },
      expect: ['expand miner *', 'expand *'],
      free: true,
      point: 'map',
      holds: { 'players.0.money': 14 },
      replies: {
        'expand miner *': {
          en: '£6 every round: money early brings more money later.',
          fr: '£6\u00a0chaque manche\u00a0: l’argent gagné tôt en rapporte plus ensuite.',
        },
        'expand woodcutter *': {
          en: '£4 every round: it soon pays for itself.',
          fr: '£4\u00a0chaque manche\u00a0: il est vite remboursé.',
        },
        'expand sheep *': { en: 'One more wool every round.', fr: '1\u00a0laine de plus chaque manche.' },
        'expand cow *': { en: 'One more milk every round.', fr: '1\u00a0lait de plus chaque manche.' },
        'expand dairy *': {
          en: 'A dairy turns your cow’s milk into cheese. Well matched!',
          fr: 'Une fromagerie change le lait de votre vache en fromage. Bien assorti\u202f!',
        },
        'expand bakery *': {
          en: 'A bakery needs grain. You have none yet: think of a field.',
          fr: 'Une boulangerie a besoin de céréales. Vous n’en avez pas encore\u00a0: pensez à un champ.',
        },
        'expand distillery *': {
          en: 'A distillery needs grain. You have none yet: think of a field.',
          fr: 'Une distillerie a besoin de céréales. Vous n’en avez pas encore\u00a0: pensez à un champ.',
        },
      },
      wrong: {
        en: 'Use it on the map this time: place a unit.',
        fr: 'Cette fois, dépensez-les sur la carte\u00a0: déployez une unité.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'Nothing more to buy? Pass. As the second to pass you receive £14.',
        fr: 'Plus rien à acheter\u202f? Passez. En passant en 2e, vous recevez £14.',
      },
      expect: ['pass'],
      point: 'button pass',
      wrong: {
        en: 'You could, but this lesson is done: pass.',
        fr: 'C’est possible, mais la leçon est finie\u00a0: passez.',
      },
      done: {
        en: 'Everyone has passed, so the round ends: your units bring money and goods.',
        fr: 'Tout le monde a passé\u00a0: la manche se termine, vos unités rapportent argent et marchandises.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      say: {
        en: 'You can now settle the map: right terrain, close enough, unit and land paid.',
        fr: 'Vous savez maintenant peupler la carte\u00a0: bon terrain, assez près, unité et terrain payés.',
      },
      end: true,
    },
  ],
}
