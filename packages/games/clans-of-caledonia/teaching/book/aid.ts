import type { Book } from '@bothy/kernel/book'

export const aid: Book['aid'] = {
  title: { en: 'Clans of Caledonia', fr: 'Clans of Caledonia' },
  topics: [
    {
      title: { en: 'Your turn: one action', fr: 'Votre tour\u00a0: une action' },
      lines: [
        {
          text: {
            en: 'Trade one good: buy or sell as many as you have merchants, at the price shown.',
            fr: 'Commercer\u00a0: achetez ou vendez une marchandise, une par marchand, au prix affiché.',
          },
          rules: ['COC-25', 'COC-26'],
        },
        {
          text: {
            en: 'Obtain a contract: +£5, £0, −£5, −£10, −£15 in rounds 1 to 5.',
            fr: 'Obtenir un contrat\u00a0: +£5, £0, −£5, −£10, −£15\u00a0de la manche 1\u00a0à la manche 5.',
          },
          rules: ['COC-28'],
        },
        {
          text: {
            en: 'Expand: pay for the unit and for the land.',
            fr: 'Se développer\u00a0: payez l’unité et le terrain.',
          },
          rules: ['COC-30'],
        },
        {
          text: {
            en: 'Upgrade: shipping £4, technology £10, merchant £4.',
            fr: 'Améliorer\u00a0: expédition £4, technologie £10, marchand £4.',
          },
          rules: ['COC-34', 'COC-35', 'COC-36'],
        },
        {
          text: {
            en: 'Fulfil a contract: pay its goods; beef and mutton are your animals on the map.',
            fr: 'Remplir un contrat\u00a0: payez ses marchandises\u202f; bœuf et mouton sont vos animaux sur la carte.',
          },
          rules: ['COC-37', 'COC-40'],
        },
        {
          text: {
            en: 'Pass: £16, £14, £12, £10, and the order of the next round.',
            fr: 'Passer\u00a0: £16, £14, £12, £10, et l’ordre de la manche suivante.',
          },
          rules: ['COC-47'],
        },
      ],
    },
    {
      title: { en: 'Units', fr: 'Les unités' },
      lines: [
        {
          text: {
            en: 'Grassland: sheep £8, cow £9, field £18, bakery £8, distillery £10, dairy £12.',
            fr: 'Prairie\u00a0: mouton £8, vache £9, champ £18, boulangerie £8, distillerie £10, fromagerie £12.',
          },
          rules: ['COC-5', 'COC-31'],
        },
        {
          text: {
            en: 'Forest: woodcutter £6. Mountain: miner £10.',
            fr: 'Forêt\u00a0: bûcheron £6. Montagne\u00a0: mineur £10.',
          },
          rules: ['COC-5', 'COC-31'],
        },
      ],
    },
    {
      title: { en: 'After placing', fr: 'Après le déploiement' },
      lines: [
        {
          text: {
            en: 'Buy what opponents’ neighbouring units make: basic goods £2, processed goods £3 cheaper, at most 3 of a kind, 4 with two players.',
            fr: 'Achetez ce que produisent les unités adverses voisines\u00a0: £2\u00a0de moins, £3\u00a0si transformé, 3\u00a0au plus par sorte, 4\u00a0à 2\u00a0joueurs.',
          },
          rules: ['COC-42', 'COC-43'],
        },
        {
          text: {
            en: 'Fourth factory of a kind: draw 3 contracts, keep one.',
            fr: '4e usine d’une sorte\u00a0: piochez 3\u00a0contrats, gardez-en un.',
          },
          rules: ['COC-46'],
        },
      ],
    },
    {
      title: { en: 'Reach', fr: 'La portée' },
      lines: [
        {
          text: {
            en: 'Level 1 crosses a river; levels 2 to 5 cross 1 to 4 lochs.',
            fr: 'Niveau 1\u00a0: une rivière\u202f; niveaux 2\u00a0à 5\u00a0: de 1\u00a0à 4\u00a0lochs.',
          },
          rules: ['COC-34', 'COC-50'],
        },
        {
          text: {
            en: 'A port tile in reach: once each per game.',
            fr: 'Une tuile Port à portée\u00a0: une fois chacune par partie.',
          },
          rules: ['COC-56'],
        },
      ],
    },
    {
      title: { en: 'Production', fr: 'La production' },
      lines: [
        {
          text: {
            en: 'Woodcutter £4, miner £6, each +£2 with technology. Sheep 1 wool, cow 1 milk, field 2 grain.',
            fr: 'Bûcheron £4, mineur £6, +£2\u00a0avec la technologie. Mouton 1\u00a0laine, vache 1\u00a0lait, champ 2\u00a0céréales.',
          },
          rules: ['COC-66'],
        },
        {
          text: {
            en: 'Each factory once: 1 milk to cheese, 1 grain to bread or whisky.',
            fr: 'Chaque usine une fois\u00a0: 1\u00a0lait en fromage, 1\u00a0céréale en pain ou en whisky.',
          },
          rules: ['COC-66'],
        },
        {
          text: {
            en: 'Then Glory for the scoring tile of the round.',
            fr: 'Puis la Gloire selon la tuile de la manche.',
          },
          rules: ['COC-68'],
        },
      ],
    },
    {
      title: { en: 'At the end', fr: 'À la fin' },
      lines: [
        {
          text: {
            en: '1 VP: each Glory, basic good, hops, full £10. 2 VP: each processed good.',
            fr: '1\u00a0PV\u00a0: par Gloire, marchandise de base, houblon, £10\u00a0entières. 2\u00a0PV\u00a0: par marchandise transformée.',
          },
          rules: ['COC-69'],
        },
        {
          text: {
            en: 'Imports: 3, 4, 5 VP, the rarest 5. Contracts: 12 and 6 VP (two players: 8).',
            fr: 'Importations\u00a0: 3, 4, 5\u00a0PV, 5\u00a0pour la plus rare. Contrats\u00a0: 12\u00a0et 6\u00a0PV (8\u00a0à 2\u00a0joueurs).',
          },
          rules: ['COC-70', 'COC-71'],
        },
        {
          text: {
            en: 'Linked settlements: 18, 12, 6 VP (two players: 12).',
            fr: 'Villages reliés\u00a0: 18, 12, 6\u00a0PV (12\u00a0à 2\u00a0joueurs).',
          },
          rules: ['COC-72'],
        },
      ],
    },
  ],
}
