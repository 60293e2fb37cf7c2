import type { ChapterHead } from '@bothy/kernel/lessons'

export const rondel: ChapterHead = {
  id: 'rondel',
  title: { en: 'The rondel and your territory', fr: 'Le rondel et votre territoire' },
  intro: {
    en: 'Take a tile from the rondel, place it near a Scotsman, and activate its neighbours.',
    fr: 'Prenez une tuile du rondel, posez-la près d’un Écossais, et activez ses voisines.',
  },
  minutes: 5,
  teaches: [
    'GM2-3',
    'GM2-20',
    'GM2-21',
    'GM2-22',
    'GM2-23',
    'GM2-24',
    'GM2-30',
    'GM2-52',
    'GM2-53',
    'GM2-54',
    'GM2-55',
    'GM2-80',
    'GM2-81',
    'GM2-5',
  ],
  length: 24,
}

export const scotsmen: ChapterHead = {
  id: 'scotsmen',
  title: { en: 'Scotsmen and the market', fr: 'Les Écossais et le marché' },
  intro: {
    en: 'Pay for tiles, use the market, and move your Scotsmen where they count.',
    fr: 'Payez vos tuiles, utilisez le marché, et placez vos Écossais là où ils comptent.',
  },
  minutes: 5,
  teaches: ['GM2-40', 'GM2-41', 'GM2-42', 'GM2-50', 'GM2-70', 'GM2-82', 'GM2-83', 'GM2-84'],
  length: 22,
}

export const persons: ChapterHead = {
  id: 'persons',
  title: { en: 'Persons, landmarks and clans', fr: 'Personnages, lieux emblématiques et clans' },
  intro: {
    en: 'Famous people, castles and clans: what they bring, and how to build on top of a tile.',
    fr: 'Personnages, châteaux et clans\u00a0: ce qu’ils apportent, et comment superposer une tuile.',
  },
  minutes: 5,
  teaches: [
    'GM2-60',
    'GM2-61',
    'GM2-62',
    'GM2-70',
    'GM2-71',
    'GM2-93',
    'GM2-96',
    'GM2-110',
    'GM2-111',
    'GM2-112',
    'GM2-113',
    'GM2-120',
    'GM2-Q3',
    'GM2-Q4',
  ],
  length: 23,
}

export const scoring: ChapterHead = {
  id: 'scoring',
  title: { en: 'Scorings, The End and extra tiles', fr: 'Décomptes, La Fin et tuiles en trop' },
  intro: {
    en: 'Four scorings, The End, and why a small territory is a good one.',
    fr: '4\u00a0décomptes, La Fin, et pourquoi un petit territoire est une bonne chose.',
  },
  minutes: 4,
  teaches: ['GM2-25', 'GM2-120', 'GM2-121', 'GM2-112', 'GM2-130', 'GM2-131', 'GM2-132'],
  length: 16,
}
