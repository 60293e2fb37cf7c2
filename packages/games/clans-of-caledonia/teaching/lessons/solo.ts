import type { Chapter } from '@bothy/kernel/lessons'
import { solo } from './heads.ts'

export const chapter: Chapter = {
  ...solo,
  seats: 1,
  learner: 'a',
  names: {},
  setup: {
    clans: 'none',
    portTiles: false,
    arranged: {
      sides: ['A1', 'B1', 'C1', 'D1'],
      pairs: [
        { clan: null, tile: 2 },
        { clan: null, tile: 6 },
      ],
      scoring: ['workers', 'productionUnits', 'border', 'imports', 'upgrades'],
      contracts: [14, 6, 12, 23, 8, 7, 5],
      goodsDie: ['wool', 'whisky', 'bread'],
      priceDie: [2, -1, -3],
    },
  },
  seed: 'lesson-solo',
  before: ['a take 1'],
  learnt: [
    {
      en: 'A cairn blocks every £1 space for the whole game.',
      fr: 'Un cairn bloque chaque case à £1\u00a0pendant toute la partie.',
    },
    {
      en: 'Between rounds, dice move prices and remove a contract.',
      fr: 'Entre les manches, les dés changent des prix et retirent un contrat.',
    },
    {
      en: 'Fulfil at least 5 contracts for a bonus; aim for 131 points.',
      fr: 'Au moins 5\u00a0contrats remplis donnent un bonus\u202f; visez 131\u00a0PV.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Alone you play for points. A cairn blocks every £1 space for the whole game.',
        fr: 'En solo, vous jouez pour le score. Un cairn bloque chaque case à £1\u00a0pendant toute la partie.',
      },
      point: 'hex c2r3',
    },
    {
      ask: {
        en: 'Land is dearer now. Place a miner on this £2 mountain.',
        fr: 'Les terrains sont plus chers. Placez un mineur sur cette montagne à £2.',
      },
      expect: ['place miner c1r4'],
      free: true,
      point: 'hex c1r4',
      replies: {
        'place miner c1r4': {
          en: '£12 in all, and grassland all around.',
          fr: '£12\u00a0en tout, et des prairies tout autour.',
        },
      },
      tries: [
        {
          ply: 'place miner c2r4',
          reply: {
            en: 'That land costs £3. The mountain beside it costs £2.',
            fr: 'Ce terrain coûte £3. La montagne d’à côté coûte £2.',
          },
        },
      ],
      wrong: {
        en: 'Allowed, but the marked £2 mountain is the best start.',
        fr: 'C’est permis, mais la montagne à £2\u00a0indiquée est le meilleur départ.',
      },
    },
    {
      ask: { en: 'Place your second worker wherever you like.', fr: 'Placez votre second ouvrier où vous voulez.' },
      expect: ['place *'],
      free: true,
      point: 'map',
      replies: {
        'place miner *': {
          en: '£10 and the land, for £6 a round.',
          fr: '£10\u00a0et le terrain, pour £6\u00a0par manche.',
        },
        'place woodcutter *': {
          en: '£6 and the land, for £4 a round.',
          fr: '£6\u00a0et le terrain, pour £4\u00a0par manche.',
        },
      },
    },
    {
      ask: {
        en: 'Place a sheep on the £2 grassland beside your miner.',
        fr: 'Déployez un mouton sur la prairie à £2\u00a0à côté de votre mineur.',
      },
      expect: ['expand sheep c1r3'],
      point: 'hex c1r3',
      wrong: {
        en: 'Good, but take the £2 grassland beside your miner.',
        fr: 'Bien, mais prenez la prairie à £2\u00a0à côté de votre mineur.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'Nobody waits for you: act as long as you can pay. When you pass, you get £16. Pass.',
        fr: 'Personne ne vous attend\u00a0: jouez tant que vous pouvez payer. En passant, vous recevez £16. Passez.',
      },
      expect: ['pass'],
      point: 'button pass',
      wrong: {
        en: 'You could go on. For this lesson, pass.',
        fr: 'Vous pourriez continuer. Pour cette leçon, passez.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      say: {
        en: 'Production is over, and the dice have moved three prices: wool up to £5, whisky and bread down.',
        fr: 'Après la production, les dés déplacent 3\u00a0prix\u00a0: la laine monte à £5, whisky et pain baissent.',
      },
      point: ['dice', 'market'],
      holds: { round: 2, 'prices.0.price': 5, 'prices.3.price': 7, 'prices.5.price': 10 },
    },
    {
      quiz: {
        en: 'Each price track has a bracket in its middle. A price is below it, the die shows −2. What happens?',
        fr: 'Chaque piste a un encadré au milieu. Un prix est en dessous, le dé montre −2. Que se passe-t-il\u202f?',
      },
      options: [
        {
          text: { en: 'It rises by 2', fr: 'Il monte de 2' },
          right: true,
          reply: {
            en: 'Yes: below the bracket a price only rises, above it only falls.',
            fr: 'Oui\u00a0: sous l’encadré, un prix ne fait que monter\u202f; au-dessus, il ne fait que baisser.',
          },
        },
        {
          text: { en: 'It falls by 2', fr: 'Il baisse de 2' },
          right: false,
          reply: {
            en: 'No: below the bracket a price only rises; above it, it only falls.',
            fr: 'Non\u00a0: sous l’encadré, un prix ne fait que monter\u202f; au-dessus, il ne fait que baisser.',
          },
        },
      ],
      point: 'market',
    },
    {
      ask: {
        en: 'The last die also removed a contract. In round 2 taking one is free. Which?',
        fr: 'Le dernier dé a aussi retiré un contrat. À la manche 2, en prendre un est gratuit. Lequel\u202f?',
      },
      expect: ['obtain 14', 'obtain *'],
      free: true,
      point: 'contracts',
      replies: {
        'obtain 14': {
          en: '1 wool and 1 sheep: you could fulfil it right now.',
          fr: '1\u00a0laine et 1\u00a0mouton\u00a0: vous pourriez le remplir tout de suite.',
        },
        'obtain 6': {
          en: '3 wool: you have 2. One more round will do.',
          fr: '3\u00a0laines\u00a0: vous en avez 2. Une manche de plus suffira.',
        },
        'obtain 12': {
          en: '4 whisky is a long way without a field. It fills your only box.',
          fr: '4\u00a0whiskys, c’est loin sans champ. Et il occupe votre seule caisse.',
        },
        'obtain 23': {
          en: '£15 and 8 hops are fine, but you make neither bread nor whisky yet.',
          fr: '£15\u00a0et 8\u00a0houblons, c’est bien, mais vous ne faites encore ni pain ni whisky.',
        },
        'obtain 7': {
          en: '2 bread: you need grain and a bakery first. It pays £10 and a free space.',
          fr: '2\u00a0pains\u00a0: il faut d’abord céréales et boulangerie. Il paie £10\u00a0et une case libre.',
        },
      },
      wrong: {
        en: 'Choose a contract: they make most of your score.',
        fr: 'Choisissez un contrat\u00a0: ils font l’essentiel de votre score.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      quiz: {
        en: 'At the end 7 contracts bring 12 points, 6 bring 8, 5 bring 4. And 4?',
        fr: 'À la fin, 7\u00a0contrats donnent 12\u00a0PV, 6\u00a0en donnent 8, 5\u00a0en donnent 4. Et 4\u202f?',
      },
      options: [
        {
          text: { en: 'Nothing', fr: 'Rien' },
          right: true,
          reply: {
            en: 'Right: below 5 there is no bonus. From 131 points your play is “Average”.',
            fr: 'Exact\u00a0: sous 5, pas de bonus. Dès 131\u00a0PV, votre niveau est «\u00a0Moyen\u00a0».',
          },
        },
        {
          text: { en: '2 points', fr: '2\u00a0PV' },
          right: false,
          reply: { en: 'No: below 5 there is no bonus. Aim for 7.', fr: 'Non\u00a0: sous 5, pas de bonus. Visez 7.' },
        },
      ],
      point: 'contracts',
    },
    {
      say: {
        en: 'You can now play alone: mind the cairns, read the dice, and try to reach 131 points.',
        fr: 'Vous savez maintenant jouer en solo\u00a0: évitez les cairns, lisez les dés et visez 131\u00a0PV.',
      },
      end: true,
    },
  ],
}
