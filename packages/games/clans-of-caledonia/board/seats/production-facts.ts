import type { Seat } from '@bothy/kernel'
import { type BasicGood, type ByGood, MADE_FROM, PROCESSED_GOODS, type View } from '@bothy/clans-of-caledonia/data'

/** COC-66: next Production of a seat, with everything processed for which there is grain and milk. */
export type ProductionPreview = {
  readonly money: number
  readonly made: ByGood
  readonly processed: ByGood
  readonly short: { readonly [G in BasicGood]: number }
  /** Stock afterwards; null where grain is short and the player will have to choose. */
  readonly after: ByGood | null
}

export function productionPreview(view: View, seat: Seat): ProductionPreview {
  const { income, goods } = view.players[seat]
  const { made, processed, money } = income
  const used = (basic: BasicGood): number =>
    PROCESSED_GOODS.reduce((sum, good) => sum + (MADE_FROM[good] === basic ? processed[good] : 0), 0)
  const short = (basic: BasicGood): number => Math.max(0, used(basic) - goods[basic] - made[basic])
  const lacks = { wool: short('wool'), grain: short('grain'), milk: short('milk') }
  const isShort = lacks.wool + lacks.grain + lacks.milk > 0
  const left = (basic: BasicGood): number => goods[basic] + made[basic] - used(basic)
  return {
    money,
    made,
    processed,
    short: lacks,
    after: isShort
      ? null
      : {
          wool: left('wool'),
          grain: left('grain'),
          milk: left('milk'),
          bread: goods.bread + processed.bread,
          cheese: goods.cheese + processed.cheese,
          whisky: goods.whisky + processed.whisky,
        },
  }
}
