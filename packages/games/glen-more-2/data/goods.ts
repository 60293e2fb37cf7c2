import { type Bundle, EMPTY, single } from '@bothy/kit'

/** GM2-1, in the order of the market. Casks, coins, Scotsmen and VP are not resources. */
export const GOODS = ['wood', 'stone', 'barley', 'sheep', 'cattle'] as const
export type Good = (typeof GOODS)[number]
export type GoodId = number
export const GOOD_KINDS = GOODS.length
export const goodId = (good: Good): GoodId => GOODS.indexOf(good)
export const ANIMALS = ['sheep', 'cattle'] as const satisfies readonly Good[]

export type Goods = { readonly [good in Good]: number }
export type SomeGoods = { readonly [good in Good]?: number }
export const goodsOf = ({ wood = 0, stone = 0, barley = 0, sheep = 0, cattle = 0 }: SomeGoods): Goods => ({
  wood,
  stone,
  barley,
  sheep,
  cattle,
})
export const bundleOfGoods = (goods: Goods): Bundle =>
  GOODS.reduce((bundle, good, id) => bundle + goods[good] * single(id), EMPTY)
export const goodsIn = (goods: Goods): number => GOODS.reduce((sum, good) => sum + goods[good], 0)
