import { typeset } from '@bothy/kernel/french'

/** What the game is, in one sentence: apart from all other words, for pages on which the game is only offered. */
export const pitch = {
  en: 'Build your clan’s land tile by tile: the further you jump ahead for a tile, the longer you wait for the next.',
  fr: typeset(
    'Agrandissez le territoire de votre clan tuile après tuile : plus vous avancez loin pour en prendre une, plus vous attendez la suivante.',
  ),
} as const
