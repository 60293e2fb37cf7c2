import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { keys as en } from './en-corrections.ts'

/** Its part of the box on the page of corrections. */
export const group = 'Jetons et décompte du haggis'

/** Names of the last parts of a path in its data. */
export const keys = {
  copies: 'jetons de valeur',
  faceUp: 'jetons face visible',
  places: 'emplacements d’une table de service',
  rolls: 'lancers communs',
  turnedUp: 'jetons retournés au maximum',
  casks: 'tonneaux pour un lancer supplémentaire',
} satisfies Translated<typeof en>

/** Why corrected data is refused. */
export const law = typeset(
  'Il doit y avoir au moins 1 jeton Haggis, et 20 maximum d’une même valeur ; une table doit avoir de 1 à 9 emplacements, un décompte de 1 à 9 lancers, et un lancer supplémentaire doit coûter de 1 à 9 tonneaux.',
)
