import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import { GANGSTER_NAMES } from './parts.ts'
import type { keys as en } from './en-corrections.ts'

export const group = 'Truands et sous'

export const keys = {
  pennies: 'sous par joueur',
  gangsters: 'truands tirés, selon le nombre de joueurs',
  mailCoins: 'pièces sur Bruce McMail',
  penalty: 'PV perdus à la fin',
  wander: 'pièces des pions Peggy McWander',
  laird: 'pièces des pions Peggy McLaird',
  ...GANGSTER_NAMES,
} satisfies Translated<typeof en>

export const law = typeset(
  'Au moins 1 truand doit être tiré, 6 maximum à 2 joueurs et 9 à partir de 3 ; chaque joueur doit avoir de 1 à 20 sous.',
)
