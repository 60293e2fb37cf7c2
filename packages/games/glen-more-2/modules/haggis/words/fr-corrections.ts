import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { keys as en } from './en-corrections.ts'

export const group = 'Jetons et décompte du haggis'

export const keys = {
  copies: 'jetons de valeur',
  faceUp: 'jetons face visible',
  places: 'emplacements d’une table de service',
  rolls: 'lancers communs',
  turnedUp: 'jetons retournés au maximum',
  casks: 'tonneaux pour un lancer supplémentaire',
} satisfies Translated<typeof en>

export const law = typeset(
  'Il doit y avoir au moins 1 jeton Haggis, et 20 maximum d’une même valeur ; une table doit avoir de 1 à 9 emplacements, un décompte de 1 à 9 lancers, et un lancer supplémentaire doit coûter de 1 à 9 tonneaux.',
)
