import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { told as en } from './told-en.ts'

export const told = {
  reveal: 'Les cartes face cachée comptent aussi, mais aucun pouvoir ne s’active.',
  totals: typeset('Les forces s’additionnent. Une armée d’au moins 2 cartes, toutes d’une même lignée, compte double.'),
  order:
    'Le plus fort total rallie en premier et commence l’escarmouche suivante. À égalité, la carte de plus haut rang départage.',
  claims: typeset('Dans cet ordre, chaque joueur qui a une armée prend un partisan : sa force donne autant de points.'),
  after:
    'Les armées et les partisans restants sont défaussés, sauf un MacDonnell marqué. Mains et piles de victoire restent.',
  end: typeset(
    'Une pile de victoire atteint 40 points. Le plus de points l’emporte ; à égalité, l’ordre de cette escarmouche départage.',
  ),
} satisfies Translated<typeof en>
