import type { Chapter } from '@bothy/kernel/lessons'
import { market } from './heads.ts'

export const chapter: Chapter = {
  ...market,
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
        { clan: null, tile: 1 },
        { clan: null, tile: 2 },
      ],
      contracts: [18, 29, 36, 10, 35, 27],
    },
  },
  seed: 'lesson-market',
  before: [
    'b take 1',
    'a take 2',
    'a place miner c4r5',
    'b place miner c2r3',
    'b place woodcutter c8r4',
    'a place woodcutter c1r5',
    'a ship',
    'a end',
    'b expand distillery c2r4',
    'b end',
  ],
  learnt: [
    {
      en: 'Each good you trade keeps a merchant busy until next round.',
      fr: 'Chaque marchandise échangée occupe un marchand jusqu’à la manche suivante.',
    },
    { en: 'Selling lowers a price, buying raises it.', fr: 'Vendre fait baisser le prix, acheter le fait monter.' },
    {
      en: 'When you settle beside neighbours, you can buy their goods cheaper.',
      fr: 'En vous installant près de voisins, vous achetez moins cher leurs marchandises.',
    },
  ],
  steps: [
    {
      say: {
        en: 'You have 1 wool, 1 bread and two merchants. Each good you trade needs one merchant.',
        fr: 'Vous avez 1\u00a0laine, 1\u00a0pain et 2\u00a0marchands. Chaque marchandise échangée occupe un marchand.',
      },
      point: ['merchants', 'stock bread'],
      holds: { 'players.0.money': 33, 'players.0.merchants': 2 },
    },
    {
      ask: {
        en: 'Sell one of your goods. Which brings more?',
        fr: 'Vendez une de vos marchandises. Laquelle rapporte le plus\u202f?',
      },
      expect: ['sell bread 1'],
      free: true,
      point: ['sell wool', 'sell bread'],
      replies: {
        'sell bread 1': {
          en: '£10! Then the price falls one step. Your merchant stays there this round.',
          fr: '£10\u202f! Puis le prix baisse d’un cran. Votre marchand y reste pour cette manche.',
        },
      },
      tries: [
        {
          ply: 'sell wool 1',
          reply: {
            en: 'Wool brings only £4. Bread brings £10.',
            fr: 'La laine ne rapporte que £4. Le pain rapporte £10.',
          },
        },
        {
          ply: 'buy *',
          reply: {
            en: 'You could buy. But first earn something: sell.',
            fr: 'Vous pourriez acheter. Mais gagnez d’abord quelque chose\u00a0: vendez.',
          },
        },
      ],
      wrong: { en: 'To the market first: sell a good.', fr: 'D’abord au marché\u00a0: vendez une marchandise.' },
    },
    { play: 'a', ply: 'end' },
    {
      play: 'b',
      ply: 'expand cow c1r4',
      say: {
        en: 'Morag has a distillery, and now a cow beside it. Remember this corner.',
        fr: 'Morag a une distillerie, et maintenant une vache à côté. Retenez ce coin.',
      },
      point: ['unit sheep', 'hex c2r5'],
      holds: { 'prices.3.price': 9, 'players.0.money': 43, 'players.0.merchants': 1 },
    },
    { play: 'b', ply: 'end' },
    {
      quiz: {
        en: 'You sold bread this round. Can you buy bread back now, cheaper?',
        fr: 'Vous avez vendu du pain cette manche-ci. Pouvez-vous en racheter, moins cher\u202f?',
      },
      options: [
        {
          text: { en: 'No', fr: 'Non' },
          right: true,
          reply: {
            en: 'Right: never buy and sell the same good in one round.',
            fr: 'Exact\u00a0: jamais d’achat et de vente de la même marchandise dans une manche.',
          },
        },
        {
          text: { en: 'Yes', fr: 'Oui' },
          right: false,
          reply: {
            en: 'No: a good you sold can’t be bought until your merchants come back.',
            fr: 'Non\u00a0: une marchandise vendue ne se rachète pas avant le retour de vos marchands.',
          },
        },
      ],
      point: 'good bread',
    },
    {
      ask: {
        en: 'One merchant is left. Hire another for £4.',
        fr: 'Il reste un marchand. Engagez-en un autre pour £4.',
      },
      expect: ['hire'],
      point: 'upgrade merchant',
      wrong: {
        en: 'Soon. First hire a merchant: you’ll need two.',
        fr: 'Bientôt. Engagez d’abord un marchand\u00a0: il vous en faudra 2.',
      },
    },
    { play: 'a', ply: 'end' },
    { play: 'b', ply: 'pass' },
    { play: 'b', ply: 'end' },
    {
      ask: {
        en: 'Now settle beside both Morag’s distillery and her cow: place a sheep.',
        fr: 'Installez-vous à côté de la distillerie et de la vache de Morag\u00a0: déployez un mouton.',
      },
      expect: ['expand sheep c2r5'],
      free: true,
      point: ['unit sheep', 'hex c2r5'],
      holds: { 'players.0.money': 39, 'players.0.merchants': 2 },
      replies: {
        'expand sheep c2r5': {
          en: 'Neighbours sell to you at once: whisky £3 cheaper, milk £2 cheaper.',
          fr: 'Vos voisins vous vendent aussitôt\u00a0: whisky £3\u00a0moins cher, lait £2\u00a0moins cher.',
        },
      },
      tries: [
        {
          ply: 'expand sheep *',
          reply: {
            en: 'Fine land, but it doesn’t touch both her units. Try the £1 grassland beside them.',
            fr: 'Bon terrain, mais il ne touche pas ses 2\u00a0unités. Essayez la prairie à £1\u00a0à côté.',
          },
        },
      ],
      wrong: {
        en: 'Place a sheep beside her units: the £1 grassland.',
        fr: 'Déployez un mouton à côté de ses unités\u00a0: la prairie à £1.',
      },
    },
    {
      ask: {
        en: 'You have two free merchants: buy two goods from your neighbour. Which?',
        fr: 'Vous avez 2\u00a0marchands libres\u00a0: achetez 2\u00a0marchandises à votre voisine. Lesquelles\u202f?',
      },
      expect: ['buy whisky 2', 'buy milk 2'],
      free: true,
      point: ['good whisky', 'good milk'],
      holds: { 'players.0.money': 30 },
      replies: {
        'buy whisky 2': {
          en: '£16 instead of £22! Buying drives the price up two steps, to £13.',
          fr: '£16\u00a0au lieu de £22\u202f! L’achat fait monter le prix de 2\u00a0crans, à £13.',
        },
        'buy milk 2': {
          en: '£6 instead of £10. Whisky would have saved even more.',
          fr: '£6\u00a0au lieu de £10. Le whisky aurait fait gagner encore plus.',
        },
      },
      tries: [
        {
          ply: 'buy * 1',
          reply: {
            en: 'Good, but you have two merchants: buy two of the same.',
            fr: 'Bien, mais vous avez 2\u00a0marchands\u00a0: achetez 2\u00a0fois la même marchandise.',
          },
        },
        {
          ply: 'skip',
          reply: {
            en: 'This discount is only for the moment you settle. Use it!',
            fr: 'Cette remise ne vaut qu’au moment où vous vous installez. Profitez-en\u202f!',
          },
        },
      ],
    },
    { play: 'a', ply: 'end' },
    {
      ask: {
        en: 'All merchants are at work. Pass: they come back for the next round.',
        fr: 'Tous vos marchands travaillent. Passez\u00a0: ils reviennent à la manche suivante.',
      },
      expect: ['pass'],
      point: ['merchants', 'button pass'],
      wrong: {
        en: 'You could, but pass now: your merchants will come back.',
        fr: 'C’est possible, mais passez\u00a0: vos marchands reviendront.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      play: 'b',
      ply: 'pass',
      say: {
        en: 'Round 2: your three merchants are back. Prices stay where they were.',
        fr: 'Manche 2\u00a0: vos 3\u00a0marchands sont revenus. Les prix restent où ils étaient.',
      },
      point: 'merchants',
      holds: { round: 2, 'players.0.merchants': 3, 'prices.5.price': 13 },
    },
    { play: 'b', ply: 'end' },
    {
      ask: {
        en: 'Sell what you don’t need. What pays best now?',
        fr: 'Vendez ce dont vous n’avez pas besoin. Qu’est-ce qui rapporte le plus\u202f?',
      },
      expect: ['sell whisky 2', 'sell *'],
      free: true,
      point: ['sell wool', 'sell milk', 'sell whisky'],
      replies: {
        'sell whisky 2': {
          en: '£26 for what cost you £16. That is trade!',
          fr: '£26\u00a0pour ce qui vous a coûté £16. Voilà du commerce\u202f!',
        },
        'sell whisky 1': {
          en: '£13. Selling both at once would have brought £13 each.',
          fr: '£13. En vendre 2\u00a0d’un coup aurait rapporté £13\u00a0chacun.',
        },
        'sell milk *': {
          en: '£5 each or so: basic goods sell for less than processed ones.',
          fr: 'Environ £5\u00a0pièce\u00a0: les marchandises de base se vendent moins cher.',
        },
        'sell wool *': {
          en: '£4 each: wool is often worth more in a contract.',
          fr: '£4\u00a0pièce\u00a0: la laine vaut souvent plus dans un contrat.',
        },
      },
      wrong: {
        en: 'Sell something first: the prices are good.',
        fr: 'Vendez d’abord quelque chose\u00a0: les prix sont bons.',
      },
    },
    { play: 'a', ply: 'end' },
    {
      say: {
        en: 'You can now trade: merchants, moving prices, and cheap goods from your neighbours.',
        fr: 'Vous savez maintenant commercer\u00a0: marchands, prix qui bougent, bonnes affaires chez vos voisins.',
      },
      end: true,
    },
  ],
}
