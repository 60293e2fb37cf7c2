import type { BaseLaw } from '../data/law.ts'
import { LAWS } from '../modules/written/words-en-corrections.ts'

export const laws = {
  range: 'Numbers must be between 0 and 100, and the VP for extra tiles between −100 and 0.',
  fixedWord: 'Only the numbers of this effect can be corrected.',
  stack:
    'A tile must be in stack S, A, B, C or D, one of a Chronicle not in S; home tiles, The End, David Hume and the Mountain must be in none.',
  stackSizes: 'Without Chronicles, stacks S, A, B, C and D must have 5, 14, 17, 17 and 17 tiles.',
  type: 'A tile must have a known type; persons, home tiles and tiles that are never taken must keep theirs.',
  person: 'A person must have no river, cover nothing, not be activated and give nothing that needs a tile.',
  home: 'Home tiles must have a river, cost nothing, cover nothing and have no one-time effect.',
  special: 'A tile that is never taken must have nothing printed on it.',
  freeStart: 'Tiles of stack S must be free and can’t be overbuild tiles.',
  atMostFive: 'This number can’t be higher than 5, nor can all the resources of a cost or an activation together.',
  atMostNine: 'This number can’t be higher than 9.',
  oneReplaced: 'Sinclair must replace one resource per activation: only its price in coins can be corrected.',
  activation: 'The activation must be a known one, with the numbers it needs.',
  chronicle: 'This belongs to a Chronicle and can only be on that Chronicle’s tiles.',
  rising: 'A higher step can’t give fewer VP.',
  spaces: 'The rondel must have 14 to 20 spaces.',
  pieces: 'Each player must have 2 to 20 Scotsmen and 1 to 20 clan markers.',
  resourcesPerTile: 'A tile must hold 1 to 6 resources.',
  die: 'The faces of the die must be 1 to 6.',
  colour: 'A clan field must be blue, orange or purple.',
  road: 'A road must join two different places; without one, both ends must be empty and the cost 0.',
  oneRoad: 'These two places are already joined by a road.',
  connected: 'Every clan field must be connected to Start by roads.',
  ...LAWS,
} as const satisfies Record<BaseLaw, string>
