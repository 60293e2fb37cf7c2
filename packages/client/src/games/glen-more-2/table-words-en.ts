import { words as en } from '@bothy/glen-more-2/messages/en'
import type { TableWords } from './table-words.ts'

const SCORINGS = ['', 'Scoring A', 'Scoring B', 'Scoring C', 'The End'] as const

export const table: TableWords = {
  toScoring: (tiles, scoring) => `${en.tiles(tiles)} to ${scoring}`,
  toEnd: (tiles) => `The End is among the last ${tiles}`,
  endInSight: (finished, seats) => `The End: ${finished} of ${seats} have finished`,
  gameOver: 'Game over',
  scoring: (round) => SCORINGS[round] ?? '',
  sheet: {
    activation: 'Activated tiles',
    oneTime: 'One-time effects',
    clan: 'Clan fields',
    movement: 'Unused movement points',
    scotsmen: 'Scotsmen in castles, in scorings',
    landmarks: 'Landmarks, in scorings',
    casks: 'Whisky casks, in scorings',
    persons: 'Persons, in scorings',
    territory: 'Extra tiles',
    coins: 'Coins',
    cards: 'Landmarks at the end',
  },
}
