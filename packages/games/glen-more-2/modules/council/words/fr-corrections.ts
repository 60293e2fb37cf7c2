import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { keys as en } from './en-corrections.ts'

/** Its part of the box on the page of corrections. */
export const group = 'Cartes Great Glen'

/** Names of the last parts of a path in its data. */
export const keys = {
  drawn: 'cartes visibles',
  tokens: 'jetons par joueur',
  aye: 'AYE (oui)',
  nay: 'NAY (non)',
  cards: 'carte',
} satisfies Translated<typeof en>

/** Why corrected data is refused. */
export const law = typeset(
  'Il doit y avoir de 1 à 10 cartes Décompte Great Glen, et chaque joueur doit avoir un pion Vote pour chacune.',
)
