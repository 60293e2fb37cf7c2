import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { EXPAND, EXPAND_UNIT, PLACE } from '../actions.ts'
import { contentOf, mapOf } from '../content.ts'
import { goodId } from '../data/goods.ts'
import { HEXES } from '../data/grid.ts'
import { HEX_WORDS, lowestBit, lowestHex } from '../data/hex-sets.ts'
import { LAND_KINDS, MOST_LAND_COST, terrainBit } from '../data/land.ts'
import { mapSizeFor } from '../data/limits.ts'
import { type MapTables, REACH_WORDS } from '../data/map.ts'
import { TERRAINS, UNIT_FACTS, UNIT_KINDS, type UnitId, UNITS } from '../data/units.ts'
import {
  COVERED,
  FISHERMEN,
  LOCH,
  MIST,
  NEUTRAL,
  NO_SITE,
  NO_UNIT,
  NOT_BORDER,
  occupied,
  tooFar,
  tooPoor,
  WRONG_TERRAIN,
} from '../reasons.ts'
import type { Action, Reason, State } from '../types.ts'
import { BLOCKED_SPACE, CLAN, EMPTY_SPACE, FISHERMAN, isUnit, ownerOf, unitOf, unitsLeft, WOODCUTTER } from './board.ts'
import { priceOf, siteDiscount, unitCost } from './cost.ts'
import { levelsOf, levelTo } from './reach.ts'

/** Most pairs of unit and space that are listed one by one, so that a whole turn stays below 512 choices. */
const MOST_SITES = 320

/** By unit: the terrain that takes it; 0 for a loch. */
const TERRAIN_BITS: readonly number[] = UNITS.map((unit) => {
  const { terrain } = UNIT_FACTS[unit]
  return terrain === null ? 0 : terrainBit(terrain)
})

/** COC-5, COC-88. */
export const fits = (map: MapTables, unit: UnitId, hex: Hex): boolean =>
  unit === FISHERMAN ? map.isLoch[hex] : (map.terrain[hex] & TERRAIN_BITS[unit]) !== 0

/** COC-88: two fishermen may never be adjacent. `rowing`: the space that one leaves. */
export function hasFishermanBeside(s: State, map: MapTables, hex: Hex, rowing = -1): boolean {
  const beside = map.lochsBeside[hex]
  for (let i = 0; i < beside.length; i++) {
    const code = s.spaces[beside[i]]
    if (beside[i] !== rowing && isUnit(code) && unitOf(code) === FISHERMAN) return true
  }
  return false
}

/** Why no unit of anybody can be placed there. */
export function whyNotSpace(s: State, hex: Hex): Reason | null {
  if (!mapOf(s).isActive[hex]) return MIST
  const code = s.spaces[hex]
  if (code === BLOCKED_SPACE) return s.seats === 1 ? NEUTRAL : COVERED
  return code === EMPTY_SPACE ? null : occupied(ownerOf(code))
}

/** Terrain, units left and what they cost: what setup and Expand have in common. */
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

/** Why the seat can place nothing there: a reason that is the same for every unit. `level`: from which the space is in reach. */
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

/** Every worker and space that `whyNotStart` allows, to `out` if it is given; returns how many, or 1 at once if it is not. */
export function listStarts(s: State, seat: Seat, out: Action[] | null): number {
  const map = mapOf(s)
  const isFergusson = s.clan[seat] === CLAN.fergusson
  let count = 0
  for (let unit = WOODCUTTER; unit < UNIT_KINDS; unit++) {
    if (unitsLeft(s, seat, unit) <= 0) continue
    const cost = unitCost(s, seat, unit)
    const spaces = unit === FISHERMAN ? map.lochs : map.land
    for (let i = 0; i < spaces.length; i++) {
      const hex = spaces[i]
      if (s.spaces[hex] !== EMPTY_SPACE || (isFergusson && !map.isBorder[hex])) continue
      if (unit === FISHERMAN ? hasFishermanBeside(s, map, hex) : (map.terrain[hex] & TERRAIN_BITS[unit]) === 0) continue
      if (cost + map.cost[hex] - siteDiscount(s, seat, hex) > s.money[seat]) continue
      if (out === null) return 1
      out.push(PLACE[unit][hex])
      count++
    }
  }
  return count
}

const unitBits = (is: (unit: UnitId) => boolean): number =>
  UNITS.reduce((bits, _, unit) => (is(unit) ? bits | (1 << unit) : bits), 0)
/** Units as bits: those that a space takes, by its terrain, and those that go on each of `LAND_KINDS`. */
const UNITS_ON = Array.from({ length: 1 << TERRAINS.length }, (_, land) =>
  unitBits((unit) => (land === 0 ? TERRAIN_BITS[unit] === 0 : (land & TERRAIN_BITS[unit]) !== 0)),
)
const UNITS_ON_KIND = LAND_KINDS.map((kind) => UNITS_ON[kind])

