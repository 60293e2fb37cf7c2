import type { Seat } from '@bothy/kernel'
import { type Good, GOODS, type TradeShown, type TradeStep, type View } from '@bothy/clans-of-caledonia/data'
import { boxOf } from './box.ts'

/** One ladder of the market with everything on it. */
export type Ladder = {
  readonly good: Good
  /** Prices by place, the lowest first. */
  readonly track: readonly number[]
  readonly place: number
  readonly price: number
  /** Merchants by seat on both areas; seats without any are left out. */
  readonly buyers: readonly Merchants[]
  readonly sellers: readonly Merchants[]
  /** What the seat to move could trade; null if nothing, or if it is asked something else. */
  readonly trade: TradeShown | null
}
export type Merchants = { readonly seat: Seat; readonly n: number }

export function ladders(view: View): readonly Ladder[] {
  const { prices } = boxOf(view).marketFor(view.seats)
  const merchants = (on: 'buying' | 'selling', good: Good): readonly Merchants[] =>
    view.players.flatMap((player, seat) => (player[on][good] > 0 ? [{ seat, n: player[on][good] }] : []))
  return GOODS.map((good, i) => ({
    good,
    track: prices[i],
    place: view.prices[i].place,
    price: view.prices[i].price,
    buyers: merchants('buying', good),
    sellers: merchants('selling', good),
    trade: view.trades.find((trade) => trade.good === good) ?? null,
  }))
}

/** What so many of a good bring or cost, and where the price goes. */
export function tradeStep(view: View, way: 'buys' | 'sells', good: Good, n: number): TradeStep | null {
  return view.trades.find((trade) => trade.good === good)?.[way].find((step) => step.n === n) ?? null
}

/** What one of the good costs or brings now; from neighbours if that is what is asked. */
export function priceEach(view: View, good: Good): number {
  const nearby = view.pending?.nearby.find((offer) => offer.good === good)
  return nearby?.price ?? view.prices[GOODS.indexOf(good)].price
}

/** COC-85, COC-90: what one discarded milk or grain brings. */
export function discardPrice(view: View, good: Good): number {
  const { cunningham, macewen } = boxOf(view).clans
  return good === 'milk' ? cunningham.milk : macewen.grain
}

/** The imports as they stand: how many there are in all, and what each is worth for that. */
export type ImportRank = {
  readonly kind: 'cotton' | 'tobacco' | 'sugarCane'
  readonly all: number
  readonly vp: number
}

/** COC-70: the dearest first. The next to change are neighbours in this list, as far apart as their numbers. */
export const importRanks = (view: View): readonly ImportRank[] =>
  (['cotton', 'tobacco', 'sugarCane'] as const)
    .map((kind) => ({
      kind,
      all: view.players.reduce((sum, { imports }) => sum + imports[kind], 0),
      vp: view.importVp[kind],
    }))
    .sort((a, b) => b.vp - a.vp || a.all - b.all)
