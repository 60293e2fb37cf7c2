import type { Bundle } from '@bothy/kit'
import { bundleOfGoods, GOODS, type Goods, goodsOf, type SomeGoods } from './goods.ts'

/** GM2-50. */
export type Cost = {
  readonly goods: Bundle
  readonly coins: number
  readonly casks: number
  readonly scotsmen: number
}

export const OTHER_COSTS = ['coin', 'cask', 'scotsman'] as const
export const COST_WORDS = [...GOODS, ...OTHER_COSTS] as const
type OtherCost = (typeof OTHER_COSTS)[number]
export type BoxCost = Goods & { readonly [word in OtherCost]: number }
export type CostFace = SomeGoods & { readonly [word in OtherCost]?: number }

export const boxCost = ({ coin = 0, cask = 0, scotsman = 0, ...goods }: CostFace): BoxCost => ({
  ...goodsOf(goods),
  coin,
  cask,
  scotsman,
})

export const costOf = (box: BoxCost): Cost => ({
  goods: bundleOfGoods(box),
  coins: box.coin,
  casks: box.cask,
  scotsmen: box.scotsman,
})