/** By land cost: units as bits that the seat has left and can pay for; the second half where it saves something (COC-93). */
const payable = new Int32Array(2 * (MOST_LAND_COST + 1))
const SAVING = MOST_LAND_COST + 1
const NOT_TO_BE_HAD = 1 << 20

/** Fills `payable` and returns all of them. `only`: this unit alone, or any if it is negative; `saved`: by a Robertson on a delta. */
function fillPayable(s: State, seat: Seat, only: UnitId, saved: number): number {
  for (let i = 0; i < payable.length; i++) payable[i] = 0
  const last = only < 0 ? UNIT_KINDS : only + 1
  for (let unit = only < 0 ? 0 : only; unit < last; unit++) {
    if (unitsLeft(s, seat, unit) <= 0) continue
    const cash = s.money[seat] - unitCost(s, seat, unit)
    if (cash >= 0) payable[Math.min(cash, MOST_LAND_COST)] |= 1 << unit
    if (saved > 0 && cash + saved >= 0) payable[SAVING + Math.min(cash + saved, MOST_LAND_COST)] |= 1 << unit
  }
  for (let cost = MOST_LAND_COST; cost > 0; cost--) {
    payable[cost - 1] |= payable[cost]
    payable[SAVING + cost - 1] |= payable[SAVING + cost]
  }
  return payable[0] | payable[SAVING]
}

/** COC-93: what a Robertson can save at most. */
const mostSaved = (s: State, seat: Seat): number =>
  s.clan[seat] === CLAN.robertson ? contentOf(s).clans.robertson.discount[mapSizeFor(s.seats)] : 0

/** One word of the set of hexes that take one of the units. */
function takingWord({ terrainSets }: MapTables, units: number, word: number): number {
  let hexes = 0
  for (let kind = 0; kind < UNITS_ON_KIND.length; kind++)
    if ((units & UNITS_ON_KIND[kind]) !== 0) hexes |= terrainSets[kind * HEX_WORDS + word]
  return hexes
}

/**
 * Every unit and space that `whyNotExpand` allows, to `out` if it is given; returns how many. The same conditions in another order
 * and on many units at once, since this is most of the work of random play; a test compares the two.
 */
function walkSites(s: State, seat: Seat, free: boolean, only: UnitId, most: number, out: Action[] | null): number {
  const saved = mostSaved(s, seat)
  const wanted = fillPayable(s, seat, only, saved)
  if (wanted === 0) return 0
  const map = mapOf(s)
  let count = 0
  for (let word = 0; word < HEX_WORDS; word++)
    for (let left = s.reach[seat * REACH_WORDS + word] & takingWord(map, wanted, word); left !== 0; left &= left - 1) {
      const hex = lowestHex(word, left)
      if (s.spaces[hex] !== EMPTY_SPACE) continue
      const cost = free ? 0 : map.cost[hex]
      let units = UNITS_ON[map.terrain[hex]] & payable[saved > 0 && map.isDelta[hex] ? SAVING + cost : cost]
      if (units === 1 << FISHERMAN && hasFishermanBeside(s, map, hex)) continue
      for (; units !== 0; units &= units - 1) {
        if (out !== null) out.push(EXPAND[lowestBit(units)][hex])
        if (++count >= most) return count
      }
    }
  return count
}

const ANY_UNIT = -1

/** COC-30: all pairs, or units alone if these are too many. */
export function listExpands(s: State, seat: Seat, free: boolean, out: Action[]): void {
  const before = out.length
  if (walkSites(s, seat, free, ANY_UNIT, MOST_SITES + 1, out) <= MOST_SITES) return
  out.length = before
  for (let unit = 0; unit < UNIT_KINDS; unit++)
    if (walkSites(s, seat, free, unit, 1, null) > 0) out.push(EXPAND_UNIT[unit])
}

/** The spaces for one unit. */
export const listSites = (s: State, seat: Seat, unit: UnitId, free: boolean, out: Action[]): number =>
  walkSites(s, seat, free, unit, HEXES, out)

export const canExpand = (s: State, seat: Seat, free: boolean): boolean =>
  walkSites(s, seat, free, ANY_UNIT, 1, null) > 0

/** Why a unit can go nowhere: none is left, no space fits, or the cheapest is too dear. */
export function whyNotUnit(s: State, seat: Seat, unit: UnitId, free: boolean): Reason | null {
  if (unitsLeft(s, seat, unit) <= 0) return NO_UNIT[unit]
  if (walkSites(s, seat, free, unit, 1, null) > 0) return null
  const levels = levelsOf(s, seat)
  let cheapest = NOT_TO_BE_HAD
  for (let hex = 0; hex < HEXES; hex++) {
    if (whyNotSite(s, seat, hex, levels[hex]) !== null) continue
    const reason = whyNotUnitThere(s, seat, unit, hex, free)
    if (reason?.why === 'money') cheapest = Math.min(cheapest, reason.need)
  }
  return cheapest === NOT_TO_BE_HAD ? NO_SITE[unit] : tooPoor(cheapest, s.money[seat])
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
