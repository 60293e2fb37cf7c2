import { typeset } from '@bothy/kernel/french'
import type { LegendWords } from './legend-en.ts'

export const legendFr: LegendWords = {
  about: 'Survolez ou touchez un élément du plateau pour lire ce qu’il fait.',
  marks: 'Marques de tous les plateaux',
  lit: 'peut être choisi maintenant',
  picked: 'choisi ou pointé',
  traced: 'a changé depuis votre dernier coup',
  empty: 'emplacement vide',
  gain: 'gain',
  loss: 'perte, ou ce qui manque',
  values: 'Pièces et points',
  points: 'points de victoire (PV)',
  gives: typeset('à gauche, ce que vous payez ; à droite, ce que vous recevez'),
}
