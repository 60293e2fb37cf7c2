import type { Seat } from '@bothy/kernel'
import { contentOf } from '../rules/content.ts'
import { GOOD_KINDS, type GoodId, goodId } from '../data/goods.ts'
import { ROUNDS } from '../data/limits.ts'
import { mostBought, mostSold, priceAt, priceNow, shiftedPlace } from '../rules/topics/market.ts'
import { copyCost } from '../rules/topics/ports.ts'
import type { Action, State } from '../rules/types.ts'
import { isWantedBuy, isUsefulSale } from './trades.ts'

/** COC-62: pounds that the shift must be worth by round, since the tile can be used once; by the last round it only waits. */
const LEAST_GAIN: readonly number[] = [12, 12, 10, 8, 6, 2]
const MOST_SHIFTS = 2

function shiftGain(s: State, seat: Seat, good: GoodId, up: boolean): number {
  const { steps } = contentOf(s).portTiles.priceShift
  const now = priceNow(s, good)
  const then = priceAt(s, good, shiftedPlace(s, good, up ? steps : -steps))
  const most = up ? mostSold(s, seat, good) : mostBought(s, seat, good, then, s.money[seat])
  let n = most
  while (n > 0 && !(up ? isUsefulSale(s, seat, good, n) : isWantedBuy(s, seat, good, n))) n--
  return n * Math.abs(then - now)
}

export function isShiftWorthIt(s: State, seat: Seat, isCopy: boolean): boolean {
  const least = LEAST_GAIN[Math.min(s.round, ROUNDS)] + (isCopy ? copyCost(s) : 0)
  for (let good = 0; good < GOOD_KINDS; good++)
    if (shiftGain(s, seat, good, true) >= least || shiftGain(s, seat, good, false) >= least) return true
  return false
}

export function bestShifts(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  return legal
    .flatMap((a) => (a.type === 'shift' ? [{ a, gain: shiftGain(s, seat, goodId(a.good), a.up) }] : []))
    .toSorted((x, y) => y.gain - x.gain)
    .slice(0, MOST_SHIFTS)
    .map(({ a }) => a)
}
