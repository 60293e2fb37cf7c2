import type { ChapterHead } from '@bothy/kernel/lessons'

export const skirmish: ChapterHead = {
  id: 'skirmish',
  title: { en: 'Your first skirmish', fr: 'Votre première escarmouche' },
  intro: {
    en: 'Lead an army, win supporters, and be ahead when someone reaches 40 points. First: one skirmish.',
    fr: 'Menez une armée, ralliez des partisans, soyez en tête quand quelqu’un atteint 40\u00a0points. D’abord\u00a0: une escarmouche.',
  },
  minutes: 4,
  teaches: [
    'LOS-3',
    'LOS-12',
    'LOS-13',
    'LOS-14',
    'LOS-15',
    'LOS-19',
    'LOS-20',
    'LOS-22',
    'LOS-62',
    'LOS-64',
    'LOS-67',
    'LOS-71',
  ],
  length: 16,
}

export const powers: ChapterHead = {
  id: 'powers',
  title: { en: 'Powers, hidden cards, doubling', fr: 'Pouvoirs, cartes cachées, doublement' },
  intro: {
    en: 'A power can turn a skirmish: learn when it works, and how an army counts double.',
    fr: 'Un pouvoir peut tout changer\u00a0: apprenez quand il s’active, et comment une armée compte double.',
  },
  minutes: 5,
  teaches: [
    'LOS-23',
    'LOS-24',
    'LOS-26',
    'LOS-27',
    'LOS-28',
    'LOS-31',
    'LOS-34',
    'LOS-35',
    'LOS-38',
    'LOS-40',
    'LOS-41',
    'LOS-47',
    'LOS-51',
    'LOS-53',
    'LOS-58',
    'LOS-61',
    'LOS-63',
  ],
  length: 25,
}

export const initiative: ChapterHead = {
  id: 'initiative',
  title: { en: 'Initiative and the race to 40', fr: 'L’initiative et la course aux 40\u00a0points' },
  intro: {
    en: 'The end of a close game: play first, claim well, and win.',
    fr: 'La fin d’une partie serrée\u00a0: jouez en premier, ralliez bien et gagnez.',
  },
  minutes: 5,
  teaches: [
    'LOS-2',
    'LOS-12',
    'LOS-15',
    'LOS-16',
    'LOS-17',
    'LOS-64',
    'LOS-65',
    'LOS-66',
    'LOS-67',
    'LOS-71',
    'LOS-77',
    'LOS-78',
    'LOS-79',
  ],
  length: 26,
}

export const lineages: ChapterHead = {
  id: 'lineages',
  title: { en: 'Forsyth, Makgill, MacDonnell, Bruce', fr: 'Forsyth, Makgill, MacDonnell, Bruce' },
  intro: {
    en: 'The other four powers: draw, muster twice, stay for another skirmish, join every lineage.',
    fr: 'Les 4\u00a0autres pouvoirs\u00a0: piocher, engager 2\u00a0cartes, rester en jeu, rejoindre toutes les lignées.',
  },
  minutes: 5,
  teaches: [
    'LOS-5',
    'LOS-29',
    'LOS-34',
    'LOS-43',
    'LOS-44',
    'LOS-45',
    'LOS-46',
    'LOS-52',
    'LOS-53',
    'LOS-54',
    'LOS-55',
    'LOS-56',
    'LOS-80',
  ],
  length: 21,
}
