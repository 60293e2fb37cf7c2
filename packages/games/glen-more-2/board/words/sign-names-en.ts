import type { Good } from '@bothy/glen-more-2/data'
import type { SignName } from '../art/signs.tsx'
import { terms } from '@bothy/glen-more-2/words/en-base'

export const signNames = {
  topics: {
    goods: `${terms.resource.Many} and whisky`,

    people: 'Pieces',
    scored: 'Cards and castles',
    tiles: 'On tiles',
  },
  signs: {
    any: `a ${terms.resource.one} of your choice`,
    cask: terms.cask.one,
    scotsman: terms.scotsman.one,
    marker: terms.clanMarker.one,
    move: terms.movementPoint.one,
    landmark: terms.landmarkCard.one,
    person: terms.person.one,
    castle: `${terms.scotsman.many} in castles`,
    overbuild: 'is built on top of one of your tiles',
    remove: 'remove a tile of yours',
    activate: 'activate a tile',
    age: 'a cask ages',
    haggis: 'haggis token',
    event: `event of a ${terms.landmarkCard.one}`,
  } satisfies { readonly [sign in Exclude<SignName, Good>]: string },
  coin: 'coins of a player',
  coins: 'a number of coins',
  tile: `tiles in a ${terms.territory.one}`,
  or: 'one or the other',
}
