import type { ChapterHead } from '@bothy/kernel/lessons'

export const track: ChapterHead = {
  id: 'track',
  title: { en: 'The track and your land', fr: 'Le circuit et votre territoire' },
  intro: {
    en: 'Take a tile from the track, place it, and wake the tiles around it.',
    fr: 'Prenez une tuile du circuit, posez-la, et réveillez les tuiles qui l’entourent.',
  },
  minutes: 6,
  teaches: [
    'GM-10',
    'GM-11',
    'GM-13',
    'GM-33',
    'GM-34',
    'GM-35',
    'GM-36',
    'GM-37',
    'GM-41',
    'GM-42',
    'GM-44',
    'GM-45',
    'GM-73',
    'GM-74',
    'GM-91',
    'GM-93',
    'GM-94',
  ],
  length: 29,
}

export const goods: ChapterHead = {
  id: 'goods',
  title: { en: 'Goods, whisky and chieftains', fr: 'Cubes, whisky et Parlement' },
  intro: {
    en: 'What tiles cost, how the market works, and what your clan and your whisky are for.',
    fr: 'Ce que coûtent les tuiles, le marché, et à quoi servent votre clan et votre whisky.',
  },
  minutes: 5,
  teaches: [
    'GM-17',
    'GM-18',
    'GM-19',
    'GM-25',
    'GM-26',
    'GM-27',
    'GM-28',
    'GM-29',
    'GM-40',
    'GM-47',
    'GM-48',
    'GM-55',
    'GM-56',
    'GM-57',
    'GM-58',
  ],
  length: 23,
}

export const scoring: ChapterHead = {
  id: 'scoring',
  title: { en: 'Scorings and special places', fr: 'Décomptes et lieux spéciaux' },
  intro: {
    en: 'Three scorings decide the game. Special places help; too much land hurts.',
    fr: '3\u00a0décomptes décident de la partie. Les lieux spéciaux aident\u202f; trop de terres coûte cher.',
  },
  minutes: 5,
  teaches: ['GM-66', 'GM-77', 'GM-78', 'GM-79', 'GM-80', 'GM-82', 'GM-83', 'GM-85', 'GM-87', 'GM-88', 'GM-19', 'GM-21'],
  length: 16,
}
