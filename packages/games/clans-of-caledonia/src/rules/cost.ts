import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { contentOf, mapOf } from '../content.ts'
import { mapSizeFor } from '../data/limits.ts'
import type { UnitId } from '../data/units.ts'
import type { State } from '../types.ts'
import { CLAN, isFactoryUnit, isWorkerUnit, unitsOf } from './board.ts'

/** COC-31, COC-84, COC-87: what a unit costs the seat now, without its land. */
export function unitCost(s: State, seat: Seat, unit: UnitId): number {
  const { unitCost: costs, clans } = contentOf(s)
  const clan = s.clan[seat]
  if (clan === CLAN.macdonald && isWorkerUnit(unit)) return clans.macdonald.workerCost
  if (clan === CLAN.campbell && isFactoryUnit(unit))
    return Math.max(
      0,
      costs[unit] - clans.campbell.discount[Math.min(unitsOf(s, seat, unit), clans.campbell.discount.length - 1)],
    )
  return costs[unit]
}

/** The same before its clan makes it cheaper. */
export const plainCost = (s: State, seat: Seat, unit: UnitId): number =>
  s.clan[seat] === CLAN.campbell ? contentOf(s).unitCost[unit] : unitCost(s, seat, unit)

/** COC-93: how much less a unit costs on this space. */
export const siteDiscount = (s: State, seat: Seat, hex: Hex): number =>
  s.clan[seat] === CLAN.robertson && mapOf(s).isDelta[hex]
    ? contentOf(s).clans.robertson.discount[mapSizeFor(s.seats)]
    : 0

/** The whole price, never below £0. `free`: without land cost (COC-40). Lochs have none (COC-88). */
export function priceOf(s: State, seat: Seat, unit: UnitId, hex: Hex, free: boolean): number {
  return Math.max(0, unitCost(s, seat, unit) + landCost(s, hex, free) - siteDiscount(s, seat, hex))
}

export const landCost = (s: State, hex: Hex, free: boolean): number => (free ? 0 : mapOf(s).cost[hex])
