import { SCORINGS } from '@bothy/glen-more-2/data'
import { words as en } from '@bothy/glen-more-2/messages/en-base'
import type { TableWords } from './table-words.ts'

export const table: TableWords = {
  toScoring: (tiles, scoring) => `${en.tiles(tiles)} to ${scoring}`,
  toEnd: (tiles) => `Up to ${tiles} to The End`,
  endInSight: (finished, seats) => `${finished} of ${seats} at The End`,
  scoring: (round) => (round < SCORINGS ? en.scoring(round) : 'The End'),
  sheet: {
    tiles: 'Tiles',
    clan: 'Clan fields',
    scotsmen: 'Scotsmen in castles, in scorings',
    landmarks: 'Landmarks, in scorings',
    casks: 'Whisky casks, in scorings',
    persons: 'Persons, in scorings',
    territory: 'Extra tiles',
    coins: 'Coins',
  },
  cardsAdd: (vp) => `landmarks ${vp}`,
}
