import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { keys as en } from './en-corrections.ts'

export const group = 'Cartes Great Glen'

export const keys = {
  drawn: 'cartes visibles',
  tokens: 'jetons par joueur',
  aye: 'AYE (oui)',
  nay: 'NAY (non)',
  cards: 'carte',
} satisfies Translated<typeof en>

export const law = typeset(
  'Il doit y avoir de 1 à 10 cartes Décompte Great Glen, et chaque joueur doit avoir un pion Vote pour chacune.',
)
