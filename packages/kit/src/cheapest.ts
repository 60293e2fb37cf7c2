import { type Bundle, countIn } from './bundle.ts'

type Costs = { readonly stock: Bundle; readonly cost: ArrayLike<number>; readonly coins: number }

/** Above what an own resource is ever worth, below the price of two coins. */
const MOST_KEPT = 1.5
export const NEVER = 1000

/** Buffer of prices, reused because `cheapest` is in the hot loop of computer players. */
const sorted = new Float64Array(32)

export function cheapest(costs: Costs, kinds: readonly number[], count: number, repeats: boolean): number {
  let size = 0
  for (const kind of kinds) {
    const own = countIn(costs.stock, kind)
    const cost = costs.cost[kind]
    for (let n = repeats ? Math.max(1, Math.min(own, count)) : 1; n > 0; n--) {
      let at = size++
      for (; at > 0 && sorted[at - 1] > cost; at--) sorted[at] = sorted[at - 1]
      sorted[at] = cost
    }
  }
  if (count > size) return NEVER
  let { coins } = costs
  let sum = 0
  for (let n = 0; n < count; n++) {
    if (sorted[n] > MOST_KEPT) coins -= sorted[n]
    sum += sorted[n]
  }
  return coins < 0 ? NEVER : sum
}
