import type { Translated } from '@bothy/kernel'
import type { legend as en } from './legend-en.ts'

export const legend: Translated<typeof en> = {
  topics: { powers: 'Pouvoirs', lineages: 'Lignées', table: 'Armées et joueurs' },
  points: 'points',
  hand: 'cartes en main',
  perhaps: 'une carte cachée peut encore changer ce nombre',
  active: { yes: 'son pouvoir peut s’activer', no: 'son pouvoir est empêché ou sans cible' },
  moves: { up: 'cette armée passerait devant une autre', down: 'cette armée serait dépassée' },
}
