import { PITCHES } from '@bothy/glen-more-2/modules/written/words-fr-pitches'
import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { words as en } from './words-en.ts'

export const words = {
  lines: PITCHES,
  title: 'Chroniques',
  lead: 'Chacune ajoute une règle et ses tuiles.',
  difficulties: { low: 'facile', medium: 'moyen', high: 'difficile', complex: 'très difficile' },
  minutes: (minutes) => typeset(`+${minutes} min`),
  players: (fewest, most) => (most - fewest === 1 ? `${fewest} ou ${most} joueurs` : `${fewest} à ${most} joueurs`),
  inPlay: 'en jeu',
  allInPlay: 'Chroniques en jeu',
  tooFew: (fewest) => `À partir de ${fewest} joueurs`,
  none: typeset('Aucune : le jeu de base.'),
  easier: 'Pour une première partie, la partie d’introduction sans Chronique est plus courte.',
  setUpEasier: 'Préparer une partie d’introduction',
  about: (title) => typeset(`Détails : ${title}`),
  rules: 'Règles',
  forFirst: 'Pour commencer',
  sets: { water: 'L’eau et le roc', feast: 'À table', quarrel: 'Pouvoir et votes' },
  surprise: typeset('2 au hasard'),
  noneOfThem: 'Aucune',
} satisfies Translated<typeof en>
