import type { Translated } from '@bothy/kernel'
import type { legend as en } from './legend-en.ts'
import { terms } from '@bothy/lords-of-scotland/words/fr'

export const legend: Translated<typeof en> = {
  topics: { powers: terms.power.Many, lineages: terms.lineage.Many, table: `${terms.army.Many} et joueurs` },
  points: terms.point.many,
  hand: `cartes en ${terms.hand.one}`,
  perhaps: 'une carte cachée peut encore changer ce nombre',
  active: { yes: `son ${terms.power.one} peut s’activer`, no: `son ${terms.power.one} est empêché ou sans cible` },
  moves: { up: `cette ${terms.army.one} passerait devant une autre`, down: `cette ${terms.army.one} serait dépassée` },
}
