import type { Translated } from '@bothy/kernel'
import type { legend as en } from './legend-en.ts'

export const legend: Translated<typeof en> = {
  topics: {
    goods: 'Marchandises',

    people: 'Personnes',
    tiles: 'Sur les tuiles et autour du circuit',
  },
  icons: {
    any: 'un cube au choix',
    cask: 'tonneau de whisky',
    coin: 'pièces',
    clan: 'membre du clan',
    chieftain: 'membre du Parlement',
    card: 'carte spéciale',
    step: 'point de mouvement',
    tile: 'tuile',
  },
  cube: 'cube posé sur une tuile',
  ladder: 'PV pour 1, 2, 3 … marchandises différentes',
  price: 'pièces pour ce qui vous manque, au marché',
  figure: 'pion d’un joueur',
}
