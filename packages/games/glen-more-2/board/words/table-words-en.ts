import { SCORINGS } from '@bothy/glen-more-2/data'
import { words as en } from '@bothy/glen-more-2/words/en-base'

export const table = {
  /** How far it is to a scoring, in few words: the header has little room. */
  toScoring: (tiles: number, scoring: string) => `${en.tiles(tiles)} to ${scoring}`,
  toEnd: (tiles: number) => `Up to ${tiles} to The End`,
  endInSight: (finished: number, seats: number) => `${finished} of ${seats} at The End`,
  scoring: (round: number) => (round < SCORINGS ? en.scoring(round) : 'The End'),
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
  /** GM2-90: landmark cards add to the coins. */
  cardsAdd: (vp: string) => `landmarks ${vp}`,
}
