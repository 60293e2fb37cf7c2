import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { keys as en } from './en-corrections.ts'

export const group = 'Course de bateaux'

export const keys = {
  prizes: 'prix',
  winner: '1re place',
  runnerUp: '2e place',
  thirdPlace: '3e place',
  neutral: 'rivière neutre',
  castle: 'place du château depuis la droite',
  perCastle: 'jetons Récompense par château, selon le nombre de joueurs',
  rewards: 'jeton Récompense',
  inBox: 'jetons dans la boîte',
  vp2: 'PV, petit nombre',
  vp3: 'PV, grand nombre',
  coins2: 'pièces',
  whisky: 'tonneaux',
  move2: 'points de mouvement',
} satisfies Translated<typeof en>

export const law = typeset(
  'Le départ de la course doit rester dans la pile B. Une rivière neutre doit avoir de 1 à 12 cases, dont une avec un château. Il doit y avoir des jetons Récompense pour 4 châteaux, chacun pour 5 unités maximum, sauf les pièces et les PV.',
)
