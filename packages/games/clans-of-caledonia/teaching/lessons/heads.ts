import type { ChapterHead } from '@bothy/kernel/lessons'

export const land: ChapterHead = {
  id: 'land',
  title: { en: 'Land and units', fr: 'Terrains et unités' },
  intro: {
    en: 'Five rounds to build your clan’s trade; most victory points wins. First: units and land.',
    fr: '5\u00a0manches pour bâtir le commerce de votre clan\u202f; le plus de points l’emporte. D’abord\u00a0: unités et terrains.',
  },
  minutes: 4,
  teaches: [
    'COC-3',
    'COC-5',
    'COC-6',
    'COC-7',
    'COC-20',
    'COC-23',
    'COC-30',
    'COC-31',
    'COC-34',
    'COC-47',
    'COC-48',
    'COC-49',
  ],
  length: 22,
}

export const production: ChapterHead = {
  id: 'production',
  title: { en: 'Income, goods and factories', fr: 'Revenus, marchandises et usines' },
  intro: {
    en: 'What your units bring at the end of every round, and what factories make of it.',
    fr: 'Ce que vos unités rapportent à chaque fin de manche, et ce que les usines en font.',
  },
  minutes: 4,
  teaches: ['COC-2', 'COC-21', 'COC-47', 'COC-66', 'COC-67', 'COC-68', 'COC-69'],
  length: 17,
}

export const market: ChapterHead = {
  id: 'market',
  title: { en: 'Market, merchants, neighbours', fr: 'Marché, marchands, voisins' },
  intro: {
    en: 'Buy and sell at prices that move, and buy cheaply beside your neighbours.',
    fr: 'Achetez et vendez à des prix qui bougent, et moins cher à côté de vos voisins.',
  },
  minutes: 3,
  teaches: ['COC-22', 'COC-25', 'COC-26', 'COC-27', 'COC-36', 'COC-42', 'COC-43', 'COC-44', 'COC-45'],
  length: 20,
}

export const contracts: ChapterHead = {
  id: 'contracts',
  title: { en: 'Export contracts', fr: 'Les contrats d’exportation' },
  intro: {
    en: 'Exports bring most of your points: take a contract, pay it, collect the imports.',
    fr: 'Les exportations rapportent le plus de points\u00a0: prenez un contrat, payez-le, recevez les importations.',
  },
  minutes: 4,
  teaches: ['COC-28', 'COC-29', 'COC-37', 'COC-38', 'COC-39', 'COC-40', 'COC-69', 'COC-70', 'COC-71'],
  length: 19,
}

export const scoring: ChapterHead = {
  id: 'scoring',
  title: { en: 'Upgrades, ports and the final score', fr: 'Améliorations, ports et décompte final' },
  intro: {
    en: 'Play the last round of a game, from the first upgrade to the final score.',
    fr: 'Jouez la dernière manche d’une partie, de la première amélioration au décompte final.',
  },
  minutes: 4,
  teaches: [
    'COC-34',
    'COC-35',
    'COC-36',
    'COC-41',
    'COC-50',
    'COC-54',
    'COC-55',
    'COC-56',
    'COC-60',
    'COC-68',
    'COC-69',
    'COC-71',
    'COC-72',
    'COC-74',
  ],
  length: 17,
}

export const clans: ChapterHead = {
  id: 'clans',
  title: { en: 'The clans', fr: 'Les clans' },
  intro: {
    en: 'Each clan bends one rule: row with MacDonald, and watch two others at work.',
    fr: 'Chaque clan change une règle\u00a0: ramez avec MacDonald, et regardez-en 2\u00a0autres à l’œuvre.',
  },
  minutes: 5,
  teaches: ['COC-19', 'COC-83', 'COC-84', 'COC-85', 'COC-87', 'COC-88', 'COC-89', 'COC-91', 'COC-94', 'COC-99'],
  length: 23,
}

export const solo: ChapterHead = {
  id: 'solo',
  title: { en: 'The solo game', fr: 'Le jeu solo' },
  intro: {
    en: 'The same game for one player: cairns, dice and a scale that judges your score.',
    fr: 'Le même jeu pour une personne\u00a0: des cairns, des dés et une échelle qui juge votre score.',
  },
  minutes: 3,
  teaches: ['COC-76', 'COC-77', 'COC-78', 'COC-79', 'COC-80', 'COC-81'],
  length: 13,
}
