import type { GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import type { Good } from '@bothy/glen-more/data'
import { terms } from '@bothy/glen-more/words/en'

export const legend = {
  topics: { goods: 'Goods', people: 'People', tiles: 'On tiles and around the track' },
  icons: {
    any: `any ${terms.cube.one}`,
    cask: 'whisky barrel',
    coin: 'coins',
    clan: terms.clanMember.one,
    chieftain: terms.chieftain.one,
    card: terms.specialCard.one,
    step: terms.movementPoint.one,
    tile: 'tile',
  } satisfies { readonly [icon in Exclude<GoodsIconName, Good>]: string },
  cube: `${terms.cube.one} that lies on a tile`,
  ladder: 'VP for 1, 2, 3 … goods of different types',
  price: 'coins for what you lack, at the market',
  figure: `${terms.figure.one} of a player`,
}
