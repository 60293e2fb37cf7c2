import type { Category, Options } from '@bothy/glen-more-2/data'
import type { Mark } from '@bothy/glen-more-2/data/provenance'
import { PITCHES } from '@bothy/glen-more-2/modules/written/words-en-pitches'
import { words as en } from '@bothy/glen-more-2/words/en-base'

export const explain = {
  pitches: PITCHES,
  onRondel: (space: string) => `On the rondel, ${space}.`,
  covered: (by: string) => `Covered by ${by}: it no longer counts.`,
  discarded: 'In the discard pile.',
  outOfGame: 'Out of the game.',
  beside: 'Next to the clan board, until someone claims his field.',
  inStack: 'Not on the rondel yet.',
  covers: (tiles: string) => `Built over ${tiles}.`,
  mostHere: (n: number) => `Holds at most ${en.resources(n)}.`,
  finishedHere: (names: string) => `Finished: ${names}.`,
  scotsmenOn: (n: number, tile: string) => (n === 1 ? `Scotsman on ${tile}` : `${n} Scotsmen on ${tile}`),
  scotsmanText:
    'A new tile is placed next to a Scotsman, diagonally too. A movement point moves a Scotsman to a neighbouring tile. Those in the Home Castle count in each scoring.',
  newScotsmanText: 'A Scotsman from your supply: choose the tile it goes on.',
  figureText:
    'The rearmost piece on the rondel plays next. It moves ahead to any tile; the tiles it leaves behind it are discarded once no piece is behind them.',
  finishedText: 'It has reached The End and takes no more turns.',
  dieText: (faces: readonly number[]) =>
    `When the die is the rearmost piece, it is rolled (${faces.join(', ')}), moves ahead by that many tiles and discards the tile it reaches. It leaves the game at The End.`,
  marketText:
    'You can buy only what you pay straight away for a cost or an exchange; you can sell at any time on your turn. A sale empties a field, a purchase fills one.',
  emptyCell: (cell: string) => `Empty place, ${cell}`,
  markersText: (n: number) => `${en.markers(n)} left to place.`,
  freeField: 'Nobody has claimed it.',
  repeatable: 'It can be claimed any number of times.',
  pathTitle: 'Cheapest road',
  category: {
    scotsmen: 'Your Scotsmen in your Home Castle. Castle Moil doubles them.',
    landmarks: 'Your landmark cards, also of tiles that have been covered or removed.',
    casks: 'Your whisky casks. A scoring takes none of them away.',
    persons: 'Your persons. David Hume counts as two.',
  } satisfies { readonly [C in Category]: string },
  brings: (n: number, vp: string) => (n === 0 ? 'tied for the fewest: no VP' : `${n} ahead: ${vp}`),
  markText: {
    corrected: 'Corrected at this table.',
    doubtful: 'Partly read without certainty.',
    reconstructed: 'Partly reconstructed: the owner of a box can correct it when creating a table.',
  } satisfies { readonly [M in Mark]: string },
  final: 'Final score',
  player: 'Player',
  line: {
    vp: 'VP so far',
    tiles: 'Tiles',
    coins: 'Coins',
    cards: 'Landmarks at the end',
    total: 'Total',
    ties: { most: 'Resources (most break ties)', fewest: 'Resources (fewest break ties)' } satisfies {
      readonly [T in Options['tie']]: string
    },
  },
}
