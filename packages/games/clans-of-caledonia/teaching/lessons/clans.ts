import type { Chapter } from '@bothy/kernel/lessons'
import { clans } from './heads.ts'

export const chapter: Chapter = {
  ...clans,
  seats: 3,
  learner: 'a',
  names: { b: 'Morag', c: 'Hamish' },
  setup: {
    portTiles: false,
    scoringTiles: false,
    arranged: {
      sides: ['A1', 'B1', 'C1', 'D1'],
      first: [1],
      pairs: [
        { clan: 'mackenzie', tile: 6 },
        { clan: 'macdonald', tile: 2 },
        { clan: 'buchanan', tile: 8 },
        { clan: 'cunningham', tile: 7 },
      ],
      contracts: [19, 14, 6, 12, 8, 22, 7],
    },
  },
  seed: 'lesson-clans',
  learnt: [
    {
      en: 'Each clan bends one rule, and comes with a starting tile.',
      fr: 'Chaque clan change une règle et vient avec une tuile de départ.',
    },
    {
      en: 'Each turn, one MacDonald fisherman can row to the next loch.',
      fr: 'À chaque tour, un pêcheur de MacDonald peut ramer entre 2\u00a0lochs.',
    },
    {
      en: 'Cunningham earns £8 for each spare milk; Buchanan can hold two contracts.',
      fr: 'Cunningham change chaque lait en £8\u202f; Buchanan peut avoir 2\u00a0contrats.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Each clan bends one rule. It comes with a starting tile: your money and first goods.',
        fr: 'Chaque clan change une règle. Il vient avec une tuile de départ\u00a0: votre argent et vos premières marchandises.',
      },
      point: ['pair 1', 'pair 2', 'pair 3', 'pair 4'],
    },
    {
      ask: {
        en: 'Meet the clan that changes most: take MacDonald and its fishermen.',
        fr: 'Découvrez le clan qui change le plus de choses\u00a0: prenez MacDonald et ses pêcheurs.',
      },
      expect: ['take 2'],
      free: true,
      point: 'pair 2',
      replies: {
        'take 2': {
          en: 'Its eight workers cost £6 each, as woodcutters, miners or fishermen, and earn £4.',
          fr: 'Ses 8\u00a0ouvriers coûtent £6\u00a0chacun, bûcherons, mineurs ou pêcheurs, et rapportent £4.',
        },
      },
      tries: [
        {
          ply: 'take 1',
          reply: {
            en: 'MacKenzie earns £3 for each whisky it makes, and more for barrels left in its cellar.',
            fr: 'MacKenzie gagne £3\u00a0par whisky produit, et plus encore pour les fûts gardés en cave.',
          },
        },
        {
          ply: 'take 3',
          reply: {
            en: 'Buchanan has two export boxes, so it can hold two contracts. Try MacDonald here.',
            fr: 'Buchanan a 2\u00a0caisses d’exportation, donc 2\u00a0contrats à la fois. Ici, essayez MacDonald.',
          },
        },
        {
          ply: 'take 4',
          reply: {
            en: 'Cunningham turns spare milk into £8 each. Try MacDonald here.',
            fr: 'Cunningham change chaque lait en trop en £8. Ici, essayez MacDonald.',
          },
        },
      ],
    },
    { play: 'c', ply: 'take 3' },
    {
      play: 'b',
      ply: 'take 4',
      say: {
        en: 'Hamish takes Buchanan, Morag Cunningham. MacKenzie goes back to the box.',
        fr: 'Hamish prend Buchanan, Morag Cunningham. MacKenzie retourne dans la boîte.',
      },
      point: ['seat c', 'seat b'],
    },
    { skip: ['b place miner c8r5', 'c place miner c12r4'] },
    {
      ask: {
        en: 'Your first worker: place a fisherman on this loch. A loch has no land cost.',
        fr: 'Votre premier ouvrier\u00a0: placez un pêcheur sur ce loch. Un loch n’a pas de coût de terrain.',
      },
      expect: ['place fisherman c4r4'],
      free: true,
      point: 'hex c4r4',
      holds: { 'players.0.money': 55 },
      replies: {
        'place fisherman c4r4': {
          en: '£6 in all. Every space around the loch is now your neighbour.',
          fr: '£6\u00a0en tout. Chaque case autour de ce loch est maintenant votre voisine.',
        },
      },
      tries: [
        {
          ply: 'place fisherman *',
          reply: {
            en: 'Any loch will do. This lesson goes on from the one that is marked.',
            fr: 'Tout loch convient. Cette leçon continue à partir de celui qui est indiqué.',
          },
        },
        {
          ply: 'place *',
          reply: {
            en: 'Also £6 for you, plus the land. But try a fisherman first.',
            fr: 'Aussi £6\u00a0pour vous, plus le terrain. Mais essayez d’abord un pêcheur.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'Miners cost you £6 instead of £10. Place your second worker on one of these mountains.',
        fr: 'Un mineur vous coûte £6\u00a0au lieu de £10. Placez votre second ouvrier sur une de ces montagnes.',
      },
      expect: ['place miner c5r2', 'place miner c2r3', 'place miner c4r5'],
      free: true,
      point: ['hex c5r2', 'hex c2r3', 'hex c4r5'],
      holds: { 'players.0.money': 49 },
      replies: {
        'place miner *': {
          en: '£7 in all. In return it earns only £4 a round, and technology never helps.',
          fr: '£7\u00a0en tout. En échange, il ne gagne que £4\u00a0par manche, et la technologie ne l’aide jamais.',
        },
      },
      wrong: {
        en: 'Possible, but stay near your loch: take one of the marked mountains.',
        fr: 'C’est possible, mais restez près du loch\u00a0: prenez une des montagnes indiquées.',
      },
    },
    { skip: ['c place woodcutter c11r4', 'b place woodcutter c8r4', 'b expand cow c9r3', 'b end'] },
    { play: 'c', ply: 'obtain 19' },
    {
      play: 'c',
      ply: 'obtain 14',
      say: {
        en: 'Hamish takes two contracts in one action, but receives £5 only once: that is Buchanan.',
        fr: 'Hamish prend 2\u00a0contrats en une action, mais ne reçoit £5\u00a0qu’une fois\u00a0: c’est Buchanan.',
      },
      point: 'seat c',
    },
    { play: 'c', ply: 'end' },
    {
      ask: {
        en: 'Before your action a fisherman can row to the next loch. Row towards cheaper grassland.',
        fr: 'Avant votre action, un pêcheur peut ramer jusqu’au loch voisin. Ramez vers une prairie moins chère.',
      },
      expect: ['row c4r4 c4r3'],
      free: true,
      point: ['hex c4r4', 'hex c4r3'],
      holds: { round: 1 },
      replies: {
        'row c4r4 c4r3': {
          en: 'Rowing is free, once per turn. Now there is grassland for £1 beside you.',
          fr: 'Ramer est gratuit, une fois par tour. Vous voilà à côté d’une prairie à £1.',
        },
      },
      tries: [
        {
          ply: 'row *',
          reply: {
            en: 'It can row there too, but the £1 grassland is beside the marked loch.',
            fr: 'Il peut y ramer aussi, mais la prairie à £1\u00a0est à côté du loch indiqué.',
          },
        },
      ],
      wrong: {
        en: 'That would be your action. Row first: it costs nothing.',
        fr: 'Ce serait votre action. Ramez d’abord\u00a0: c’est gratuit.',
      },
    },
    {
      ask: {
        en: 'Place a sheep on the £1 grassland: beside a fisherman you need no shipping.',
        fr: 'Déployez un mouton sur la prairie à £1\u00a0: à côté d’un pêcheur, pas besoin d’expédition.',
      },
      expect: ['expand sheep c3r2'],
      point: 'hex c3r2',
      wrong: {
        en: 'Good, but try the £1 grassland beside your fisherman: a sheep.',
        fr: 'Bien, mais essayez la prairie à £1\u00a0à côté du pêcheur\u00a0: un mouton.',
      },
      done: {
        en: 'Your fisherman can row on later: the sheep stays.',
        fr: 'Votre pêcheur pourra repartir\u00a0: le mouton reste.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      quiz: {
        en: 'Campbell’s first factory of a kind costs £3 less, the second £4 less. What does its second bakery (£8) cost?',
        fr: 'Campbell paie sa 1re usine d’une sorte £3\u00a0de moins, la 2e £4. Combien coûte sa 2e boulangerie (£8)\u202f?',
      },
      options: [
        {
          text: { en: '£4', fr: '£4' },
          right: true,
          reply: {
            en: 'Yes, plus the land. Clans save money, earn it, or reach further.',
            fr: 'Oui, plus le terrain. Un clan fait économiser, gagner de l’argent ou aller plus loin.',
          },
        },
        {
          text: { en: '£5', fr: '£5' },
          right: false,
          reply: {
            en: 'That was the first. The second costs £8 less £4.',
            fr: 'C’était la première. La deuxième coûte £8\u00a0moins £4.',
          },
        },
      ],
      point: 'unit bakery',
    },
    { skip: ['b pass', 'b end', 'c pass', 'c end'] },
    {
      ask: {
        en: 'Morag and Hamish have passed. Settle once more: any unit that your money allows.',
        fr: 'Morag et Hamish ont passé. Déployez encore une unité, celle que votre argent permet.',
      },
      expect: ['expand *'],
      free: true,
      point: 'map',
      replies: {
        'expand fisherman *': {
          en: 'A second fisherman: £4 a round, and more shores to settle.',
          fr: 'Un second pêcheur\u00a0: £4\u00a0par manche, et d’autres rives à peupler.',
        },
        'expand woodcutter *': {
          en: '£4 every round, for £6 and the land.',
          fr: '£4\u00a0chaque manche, pour £6\u00a0et le terrain.',
        },
        'expand miner *': {
          en: '£4 every round, for £6 and the land.',
          fr: '£4\u00a0chaque manche, pour £6\u00a0et le terrain.',
        },
        'expand *': {
          en: 'Your clan doesn’t change this one: it works as for everyone.',
          fr: 'Votre clan n’y change rien\u00a0: cette unité est la même pour tout le monde.',
        },
      },
      wrong: {
        en: 'Possible, but place a unit: it brings something every round.',
        fr: 'C’est possible, mais déployez une unité\u00a0: elle rapporte à chaque manche.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'Now pass, and see what Cunningham does with milk.',
        fr: 'Passez maintenant, et voyez ce que Cunningham fait du lait.',
      },
      expect: ['pass'],
      point: 'button pass',
      wrong: { en: 'Enough for now: pass.', fr: 'Assez pour l’instant\u00a0: passez.' },
    },
    { play: 'a', ply: 'end' },
    {
      play: 'b',
      ply: 'discard milk 2',
      say: {
        en: 'Morag’s Cunningham turns 2 milk into butter, £8 each, without the market. Your workers earned £4 each.',
        fr: 'Morag change 2\u00a0laits en beurre, £8\u00a0pièce, sans passer par le marché. Vos ouvriers ont rapporté £4\u00a0chacun.',
      },
      point: 'seat b',
    },
    {
      quiz: {
        en: 'Stewart gets £1 for every trade at the market. It sells 3 wool at £4. How much in all?',
        fr: 'Stewart reçoit £1\u00a0à chaque échange au marché. Il vend 3\u00a0laines à £4. Combien en tout\u202f?',
      },
      options: [
        {
          text: { en: '£13', fr: '£13' },
          right: true,
          reply: {
            en: 'Yes: £12 and £1. One trade, however many goods.',
            fr: 'Oui\u00a0: £12\u00a0plus £1. Un seul échange, quel que soit le nombre de marchandises.',
          },
        },
        {
          text: { en: '£15', fr: '£15' },
          right: false,
          reply: {
            en: 'No: £1 for the trade, not for each good. £13.',
            fr: 'Non\u00a0: £1\u00a0pour l’échange, pas par marchandise. £13.',
          },
        },
      ],
      point: 'good wool',
    },
    {
      say: {
        en: 'You can now play with clans. Tap a clan at any time to read its power.',
        fr: 'Vous savez maintenant jouer avec les clans. Touchez un clan à tout moment pour lire son pouvoir.',
      },
      end: true,
    },
  ],
}
