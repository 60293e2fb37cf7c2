import type { Seat } from '@bothy/kernel'
import {
  type Good,
  GOODS,
  placeAfter,
  type TradeShown,
  type TradeStep,
  type View,
} from '@bothy/clans-of-caledonia/data'
import type { Choice, ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { boxOf } from '../box.ts'
import { at, goodIn, isAt, numberIn } from '../targets.ts'

export type Ladder = {
  readonly good: Good
  /** Prices by place, the lowest first. */
  readonly track: readonly number[]
  readonly place: number
  readonly price: number
  readonly buyers: readonly Merchants[]
  readonly sellers: readonly Merchants[]
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

export function tradeStep(view: View, way: 'buys' | 'sells', good: Good, n: number): TradeStep | null {
  return view.trades.find((trade) => trade.good === good)?.[way].find((step) => step.n === n) ?? null
}

export function priceEach(view: View, good: Good): number {
  const nearby = view.pending?.nearby.find((offer) => offer.good === good)
  return nearby?.price ?? view.prices[GOODS.indexOf(good)].price
}

/** COC-85, COC-90: money for one discarded milk or grain. */
export function discardPrice(view: View, good: Good): number {
  const { cunningham, macewen } = boxOf(view).clans
  return good === 'milk' ? cunningham.milk : macewen.grain
}

export type ImportRank = {
  readonly kind: 'cotton' | 'tobacco' | 'sugarCane'
  readonly all: number
  readonly vp: number
  readonly falls: number | null
}

/** COC-70: the dearest first. The next to change are neighbours in this list, as far apart as their numbers. */
export const importRanks = (view: View): readonly ImportRank[] =>
  (['cotton', 'tobacco', 'sugarCane'] as const)
    .map((kind) => ({
      kind,
      all: view.players.reduce((sum, { imports }) => sum + imports[kind], 0),
      vp: view.importVp[kind],
      falls: view.importFalls[kind],
    }))
    .sort((a, b) => b.vp - a.vp || a.all - b.all)

export type Side = 'sell' | 'buy'

/** Usually a trade; with a port that moves prices, up or down; with a bonus upgrade the seat's merchants there come back (COC-41). */
export function endTarget({ pending, players }: View, good: Good, side: Side): ClickTarget {
  const own = pending === null ? 0 : players[pending.seat][side === 'buy' ? 'buying' : 'selling'][good]
  if (pending?.kind === 'shift') return side === 'buy' ? at.up(good) : at.down(good)
  if (pending?.kind === 'bonus' && pending.upgrades > 0 && own > 0) return at.recall(good)
  return side === 'buy' ? at.buy(good) : at.sell(good)
}

export type HeldTrade = {
  readonly good: Good
  readonly side: Side
  readonly each: number
  readonly usual: number
  readonly steps: readonly TradeStep[]
  /** One more than is possible, if the rules say why it is not. */
  readonly more: ClickTarget | null
  readonly targets: readonly ClickTarget[]
}

export function heldTrade(view: View, { picked, why }: Pick<Choice, 'picked' | 'why'>): HeldTrade | null {
  const [first = ''] = picked
  const good = isAt(first, 'buy') || isAt(first, 'sell') ? goodIn(first) : null
  if (good === null) return null
  const side = isAt(first, 'buy') ? 'buy' : 'sell'
  const number = (n: number): ClickTarget => (side === 'buy' ? at.buyNumber(good, n) : at.sellNumber(good, n))
  const steps = view.trades.find((trade) => trade.good === good)?.[side === 'buy' ? 'buys' : 'sells'] ?? []
  const next = number(steps.length + 1)
  const more = why(next) === null ? null : next
  return {
    good,
    side,
    each: priceEach(view, good),
    usual: view.prices[GOODS.indexOf(good)].price,
    steps,
    more,
    targets: [...steps.map(({ n }) => number(n)), ...(more === null ? [] : [more])],
  }
}

export function placeThen(view: View, good: Good, item: string): number | null {
  const named = numberIn(item)
  if (named?.good === good && (named.what === 'buy' || named.what === 'sell'))
    return tradeStep(view, named.what === 'buy' ? 'buys' : 'sells', good, named.n)?.place ?? null
  if (item !== at.up(good) && item !== at.down(good)) return null
  const { portTiles, marketFor } = boxOf(view)
  const { steps } = portTiles.priceShift
  const id = GOODS.indexOf(good)
  const track = marketFor(view.seats).prices[id]
  return placeAfter(track, view.prices[id].place, item === at.up(good) ? steps : -steps)
}
