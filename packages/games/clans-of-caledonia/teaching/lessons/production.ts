import type { Chapter } from '@bothy/kernel/lessons'
import { production } from './heads.ts'

export const chapter: Chapter = {
  ...production,
  seats: 2,
  learner: 'a',
  names: { b: 'Morag' },
  setup: {
    clans: 'none',
    portTiles: false,
    arranged: {
      sides: ['A1', 'B1', 'C1', 'D1'],
      first: [0],
      pairs: [
        { clan: null, tile: 9 },
        { clan: null, tile: 2 },
        { clan: null, tile: 8 },
      ],
      scoring: ['productionUnits', 'basicGoods', 'workers', 'border', 'imports'],
      contracts: [18, 29, 36, 10, 35, 27],
    },
  },
  seed: 'lesson-production',
  before: [
    'b take 1',
    'a take 2',
    'a place miner c2r3',
    'b place miner c8r5',
    'b place woodcutter c8r4',
    'a place woodcutter c1r5',
    'a expand field c3r2',
    'a end',
    'b pass',
    'b end',
  ],
  learnt: [
    {
      en: 'Every round, workers earn money; animals and fields bring goods.',
      fr: 'Les ouvriers rapportent de l’argent\u202f; animaux et champs, des marchandises.',
    },
    {
      en: 'A factory processes one good a round, such as grain into bread.',
      fr: 'Une usine transforme 1\u00a0marchandise par manche\u00a0: les céréales en pain.',
    },
    {
      en: 'The round’s tile brings Glory: each is 1 point.',
      fr: 'La tuile de la manche donne sa Gloire\u00a0: 1\u00a0PV par point.',
    },
  ],
  steps: [
    {
      say: {
        en: 'You have a field: it gives 2 grain at the end of every round. Grain becomes bread or whisky.',
        fr: 'Vous avez un champ\u00a0: il donne 2\u00a0céréales à chaque fin de manche. Elles deviennent pain ou whisky.',
      },
      point: 'hex c3r2',
      holds: { 'players.0.money': 18 },
    },
    {
      ask: {
        en: 'A bakery makes bread from grain. Build one on the cheapest grassland beside you.',
        fr: 'Une boulangerie fait du pain avec les céréales. Construisez-en une sur la prairie la moins chère.',
      },
      expect: ['expand bakery c1r3'],
      free: true,
      point: ['unit bakery', 'hex c1r3'],
      replies: {
        'expand bakery c1r3': {
          en: '£8 and £2 for the land. £8 left.',
          fr: '£8, plus £2\u00a0de terrain. Il reste £8.',
        },
      },
      tries: [
        {
          ply: 'expand bakery *',
          reply: {
            en: 'It works, but there is cheaper land: £2 beside your miner.',
            fr: 'C’est possible, mais il y a moins cher\u00a0: £2\u00a0à côté de votre mineur.',
          },
        },
        {
          ply: 'expand distillery *',
          reply: {
            en: 'Whisky sells for £1 more than bread, but a distillery costs £2 more. Bakery first.',
            fr: 'Le whisky se vend £1\u00a0de plus, mais une distillerie coûte £2\u00a0de plus. D’abord la boulangerie.',
          },
        },
        {
          ply: 'expand dairy *',
          reply: {
            en: 'A dairy needs milk, and you have no cow.',
            fr: 'Une fromagerie a besoin de lait, et vous n’avez pas de vache.',
          },
        },
      ],
      wrong: {
        en: 'Keep to the plan: grain needs a bakery.',
        fr: 'Suivez le plan\u00a0: les céréales ont besoin d’une boulangerie.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'Now pass. You are second, so you receive £14.',
        fr: 'Passez maintenant. Vous passez en 2e\u00a0: vous recevez £14.',
      },
      expect: ['pass'],
      point: 'button pass',
      holds: { 'players.0.money': 8 },
      wrong: { en: 'Keep the £8 for round 2: pass.', fr: 'Gardez les £8\u00a0pour la manche 2\u00a0: passez.' },
      done: {
        en: 'Production: your miner earns £6, your woodcutter £4, your field 2 grain.',
        fr: 'Production\u00a0: votre mineur gagne £6, votre bûcheron £4, votre champ 2\u00a0céréales.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'Each factory works once. Let your bakery turn 1 grain into 1 bread.',
        fr: 'Chaque usine travaille une fois. Laissez la boulangerie changer 1\u00a0céréale en 1\u00a0pain.',
      },
      expect: ['process 1 0 0'],
      free: true,
      point: 'stock grain',
      holds: { 'players.0.money': 32, 'players.0.goods.grain': 2 },
      replies: {
        'process 1 0 0': {
          en: 'Grain sells for £5, bread for £10. That is what factories are for.',
          fr: 'Une céréale se vend £5, un pain £10. Voilà à quoi servent les usines.',
        },
      },
      tries: [
        {
          ply: 'process 0 0 0',
          reply: {
            en: 'You can keep grain. But bread is worth twice as much: process it.',
            fr: 'Vous pouvez garder vos céréales. Mais le pain vaut le double\u00a0: transformez.',
          },
        },
      ],
    },
    {
      quiz: {
        en: 'This round’s tile: 2 Glory for a field, 1 for each animal and factory. How much for you?',
        fr: 'Tuile de la manche\u00a0: 2\u00a0points de Gloire par champ, 1\u00a0par animal et par usine. Combien pour vous\u202f?',
      },
      options: [
        {
          text: { en: '3', fr: '3' },
          right: true,
          reply: {
            en: 'Yes: 2 for the field and 1 for the bakery. Each Glory is 1 point.',
            fr: 'Oui\u00a0: 2\u00a0pour le champ et 1\u00a0pour la boulangerie. Chaque Gloire vaut 1\u00a0PV.',
          },
        },
        {
          text: { en: '2', fr: '2' },
          right: false,
          reply: {
            en: 'Almost: the bakery counts too, so 3. Each Glory is 1 point.',
            fr: 'Presque\u00a0: la boulangerie compte aussi, donc 3. Chaque Gloire vaut 1\u00a0PV.',
          },
        },
      ],
      point: ['scoring 1', 'glory'],
      holds: { 'players.0.glory': 3, 'players.0.goods.bread': 1, 'players.0.goods.grain': 1, round: 2 },
    },
    {
      play: 'b',
      ply: 'pass',
      say: {
        en: 'Round 2. Morag passed first last time, so she began; now she passes again.',
        fr: 'Manche 2. Morag avait passé la première\u00a0: elle commence, et passe de nouveau.',
      },
      point: 'order',
    },
    { play: 'b', ply: 'end' },
    {
      ask: {
        en: 'Your field makes more grain than one bakery uses. Add a bakery or a distillery.',
        fr: 'Votre champ donne plus de céréales qu’il n’en faut. Ajoutez une boulangerie ou une distillerie.',
      },
      expect: ['expand distillery *', 'expand bakery *'],
      free: true,
      point: ['unit bakery', 'unit distillery'],
      replies: {
        'expand distillery *': {
          en: 'Now you make bread and whisky: two goods that contracts ask for.',
          fr: 'Vous faites maintenant pain et whisky\u00a0: 2\u00a0produits que demandent les contrats.',
        },
        'expand bakery *': {
          en: 'Two bakeries use both grain of one field. Four of a kind bring a bonus.',
          fr: '2\u00a0boulangeries utilisent les 2\u00a0céréales d’un champ. 4\u00a0d’une sorte donnent un bonus.',
        },
      },
      wrong: {
        en: 'Good, but your spare grain waits for a bakery or a distillery.',
        fr: 'Bien, mais vos céréales attendent une boulangerie ou une distillerie.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'What else would pay off in every round to come? Place one more unit.',
        fr: 'Quoi d’autre rapporterait à chaque manche\u202f? Déployez encore une unité.',
      },
      expect: ['expand miner *', 'expand *'],
      free: true,
      point: 'income',
      replies: {
        'expand miner *': {
          en: '£6 more each round. Workers are the best start.',
          fr: '£6\u00a0de plus chaque manche. Les ouvriers sont le meilleur départ.',
        },
        'expand woodcutter *': {
          en: '£4 more each round, for a small price.',
          fr: '£4\u00a0de plus chaque manche, pour un petit prix.',
        },
        'expand sheep *': {
          en: '1 wool each round, and meat for contracts later.',
          fr: '1\u00a0laine chaque manche, et de la viande pour les contrats.',
        },
        'expand cow *': {
          en: '1 milk each round, and meat for contracts later.',
          fr: '1\u00a0lait chaque manche, et de la viande pour les contrats.',
        },
        'expand field *': {
          en: '2 grain more each round: now your factories are busy.',
          fr: '2\u00a0céréales de plus chaque manche\u00a0: vos usines ont du travail.',
        },
        'expand dairy *': {
          en: 'It needs milk: a cow should follow.',
          fr: 'Elle a besoin de lait\u00a0: il faudra une vache.',
        },
        'expand *': {
          en: 'One more factory. Make sure there is grain for all of them.',
          fr: 'Une usine de plus. Veillez à avoir assez de céréales pour toutes.',
        },
      },
      wrong: {
        en: 'This time place a unit: it will pay every round.',
        fr: 'Cette fois, déployez une unité\u00a0: elle rapportera chaque manche.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'Pass, and look at what production will bring.',
        fr: 'Passez, et regardez ce que la production va rapporter.',
      },
      expect: ['pass'],
      point: ['income', 'button pass'],
      wrong: { en: 'Enough for now: pass.', fr: 'Assez pour l’instant\u00a0: passez.' },
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'This round’s tile gives 1 Glory for each wool, grain and milk you keep. Process, or keep grain?',
        fr: 'La tuile donne 1\u00a0point de Gloire par laine, céréale et lait gardé. Transformer, ou garder vos céréales\u202f?',
      },
      expect: ['process *'],
      free: true,
      point: 'scoring 2',
      holds: { round: 2 },
      replies: {
        'process 0 0 0': {
          en: 'More Glory now. But bread and whisky would be worth 2 points each at the end.',
          fr: 'Plus de Gloire maintenant. Mais pain et whisky vaudraient 2\u00a0PV chacun à la fin.',
        },
        'process *': {
          en: 'Bread and whisky are worth 2 points each at the end, and sell for more.',
          fr: 'Pain et whisky valent 2\u00a0PV chacun à la fin, et se vendent plus cher.',
        },
      },
    },
    {
      say: {
        en: 'You can now read a production: money, goods, factories, then the tile’s Glory.',
        fr: 'Vous savez maintenant lire une production\u00a0: argent, marchandises, usines, puis la Gloire de la tuile.',
      },
      end: true,
    },
  ],
}
