import type { Chapter } from '@bothy/kernel/lessons'
import { scoring } from './heads.ts'

export const chapter: Chapter = {
  ...scoring,
  seats: 2,
  learner: 'a',
  names: { b: 'Morag' },
  setup: {
    clans: 'none',
    arranged: {
      sides: ['A1', 'B1', 'C1', 'D1'],
      first: [0],
      pairs: [
        { clan: null, tile: 8 },
        { clan: null, tile: 2 },
        { clan: null, tile: 1 },
      ],
      ports: ['upgradeGlory', 'money', 'lessMeat', 'swapUnits'],
      scoring: ['workers', 'productionUnits', 'border', 'imports', 'upgrades'],
      contracts: [14, 19, 3, 12, 8, 22, 6, 23, 45, 50, 16],
    },
  },
  seed: 'lesson-scoring',
  before: [
    'b take 1',
    'a take 2',
    'a place miner c2r3',
    'b place miner c8r5',
    'b place woodcutter c8r4',
    'a place woodcutter c1r5',
    'a expand sheep c3r2',
    'a end',
    'b expand cow c9r3',
    'b end',
    'a obtain 19',
    'a end',
    'b obtain 3',
    'b end',
    'a fulfil 19',
    'a expand cow c3r3',
    'a end',
    'b expand cow c9r4',
    'b end',
    'a expand miner c2r4',
    'a end',
    'b pass',
    'b end',
    'a expand sheep c3r2',
    'a end',
    'a pass',
    'a end',
    'b hire',
    'b end',
    'a expand field c1r3',
    'a end',
    'b pass',
    'b end',
    'a expand bakery c1r2',
    'a end',
    'a pass',
    'a end',
    'a process 1 0 0',
    'b expand sheep c10r3',
    'b end',
    'a ship',
    'a end',
    'b pass',
    'b end',
    'a obtain 14',
    'a end',
    'a fulfil 14',
    'a expand distillery c2r5',
    'a end',
    'a pass',
    'a end',
    'a process 1 0 1',
    'b expand sheep c9r2',
    'b end',
    'a expand sheep c3r2',
    'a end',
    'b expand bakery c10r5',
    'b end',
    'a pass',
    'a end',
    'b pass',
    'b end',
    'a process 1 0 1',
  ],
  learnt: [
    {
      en: 'Shipping opens land across lochs; each port helps you once.',
      fr: 'L’expédition franchit les lochs\u202f; chaque port vous aide une fois.',
    },
    {
      en: 'At the end a processed good is 2 points, £10 only 1.',
      fr: 'À la fin, une marchandise transformée vaut 2\u00a0PV, £10\u00a0seulement 1.',
    },
    {
      en: 'Most exports and most linked settlements bring a bonus.',
      fr: 'Le plus d’exportations, le plus de villages reliés\u00a0: 2\u00a0bonus.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Round 5, the last one. Its tile gives 1 Glory for each upgrade you own.',
        fr: 'Manche 5, la dernière. Sa tuile donne 1\u00a0point de Gloire pour chacune de vos améliorations.',
      },
      point: 'scoring 5',
      holds: { round: 5, 'players.0.money': 75, 'roundGlory.0': 1 },
    },
    {
      ask: {
        en: 'Shipping, merchants and technologies are upgrades. Which one opens new land as well?',
        fr: 'Expédition, marchands et technologies sont des améliorations. Laquelle ouvre aussi de nouveaux terrains\u202f?',
      },
      expect: ['ship'],
      free: true,
      point: ['upgrade shipping', 'upgrade merchant', 'upgrade miner'],
      replies: {
        ship: {
          en: 'Level 2: your units now reach land across one loch.',
          fr: 'Niveau 2\u00a0: vos unités atteignent les terrains derrière un loch.',
        },
      },
      tries: [
        {
          ply: 'hire',
          reply: {
            en: '1 Glory for £4 too. But shipping also opens land: begin there.',
            fr: 'Aussi 1\u00a0point de Gloire pour £4. Mais l’expédition ouvre aussi des terrains\u00a0: commencez par elle.',
          },
        },
        {
          ply: 'improve *',
          reply: {
            en: '£10 for £2 more per worker: great in round 1, late in round 5.',
            fr: '£10\u00a0pour £2\u00a0de plus par ouvrier\u00a0: excellent à la manche 1, tardif à la manche 5.',
          },
        },
      ],
      wrong: {
        en: 'First an upgrade: the tile counts them.',
        fr: 'D’abord une amélioration\u00a0: la tuile les compte.',
      },
    },
    { play: 'a', ply: 'end' },
    { play: 'b', ply: 'pass' },
    { play: 'b', ply: 'end' },
    {
      ask: {
        en: 'There is cheap land across this loch, beside a port. Place any unit there.',
        fr: 'Derrière ce loch, un terrain bon marché touche un port. Déployez-y une unité.',
      },
      expect: ['expand sheep c2r1', 'expand * c2r1'],
      point: ['hex c2r1', 'port upgradeGlory'],
      holds: { 'players.0.money': 71, 'players.0.shipping': 2, 'players.0.settlements.linked.length': 2 },
      wrong: {
        en: 'Use your new shipping: the £1 space across the loch, beside the port.',
        fr: 'Profitez de l’expédition\u00a0: la case à £1\u00a0derrière le loch, près du port.',
      },
    },
    {
      ask: {
        en: 'Each port helps you once per game, before or after your action. Use it.',
        fr: 'Chaque port vous aide une fois par partie, avant ou après votre action. Utilisez-le.',
      },
      expect: ['port upgradeGlory'],
      point: 'port upgradeGlory',
      tries: [
        {
          ply: 'end',
          reply: {
            en: 'Wait: the port is open to you. Use it first.',
            fr: 'Attendez\u00a0: le port est à votre portée. Utilisez-le d’abord.',
          },
        },
      ],
      done: {
        en: '3 Glory at once, and an upgrade for free.',
        fr: '3\u00a0points de Gloire tout de suite, et une amélioration gratuite.',
      },
    },
    {
      ask: { en: 'Choose your bonus upgrade.', fr: 'Choisissez votre bonus Amélioration.' },
      expect: ['hire', 'ship', 'improve *'],
      free: true,
      point: ['upgrade merchant', 'upgrade shipping', 'upgrade miner', 'upgrade woodcutter'],
      holds: { 'players.0.glory': 20 },
      replies: {
        hire: {
          en: 'A merchant for free: 1 more Glory, and one more good to trade.',
          fr: 'Un marchand gratuit\u00a0: 1\u00a0point de Gloire de plus, et une marchandise de plus à échanger.',
        },
        ship: {
          en: 'Level 3 for free: 1 more Glory. Two lochs are no obstacle now.',
          fr: 'Niveau 3\u00a0gratuit\u00a0: 1\u00a0point de Gloire de plus. 2\u00a0lochs ne vous arrêtent plus.',
        },
        'improve *': {
          en: '£5 instead of £10: 1 more Glory, and £2 more for each such worker.',
          fr: '£5\u00a0au lieu de £10\u00a0: 1\u00a0point de Gloire de plus, et £2\u00a0de plus par ouvrier concerné.',
        },
      },
      tries: [
        {
          ply: 'skip',
          reply: {
            en: 'You can decline, but it’s a gift: 1 more Glory.',
            fr: 'Vous pouvez renoncer, mais c’est un cadeau\u00a0: 1\u00a0point de Gloire de plus.',
          },
        },
      ],
    },
    { play: 'a', ply: 'end' },
    {
      quiz: {
        en: 'A settlement is a group of neighbouring units. Yours are linked by shipping. How many?',
        fr: 'Un village est un groupe d’unités voisines. Les vôtres sont reliés par l’expédition. Combien\u202f?',
      },
      options: [
        {
          text: { en: '3', fr: '3' },
          right: true,
          reply: {
            en: 'Yes: two groups split by a river, and the new one across the loch.',
            fr: 'Oui\u00a0: 2\u00a0groupes séparés par une rivière, et le nouveau derrière le loch.',
          },
        },
        {
          text: { en: '1', fr: '1' },
          right: false,
          reply: {
            en: 'No: rivers and lochs split them. There are 3, linked by your shipping.',
            fr: 'Non\u00a0: rivières et lochs les séparent. Il y en a 3, reliés par votre expédition.',
          },
        },
      ],
      point: 'settlements',
      holds: { 'players.0.settlements.linked.length': 3 },
    },
    {
      ask: {
        en: 'At the end £10 is 1 point, a processed good 2, a basic good 1. Spend wisely!',
        fr: 'À la fin, £10\u00a0valent 1\u00a0PV, un produit transformé 2, une marchandise de base 1. Dépensez bien\u202f!',
      },
      expect: [
        'buy whisky *',
        'buy bread *',
        'buy cheese *',
        'buy wool *',
        'buy grain *',
        'buy milk *',
        'ship',
        'hire',
      ],
      free: true,
      point: ['market', 'money'],
      replies: {
        'buy whisky *': {
          en: '£11 for 2 points each: twice as good as keeping the money.',
          fr: '£11\u00a0pour 2\u00a0PV chacun\u00a0: deux fois mieux que garder l’argent.',
        },
        'buy bread *': {
          en: '£10 for 2 points each: twice as good as keeping the money.',
          fr: '£10\u00a0pour 2\u00a0PV chacun\u00a0: deux fois mieux que garder l’argent.',
        },
        'buy cheese *': {
          en: '£10 for 2 points each: twice as good as keeping the money.',
          fr: '£10\u00a0pour 2\u00a0PV chacun\u00a0: deux fois mieux que garder l’argent.',
        },
        'buy wool *': {
          en: '£4 for 1 point each: the best price of all, if you have enough merchants.',
          fr: '£4\u00a0pour 1\u00a0PV chacune\u00a0: le meilleur prix, si vous avez assez de marchands.',
        },
        'buy *': {
          en: '£5 for 1 point each: as good as a processed good.',
          fr: '£5\u00a0pour 1\u00a0PV chacun\u00a0: aussi bien qu’un produit transformé.',
        },
        ship: { en: '£4 for 1 Glory: a good price.', fr: '£4\u00a0pour 1\u00a0point de Gloire\u00a0: un bon prix.' },
        hire: {
          en: '£4 for 1 Glory, and one more good to buy: a good price.',
          fr: '£4\u00a0pour 1\u00a0point de Gloire, et une marchandise de plus à acheter\u00a0: un bon prix.',
        },
      },
      tries: [
        {
          ply: 'pass',
          reply: {
            en: 'Money you keep is 1 point for £10. Goods give more.',
            fr: 'L’argent gardé vaut 1\u00a0PV par tranche de £10. Les marchandises donnent plus.',
          },
        },
        {
          ply: 'sell *',
          reply: {
            en: 'Selling turns points into money, and money is worth little now.',
            fr: 'Vendre change des points en argent, et l’argent ne vaut plus grand-chose.',
          },
        },
      ],
      wrong: {
        en: 'Possible, but goods and cheap upgrades give more points for less.',
        fr: 'Possible, mais marchandises et petites améliorations donnent plus de points pour moins cher.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'Pass: the last production and the final scoring follow.',
        fr: 'Passez\u00a0: la dernière production et le décompte final suivent.',
      },
      expect: ['pass'],
      point: 'button pass',
      wrong: {
        en: 'There is more to gain, but let’s see the score: pass.',
        fr: 'On peut gagner plus, mais voyons le score\u00a0: passez.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'The last production. A processed good is worth 2 points at the end, a basic one 1. What do you process?',
        fr: 'La dernière production. À la fin, un produit transformé vaut 2\u00a0PV, un produit de base 1. Que transformez-vous\u202f?',
      },
      expect: ['process 1 0 1'],
      free: true,
      point: 'stock grain',
      replies: {
        'process 1 0 1': {
          en: 'All of it: each grain becomes bread or whisky, and a point more.',
          fr: 'Tout\u00a0: chaque céréale devient pain ou whisky, et 1\u00a0PV de plus.',
        },
      },
      tries: [
        {
          ply: 'process *',
          reply: {
            en: 'There is no next round: what stays grain is worth 1 point less. Process it all.',
            fr: 'Il n’y a plus de manche\u00a0: une céréale gardée vaut 1\u00a0PV de moins. Transformez tout.',
          },
        },
      ],
    },
    {
      quiz: {
        en: 'You fulfilled 2 contracts and linked 3 settlements, Morag 0 and 1. Who gets those bonuses?',
        fr: 'Vous avez rempli 2\u00a0contrats et relié 3\u00a0villages, Morag 0\u00a0et 1. Qui reçoit ces bonus\u202f?',
      },
      options: [
        {
          text: { en: 'I do: 8 and 12 points', fr: 'Moi\u00a0: 8\u00a0et 12\u00a0PV' },
          right: true,
          reply: {
            en: 'Yes: with two players, most exports bring 8 points and most settlements 12.',
            fr: 'Oui\u00a0: à 2\u00a0joueurs, le plus d’exportations donne 8\u00a0PV, le plus de villages 12.',
          },
        },
        {
          text: { en: 'We share them', fr: 'Nous les partageons' },
          right: false,
          reply: {
            en: 'Only if tied. You have more of both: 8 and 12 points for you.',
            fr: 'Seulement à égalité. Vous avez plus des deux\u00a0: 8\u00a0et 12\u00a0PV pour vous.',
          },
        },
      ],
      point: 'scores',
      holds: { ranks: [1, 2] },
    },
    {
      say: {
        en: 'You can now score: Glory, goods, money, imports, exports and linked settlements. You’re ready!',
        fr: 'Vous savez maintenant compter\u00a0: Gloire, marchandises, argent, importations, exportations, villages reliés. À vous de jouer\u202f!',
      },
      end: true,
    },
  ],
}
