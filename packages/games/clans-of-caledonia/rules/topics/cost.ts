import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { contentOf, mapOf } from '../content.ts'
import { mapSizeFor } from '../../data/limits.ts'
import { UNIT_KINDS, type UnitId } from '../../data/units.ts'
import type { State } from '../types.ts'
import { CLAN, isFactoryUnit, unitsOf } from './board.ts'

/** COC-31, COC-84, COC-87: without the price of the land. */
export function unitCost(s: State, seat: Seat, unit: UnitId): number {
  const { unitCost: costs, macdonaldCost } = contentOf(s)
  const clan = s.clan[seat]
  if (clan === CLAN.macdonald) return macdonaldCost[unit]
  if (clan === CLAN.campbell && isFactoryUnit(unit)) return Math.max(0, costs[unit] - campbellDiscount(s, seat, unit))
  return costs[unit]
}

function campbellDiscount(s: State, seat: Seat, unit: UnitId): number {
  const { discount } = contentOf(s).clans.campbell
  return discount[Math.min(unitsOf(s, seat, unit), discount.length - 1)]
}

export function fillPayable(s: State, seat: Seat, money: number, out: Int32Array): void {
  const { within, macdonaldWithin } = contentOf(s)
  const clan = s.clan[seat]
  const units = clan === CLAN.macdonald ? macdonaldWithin : within
  const enough = units.length - 1
  for (let land = 0; land < out.length; land++) {
    const left = money - land
    out[land] = left < 0 ? 0 : units[left < enough ? left : enough]
  }
  if (clan === CLAN.campbell) addCampbell(s, seat, money, out)
}

function addCampbell(s: State, seat: Seat, money: number, out: Int32Array): void {
  for (let unit = 0; unit < UNIT_KINDS; unit++) {
    const left = money - unitCost(s, seat, unit)
    for (let land = 0; land < out.length; land++) if (land <= left) out[land] |= 1 << unit
  }
}

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
