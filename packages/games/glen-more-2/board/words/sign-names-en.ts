import type { Good } from '@bothy/glen-more-2/data'
import type { SignName } from '../art/signs.tsx'

export const signNames = {
  topics: {
    goods: 'Resources and whisky',

    people: 'Pieces',
    scored: 'Cards and castles',
    tiles: 'On tiles',
  },
  signs: {
    any: 'a resource of your choice',
    cask: 'whisky cask',
    scotsman: 'Scotsman',
    marker: 'clan marker',
    move: 'movement point',
    landmark: 'landmark card',
    person: 'person',
    castle: 'Scotsmen in castles',
    overbuild: 'is built on top of one of your tiles',
    remove: 'remove a tile of yours',
    activate: 'activate a tile',
    age: 'a cask ages',
    haggis: 'haggis token',
    event: 'event of a landmark card',
  } satisfies { readonly [sign in Exclude<SignName, Good>]: string },
  coin: 'coins of a player',
  coins: 'a number of coins',
  tile: 'tiles in a territory',
  or: 'one or the other',
}
