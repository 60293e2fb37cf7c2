import { typeset } from '@bothy/kernel/french'
import { SCORINGS } from '@bothy/glen-more-2/data'
import { words as fr } from '@bothy/glen-more-2/messages/fr-base'
import type { TableWords } from './table-words.ts'

export const table: TableWords = {
  toScoring: (tiles, scoring) => typeset(`${scoring} : ${fr.tiles(tiles)}`),
  toEnd: (tiles) => typeset(`La Fin : jusqu’à ${fr.tiles(tiles)}`),
  endInSight: (finished, seats) => typeset(`La Fin : ${finished} sur ${seats}`),
  scoring: (round) => (round < SCORINGS ? fr.scoring(round) : 'La Fin'),
  sheet: {
    tiles: 'Tuiles',
    clan: 'Domaines de clan',
    scotsmen: 'Écossais aux châteaux, en décompte',
    landmarks: 'Lieux emblématiques, en décompte',
    casks: 'Tonneaux de whisky, en décompte',
    persons: 'Personnages, en décompte',
    territory: 'Tuiles en trop',
    coins: 'Pièces',
  },
  cardsAdd: (vp) => `lieux emblématiques ${vp}`,
}
