import type { Translated } from '@bothy/kernel'
import type { legend as en } from './legend-en.ts'
import { terms } from '@bothy/glen-more/words/fr'

export const legend: Translated<typeof en> = {
  topics: {
    goods: 'Marchandises',

    people: 'Personnes',
    tiles: 'Sur les tuiles et autour du circuit',
  },
  icons: {
    any: `un ${terms.cube.one} au choix`,
    cask: 'tonneau de whisky',
    coin: 'pièces',
    clan: terms.clanMember.one,
    chieftain: terms.chieftain.one,
    card: terms.specialCard.one,
    step: terms.movementPoint.one,
    tile: 'tuile',
  },
  cube: `${terms.cube.one} posé sur une tuile`,
  ladder: 'PV pour 1, 2, 3 … marchandises différentes',
  price: 'pièces pour ce qui vous manque, au marché',
  figure: `${terms.figure.one} d’un joueur`,
}
