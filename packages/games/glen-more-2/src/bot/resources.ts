import { type Bundle, countIn } from '@bothy/kit'
import { ANIMALS, GOOD_KINDS, goodId } from '../data/goods.ts'
import { priceOfGood } from '../rules/market.ts'
import type { State } from '../types.ts'
import { MOST_KEPT, NEVER, type Scale } from './scale.ts'

/** What a set of resources costs the seat: own ones by their worth, the others by their price. */
export function costOf(s: State, scale: Scale, pay: Bundle): number {
  let sum = 0
  let coins = 0
  for (let good = 0; good < GOOD_KINDS; good++) {
    const need = countIn(pay, good)
    if (need === 0) continue
    sum += Math.min(need, countIn(scale.stock, good)) * scale.kept[good]
    coins += priceOfGood(s, scale.stock, good, need)
  }
  return coins > scale.coins ? NEVER : sum + coins
}

/** What a set of resources that comes in is worth. */
export function keptWorth(scale: Scale, goods: Bundle): number {
  let sum = 0
  for (let good = 0; good < GOOD_KINDS; good++) sum += countIn(goods, good) * scale.kept[good]
  return sum
}

export const ALL = Array.from({ length: GOOD_KINDS }, (_, good) => good)
export const SHEEP_AND_CATTLE = ANIMALS.map(goodId)
/** Prices in order, filled and read within one call of `cheapest`: it is in the hot loop of the bots. */
const sorted = new Float64Array(32)

/** The cheapest so many resources of these kinds: all different, or any. Purchases must be within the coins. */
export function cheapest(scale: Scale, kinds: readonly number[], count: number, repeats: boolean): number {
  let size = 0
  for (const good of kinds) {
    const own = countIn(scale.stock, good)
    const cost = scale.cost[good]
    for (let n = repeats ? Math.max(1, Math.min(own, count)) : 1; n > 0; n--) {
      let at = size++
      for (; at > 0 && sorted[at - 1] > cost; at--) sorted[at] = sorted[at - 1]
      sorted[at] = cost
    }
  }
  if (count > size) return NEVER
  let coins = scale.coins
  let sum = 0
  for (let n = 0; n < count; n++) {
    if (sorted[n] > MOST_KEPT) coins -= sorted[n]
    sum += sorted[n]
  }
  return coins < 0 ? NEVER : sum
}
