import { typeset } from '@bothy/kernel/french'

export const pitch = {
  en: 'Build your clan’s land tile by tile: the further you jump ahead for a tile, the longer you wait for the next.',
  fr: typeset(
    'Agrandissez le territoire de votre clan tuile après tuile : plus vous avancez loin pour en prendre une, plus vous attendez la suivante.',
  ),
} as const
