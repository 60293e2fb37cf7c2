import type { GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import type { Good } from '@bothy/glen-more/data'

export const legend = {
  topics: { goods: 'Goods', people: 'People', tiles: 'On tiles and around the track' },
  icons: {
    any: 'any cube',
    cask: 'whisky barrel',
    coin: 'coins',
    clan: 'clan member',
    chieftain: 'chieftain',
    card: 'special card',
    step: 'movement point',
    tile: 'tile',
  } satisfies { readonly [icon in Exclude<GoodsIconName, Good>]: string },
  cube: 'cube that lies on a tile',
  ladder: 'VP for 1, 2, 3 … goods of different types',
  price: 'coins for what you lack, at the market',
  figure: 'figure of a player',
}
