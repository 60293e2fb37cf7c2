import type { Seat } from '@bothy/kernel'
import { contentOf } from '../rules/content.ts'
import { type GoodId, isBasic } from '../data/goods.ts'
import { ROUNDS } from '../data/limits.ts'
import { BAKERY, CLAN, COW, DAIRY, DISTILLERY, FIELD, unitsOf } from '../rules/topics/board.ts'
import { contractOf } from '../rules/topics/contracts.ts'
import { goodsOf } from '../rules/topics/market.ts'
import { GRAIN, MILK } from '../rules/topics/production.ts'
import type { State } from '../rules/types.ts'
import { roundOf } from './rates.ts'

export function isWantedBuy(s: State, seat: Seat, good: GoodId, n: number): boolean {
  const own = goodsOf(s, seat, good)
  for (const contract of s.boxes[seat]) if (contractOf(s, contract).goods[good] - own === n) return true
  for (const contract of s.display) if (contract >= 0 && contractOf(s, contract).goods[good] - own === n) return true
  if (roundOf(s) === ROUNDS && n === s.merchants[seat]) return true
  if (good === GRAIN && s.clan[seat] === CLAN.macewen && n === Math.min(grainWanted(s, seat), s.merchants[seat]))
    return true
  return isBasic(good) && n === hungry(s, seat, good)
}

function grainWanted(s: State, seat: Seat): number {
  let most = 0
  for (const contract of s.boxes[seat]) most = Math.max(most, contractOf(s, contract).hops)
  return Math.min(most, contentOf(s).clans.macewen.most) - goodsOf(s, seat, GRAIN)
}

function hungry(s: State, seat: Seat, good: GoodId): number {
  const own = goodsOf(s, seat, good)
  if (good === GRAIN)
    return (
      unitsOf(s, seat, BAKERY) +
      unitsOf(s, seat, DISTILLERY) -
      own -
      unitsOf(s, seat, FIELD) * contentOf(s).units.yield.field
    )
  if (good === MILK) return unitsOf(s, seat, DAIRY) - own - unitsOf(s, seat, COW) * contentOf(s).units.yield.cow
  return 0
}

export function isUsefulSale(s: State, seat: Seat, good: GoodId, n: number): boolean {
  const own = goodsOf(s, seat, good)
  const most = Math.min(own, s.merchants[seat])
  if (n === most) return true
  let needed = 0
  for (const contract of s.boxes[seat]) needed += contractOf(s, contract).goods[good]
  return n === 1 || n === Math.min(most, own - needed)
}
