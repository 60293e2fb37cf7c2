import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { keys as en } from './en-corrections.ts'

export const group = 'Caves et ventes de Single Cask'

export const keys = {
  overflow: typeset('PV de la case 0 PV'),
  first: 'Première Cave',
  second: 'Deuxième Cave',
  third: 'Troisième Cave',
  values: 'PV',
  sales: 'Vente de Single Cask',
  V1: 'pile B',
  V2: 'pile C',
  V3: 'pile D',
  bonusVp: 'PV de la case bonus',
  right: 'cases de droite, selon le nombre de joueurs',
} satisfies Translated<typeof en>

export const law = typeset(
  'Un tonneau ne doit jamais valoir moins plus à droite, une cave doit coûter jusqu’à 5 ressources, et une vente doit avoir de 1 à 9 cases à droite.',
)
