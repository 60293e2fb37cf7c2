import type { Chapter } from '@bothy/kernel/lessons'
import { contracts } from './heads.ts'

export const chapter: Chapter = {
  ...contracts,
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
        { clan: null, tile: 8 },
        { clan: null, tile: 2 },
        { clan: null, tile: 1 },
      ],
      contracts: [14, 19, 3, 12, 8, 22],
    },
  },
  seed: 'lesson-contracts',
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
    'a expand sheep c1r3',
    'a end',
    'b expand cow c9r4',
    'b end',
  ],
  learnt: [
    {
      en: 'Your export box holds one contract until you fulfil it.',
      fr: 'Votre caisse d’exportation garde un contrat jusqu’à ce qu’il soit rempli.',
    },
    {
      en: 'Contracts cost goods or animals from the map, and bring imports.',
      fr: 'Un contrat se paie en marchandises ou animaux et rapporte des importations.',
    },
    {
      en: 'Of cotton, tobacco and sugar cane, the rarest is worth most.',
      fr: 'Coton, tabac, canne à sucre\u00a0: le plus rare vaut le plus.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Contracts ask for goods or meat and bring imports, often money too. You have wool, cheese and two sheep.',
        fr: 'Les contrats demandent marchandises ou viande et rapportent des importations. Vous avez 1\u00a0laine, 1\u00a0fromage et 2\u00a0moutons.',
      },
      point: 'contracts',
      holds: { 'players.0.money': 18 },
    },
    {
      ask: {
        en: 'In round 1 taking a contract brings £5. Which one could you fulfil, and which pays most?',
        fr: 'À la manche 1, prendre un contrat rapporte £5. Lequel pouvez-vous remplir, et lequel paie le mieux\u202f?',
      },
      expect: ['obtain 19'],
      free: true,
      point: 'contracts',
      replies: {
        'obtain 19': {
          en: '1 cheese and 1 mutton: you have both. It also pays £10 and a free space.',
          fr: '1\u00a0fromage et 1\u00a0mouton\u00a0: vous avez les deux. Il paie aussi £10\u00a0et une case libre.',
        },
      },
      tries: [
        {
          ply: 'obtain 14',
          reply: {
            en: 'Wool and mutton: you could fulfil it. But the one for cheese and mutton pays £10.',
            fr: 'Laine et mouton\u00a0: possible. Mais celui qui demande fromage et mouton paie £10.',
          },
        },
        {
          ply: 'obtain 3',
          reply: {
            en: 'It asks for two cows, and you have none.',
            fr: 'Il demande 2\u00a0vaches, et vous n’en avez pas.',
          },
        },
        {
          ply: 'obtain *',
          reply: {
            en: 'You lack most of what it asks for. Look for cheese and mutton.',
            fr: 'Il vous manque presque tout ce qu’il demande. Cherchez fromage et mouton.',
          },
        },
      ],
      wrong: {
        en: 'First a contract, while it brings you £5.',
        fr: 'D’abord un contrat, tant qu’il vous rapporte £5.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      play: 'b',
      ply: 'obtain 3',
      say: {
        en: 'Everyone has one export box: a contract stays there until it is fulfilled.',
        fr: 'Chacun a une caisse d’exportation\u00a0: un contrat y reste jusqu’à ce qu’il soit rempli.',
      },
      point: 'box',
      holds: { 'players.0.money': 23 },
    },
    { play: 'b', ply: 'end' },
    {
      ask: {
        en: 'You have cheese and sheep. Fulfil your contract.',
        fr: 'Vous avez fromage et moutons. Remplissez votre contrat.',
      },
      expect: ['fulfil 19'],
      point: 'contract 19',
      wrong: {
        en: 'You have all it asks for: fulfil it.',
        fr: 'Vous avez tout ce qu’il demande\u00a0: remplissez-le.',
      },
    },
    {
      ask: {
        en: 'Mutton is a sheep from the map. Which one do you give up?',
        fr: 'Le mouton demandé vient de la carte. Lequel abattez-vous\u202f?',
      },
      expect: ['slaughter c3r2', 'slaughter c1r3'],
      free: true,
      point: ['hex c3r2', 'hex c1r3'],
      replies: {
        'slaughter c3r2': {
          en: 'It leaves the £1 space, which is open to everyone again.',
          fr: 'Il quitte la case à £1, de nouveau libre pour tout le monde.',
        },
        'slaughter c1r3': {
          en: 'It leaves the £2 space, which is open to everyone again.',
          fr: 'Il quitte la case à £2, de nouveau libre pour tout le monde.',
        },
      },
    },
    {
      ask: {
        en: '£10 and 2 cotton are yours. Now the free space: place a sheep where land is dear.',
        fr: '£10\u00a0et 2\u00a0cotons pour vous. La case libre\u00a0: déployez un mouton là où le terrain est cher.',
      },
      expect: ['expand sheep *'],
      free: true,
      point: 'map',
      holds: { 'players.0.money': 33 },
      replies: {
        'expand sheep c1r6': {
          en: '£5 of land for nothing: well used.',
          fr: '£5\u00a0de terrain pour rien\u00a0: bien joué.',
        },
        'expand sheep c2r6': {
          en: '£4 of land for nothing. One space was dearer still.',
          fr: '£4\u00a0de terrain pour rien. Une case était encore plus chère.',
        },
        'expand sheep c3r3': {
          en: '£4 of land for nothing. One space was dearer still.',
          fr: '£4\u00a0de terrain pour rien. Une case était encore plus chère.',
        },
        'expand sheep *': {
          en: 'It works. But a free space saves most on dear land, £5 or £6.',
          fr: 'C’est fait. Mais une case libre fait gagner plus sur un terrain cher, £5\u00a0ou £6.',
        },
      },
      tries: [
        {
          ply: 'skip',
          reply: {
            en: 'You can decline, but the land is free. Take it.',
            fr: 'Vous pouvez renoncer, mais le terrain est gratuit. Prenez-le.',
          },
        },
      ],
      wrong: {
        en: 'A good unit, but the next contract will want a sheep.',
        fr: 'Bonne unité, mais le prochain contrat voudra un mouton.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      play: 'b',
      ply: 'pass',
      say: {
        en: 'At the end, cotton, tobacco and sugar cane are worth 3, 4 or 5 points each: rare ones most.',
        fr: 'À la fin, coton, tabac et canne à sucre valent 3, 4\u00a0ou 5\u00a0PV pièce, selon leur rareté.',
      },
      point: 'imports',
    },
    { play: 'b', ply: 'end' },
    {
      quiz: {
        en: 'Only cotton has been imported so far. Which import is worth least now?',
        fr: 'Seul le coton a été importé jusqu’ici. Quelle importation vaut le moins maintenant\u202f?',
      },
      options: [
        {
          text: { en: 'Cotton', fr: 'Le coton' },
          right: true,
          reply: {
            en: 'Yes: the most imported kind is worth 3, the rarest 5.',
            fr: 'Oui\u00a0: la plus importée vaut 3, la plus rare 5.',
          },
        },
        {
          text: { en: 'Tobacco', fr: 'Le tabac' },
          right: false,
          reply: {
            en: 'No: nobody has any, so it is rare. Cotton is worth least, 3.',
            fr: 'Non\u00a0: personne n’en a, il est rare. Le coton vaut le moins, 3.',
          },
        },
      ],
      point: 'import cotton',
      holds: { importVp: { cotton: 3, tobacco: 5, sugarCane: 4 } },
    },
    {
      ask: {
        en: 'Your box is empty again. Take the contract for wool and mutton.',
        fr: 'Votre caisse est vide. Prenez le contrat qui demande laine et mouton.',
      },
      expect: ['obtain 14'],
      point: 'contract 14',
      wrong: {
        en: 'Look for the one with wool and mutton: you have both.',
        fr: 'Cherchez celui avec laine et mouton\u00a0: vous avez les deux.',
      },
      done: {
        en: '£5 again. Later, contracts cost money: £5, £10 and £15 in rounds 3, 4 and 5.',
        fr: 'Encore £5. Plus tard, un contrat coûte £5, £10\u00a0et £15\u00a0aux manches 3, 4\u00a0et 5.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      ask: { en: 'Fulfil it.', fr: 'Remplissez-le.' },
      expect: ['fulfil 14'],
      point: 'contract 14',
      wrong: { en: 'You have wool and sheep: fulfil it.', fr: 'Vous avez laine et moutons\u00a0: remplissez-le.' },
    },
    {
      ask: { en: 'Which sheep this time?', fr: 'Quel mouton, cette fois\u202f?' },
      expect: ['slaughter *'],
      point: 'map',
      done: {
        en: '1 tobacco and 3 hops. Each hops is worth 1 point.',
        fr: '1\u00a0tabac et 3\u00a0houblons. Chaque houblon vaut 1\u00a0PV.',
      },
    },
    {
      ask: {
        en: 'Another free space: place any unit you like.',
        fr: 'Encore une case libre\u00a0: déployez l’unité de votre choix.',
      },
      expect: ['expand *'],
      free: true,
      point: 'map',
      replies: {
        'expand sheep *': {
          en: 'Wool every round, and mutton for the next contract.',
          fr: 'De la laine chaque manche, et du mouton pour le prochain contrat.',
        },
        'expand cow *': {
          en: 'Milk every round, and beef for contracts.',
          fr: 'Du lait chaque manche, et du bœuf pour les contrats.',
        },
        'expand miner *': {
          en: '£6 every round: it will pay for more.',
          fr: '£6\u00a0chaque manche\u00a0: de quoi continuer.',
        },
        'expand woodcutter *': {
          en: '£4 every round: it will pay for more.',
          fr: '£4\u00a0chaque manche\u00a0: de quoi continuer.',
        },
        'expand *': {
          en: 'Bread, cheese and whisky are what contracts ask for most.',
          fr: 'Pain, fromage et whisky\u00a0: c’est ce que les contrats demandent le plus.',
        },
      },
      tries: [
        {
          ply: 'skip',
          reply: {
            en: 'You can decline, but the land is free.',
            fr: 'Vous pouvez renoncer, mais le terrain est gratuit.',
          },
        },
      ],
    },
    { play: 'a', ply: 'end' },
    {
      say: {
        en: 'You can now take contracts, pay them with goods and animals, and collect imports.',
        fr: 'Vous savez maintenant prendre des contrats, les payer en marchandises et animaux, et importer.',
      },
      end: true,
    },
  ],
}
