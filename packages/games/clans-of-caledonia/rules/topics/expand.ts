import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { contentOf, mapOf } from '../content.ts'
import { goodId } from '../../data/goods.ts'
import { terrainBit } from '../../data/land.ts'
import type { MapTables } from '../../data/map.ts'
import { UNIT_FACTS, type UnitId, UNITS } from '../../data/units.ts'
import {
  COVERED,
  FISHERMEN,
  LOCH,
  MIST,
  NEUTRAL,
  NO_UNIT,
  NOT_BORDER,
  occupied,
  tooFar,
  tooPoor,
  WRONG_TERRAIN,
} from '../reasons.ts'
import type { Reason, State } from '../types.ts'
import { BLOCKED_SPACE, CLAN, EMPTY_SPACE, FISHERMAN, isUnit, ownerOf, unitOf, unitsLeft } from './board.ts'
import { priceOf } from './cost.ts'
import { levelTo } from './reach.ts'

const TERRAIN_BITS: readonly number[] = UNITS.map((unit) => {
  const { terrain } = UNIT_FACTS[unit]
  return terrain === null ? 0 : terrainBit(terrain)
})

/** COC-5, COC-88. */
export const fits = (map: MapTables, unit: UnitId, hex: Hex): boolean =>
  unit === FISHERMAN ? map.isLoch[hex] : (map.terrain[hex] & TERRAIN_BITS[unit]) !== 0

/** COC-88: two fishermen may never be adjacent. `rowing`: the space that the rowing fisherman leaves. */
export function hasFishermanBeside(s: State, map: MapTables, hex: Hex, rowing = -1): boolean {
  const beside = map.lochsBeside[hex]
  for (let i = 0; i < beside.length; i++) {
    const code = s.spaces[beside[i]]
    if (beside[i] !== rowing && isUnit(code) && unitOf(code) === FISHERMAN) return true
  }
  return false
}

export function whyNotSpace(s: State, hex: Hex): Reason | null {
  if (!mapOf(s).isActive[hex]) return MIST
  const code = s.spaces[hex]
  if (code === BLOCKED_SPACE) return s.seats === 1 ? NEUTRAL : COVERED
  return code === EMPTY_SPACE ? null : occupied(ownerOf(code))
}

export function whyNotUnitThere(s: State, seat: Seat, unit: UnitId, hex: Hex, free: boolean): Reason | null {
  const map = mapOf(s)
  if (unitsLeft(s, seat, unit) <= 0) return NO_UNIT[unit]
  if (!fits(map, unit, hex)) return map.isLoch[hex] ? LOCH : WRONG_TERRAIN[unit][map.terrain[hex]]
  if (unit === FISHERMAN && hasFishermanBeside(s, map, hex)) return FISHERMEN
  const price = priceOf(s, seat, unit, hex, free)
  return price > s.money[seat] ? tooPoor(price, s.money[seat]) : null
}

/** COC-30 to COC-32. */
export function whyNotExpand(s: State, seat: Seat, unit: UnitId, hex: Hex, free: boolean): Reason | null {
  const level = levelTo(s, seat, hex)
  return (
    whyNotSpace(s, hex) ??
    (level > s.shipping[seat] ? tooFar(level, s.shipping[seat]) : null) ??
    whyNotUnitThere(s, seat, unit, hex, free)
  )
}

export function whyNotSite(s: State, seat: Seat, hex: Hex, level: number): Reason | null {
  const taken = whyNotSpace(s, hex)
  if (taken !== null) return taken
  if (mapOf(s).isLoch[hex] && s.clan[seat] !== CLAN.macdonald) return LOCH
  return level > s.shipping[seat] ? tooFar(level, s.shipping[seat]) : null
}

/** COC-20, COC-86: a starting worker needs no neighbour. */
export function whyNotStart(s: State, seat: Seat, unit: UnitId, hex: Hex): Reason | null {
  const taken = whyNotSpace(s, hex)
  if (taken !== null) return taken
  if (s.clan[seat] === CLAN.fergusson && !mapOf(s).isBorder[hex]) return NOT_BORDER
  return whyNotUnitThere(s, seat, unit, hex, false)
}

/** COC-42: the seats whose units beside the space make the good. */
export function sellersNearby(s: State, seat: Seat, hex: Hex, good: number): Seat[] {
  const owners = mapOf(s).near[hex].flatMap((near) => {
    const code = s.spaces[near]
    return isUnit(code) && ownerOf(code) !== seat && GOOD_BITS[unitOf(code)] === 1 << good ? [ownerOf(code)] : []
  })
  return [...new Set(owners)].sort((a, b) => a - b)
}

/** COC-42: what neighbours of other seats produce there, as bits by good. */
export function goodsNearby(s: State, seat: Seat, hex: Hex): number {
  if (nearbyMost(s) === 0) return 0
  let goods = 0
  const near = mapOf(s).near[hex]
  for (let i = 0; i < near.length; i++) {
    const code = s.spaces[near[i]]
    if (isUnit(code) && ownerOf(code) !== seat) goods |= GOOD_BITS[unitOf(code)]
  }
  return goods
}

const GOOD_BITS: readonly number[] = UNITS.map((unit) => {
  const { good } = UNIT_FACTS[unit]
  return good === null ? 0 : 1 << goodId(good)
})

/** COC-43, COC-45, COC-76. */
export function nearbyMost(s: State): number {
  const { most } = contentOf(s).neighbourhood
  return s.seats === 1 ? 0 : s.seats === 2 ? most.two : most.more
}
