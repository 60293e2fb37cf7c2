import { typeset } from '@bothy/kernel/french'

export const pitch = {
  en: 'Lead a Highland clan through five rounds: settle the map, trade on a market that everyone moves, and export wool, cheese and whisky.',
  fr: typeset(
    'Menez un clan des Highlands pendant 5 manches : peuplez la carte, commercez sur un marché que tous font bouger et exportez laine, fromage et whisky.',
  ),
} as const
