import type { ChapterHead } from '@bothy/kernel/lessons'

export const head: ChapterHead = {
  id: 'cellars',
  title: {
    en: 'Chronicle 3: Old Jamey’s Single Cask Reserve',
    fr: 'Chronique 3\u00a0: La Réserve Single Cask d’Old Jamey',
  },
  intro: {
    en: 'Whisky gets better with age. Fill your cellar and sell at the right moment.',
    fr: 'Le whisky se bonifie avec l’âge. Remplissez votre cave et vendez au bon moment.',
  },
  minutes: 3,
  teaches: ['GM2-C3-2', 'GM2-C3-3', 'GM2-C3-4', 'GM2-C3-5', 'GM2-C3-6', 'GM2-C3-8'],
  length: 10,
}
