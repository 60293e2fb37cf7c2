import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import { SCORINGS } from '@bothy/glen-more-2/data'
import { words as fr } from '@bothy/glen-more-2/words/fr-base'
import type { table as en } from './table-words-en.ts'

export const table = {
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
} satisfies Translated<typeof en>
