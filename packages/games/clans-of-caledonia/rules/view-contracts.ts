import type { Seat } from '@bothy/kernel'
import type { ContractId } from '../data/contracts.ts'
import { GOOD_KINDS, RARE_IMPORTS } from '../data/goods.ts'
import { COW, SHEEP, unitsOf } from './topics/board.ts'
import { contractOf, markMoney, NO_CONTRACT_THERE, whyNotPayFor } from './topics/contracts.ts'
import { goodsOf, priceNow } from './topics/market.ts'
import { importsWorth } from './topics/scoring.ts'
import type { ByGood, ContractShown, Frame, State } from './types.ts'

export const byGood = (count: (good: number) => number): ByGood => ({
  wool: count(0),
  grain: count(1),
  milk: count(2),
  bread: count(3),
  cheese: count(4),
  whisky: count(5),
})

export function contractShown(s: State, seat: Seat, contract: ContractId): ContractShown {
  const face = contractOf(s, contract)
  const missing = (good: number): number => Math.max(0, face.goods[good] - goodsOf(s, seat, good))
  let cost = 0
  for (let good = 0; good < GOOD_KINDS; good++) cost += missing(good) * priceNow(s, good)
  return {
    contract,
    missing: byGood(missing),
    beef: Math.max(0, face.beef - unitsOf(s, seat, COW)),
    mutton: Math.max(0, face.mutton - unitsOf(s, seat, SHEEP)),
    cost,
    vp: importsWorth(s, contract),
    money: RARE_IMPORTS.reduce((sum, kind, i) => sum + markMoney(s, i, face[kind]), face.money),
    reason: whyNotPayFor(s, seat, contract),
  }
}

export function offers(s: State, f: Frame | undefined, viewer: Seat | null): readonly ContractShown[] {
  const seat = viewer ?? (f !== undefined && 'seat' in f ? f.seat : 0)
  const drawn = f?.kind === 'keep' ? f.drawn : []
  return [...s.display.filter((contract) => contract !== NO_CONTRACT_THERE), ...drawn].map((contract) =>
    contractShown(s, seat, contract),
  )
}
