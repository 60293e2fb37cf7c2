import { counted, typeset } from '@bothy/kernel/french'
import { words as fr } from '@bothy/glen-more-2/messages/fr'
import type { TableWords } from './table-words.ts'

const SCORINGS = ['', 'Décompte A', 'Décompte B', 'Décompte C', 'La Fin'] as const

export const table: TableWords = {
  toScoring: (tiles, scoring) => `${fr.tiles(tiles)} avant le ${scoring.charAt(0).toLowerCase()}${scoring.slice(1)}`,
  toEnd: (tiles) => typeset(`« La Fin » est parmi les ${tiles} dernières`),
  endInSight: (finished, seats) =>
    typeset(`La Fin : ${counted(finished, 'joueur arrivé', 'joueurs arrivés')} sur ${seats}`),
  gameOver: 'Partie terminée',
  scoring: (round) => SCORINGS[round] ?? '',
  sheet: {
    activation: 'Tuiles activées',
    oneTime: 'Effets immédiats',
    clan: 'Domaines de clan',
    movement: 'Points de mouvement inutilisés',
    scotsmen: 'Écossais aux châteaux, en décompte',
    landmarks: 'Lieux emblématiques, en décompte',
    casks: 'Tonneaux de whisky, en décompte',
    persons: 'Personnages, en décompte',
    territory: 'Tuiles en trop',
    coins: 'Pièces',
    cards: 'Lieux emblématiques, à la fin',
  },
}
