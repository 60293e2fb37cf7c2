import type { Seat } from '@bothy/kernel'
import { EXPAND, EXPAND_UNIT, PLACE } from '../actions.ts'
import { contentOf, mapOf } from '../content.ts'
import { HEXES } from '../../data/grid.ts'
import { HEX_WORDS, lowestBit, lowestHex } from '../../data/hex-sets.ts'
import { kindsOf, LAND_KINDS, MOST_LAND_COST } from '../../data/land.ts'
import { REACH_WORDS } from '../../data/map.ts'
import { TERRAINS, UNIT_FACTS, UNIT_KINDS, type UnitId, UNITS } from '../../data/units.ts'
import { NO_SITE, NO_UNIT, tooPoor } from '../reasons.ts'
import type { Action, Reason, State } from '../types.ts'
import { CLAN, EMPTY_SPACE, FISHERMAN, kindsLeft, unitsLeft, WOODCUTTER } from './board.ts'
import { fillPayable, siteDiscount, unitCost } from './cost.ts'
import { hasFishermanBeside, whyNotSite, whyNotUnitThere } from './expand.ts'
import { levelsOf } from './reach.ts'

/*
 * Units that a seat can place, and where, as lists. The conditions are those of `expand.ts` in another order and on sets as bits, since
 * this is most of the work of random play; tests compare the two.
 */

/** Most pairs of unit and space that are listed one by one, so that a whole turn stays below 512 choices. */
const MOST_SITES = 320

const NEEDED: readonly number[] = UNITS.map((unit) => 1 << LAND_KINDS.indexOf(UNIT_FACTS[unit].terrain ?? 'loch'))
const UNITS_ON = Array.from({ length: 1 << TERRAINS.length }, (_, terrain) =>
  NEEDED.reduce((units, kind, unit) => ((kind & kindsOf(terrain)) === 0 ? units : units | (1 << unit)), 0),
)
const KINDS_FOR = Array.from({ length: 1 << UNIT_KINDS }, (_, units) =>
  NEEDED.reduce((kinds, kind, unit) => ((units & (1 << unit)) === 0 ? kinds : kinds | kind), 0),
)
const ONLY_FISHERMAN = 1 << FISHERMAN
const ALL_UNITS = (1 << UNIT_KINDS) - 1

const payable = new Int32Array(MOST_LAND_COST + 1)
const payableSaving = new Int32Array(MOST_LAND_COST + 1)

/** Lists every space that `whyNotExpand` allows for the units in `among`, given as bits. Returns the number; stops after `most`. */
function walkSites(s: State, seat: Seat, free: boolean, among: number, most: number, out: Action[] | null): number {
  const map = mapOf(s)
  const left = among & kindsLeft(s, seat)
  const isSaving = s.clan[seat] === CLAN.robertson
  fillPayable(s, seat, s.money[seat], payable)
  if (isSaving) fillPayable(s, seat, s.money[seat] + contentOf(s).clans.robertson.discount[map.size], payableSaving)
  const wanted = left & (isSaving ? payableSaving : payable)[0]
  if (wanted === 0) return 0
  const kinds = KINDS_FOR[wanted] * HEX_WORDS
  const { spaces } = s
  let count = 0
  for (let word = 0; word < HEX_WORDS; word++)
    for (let hexes = s.reach[seat * REACH_WORDS + word] & map.kindSets[kinds + word]; hexes !== 0; hexes &= hexes - 1) {
      const hex = lowestHex(word, hexes)
      if (spaces[hex] !== EMPTY_SPACE) continue
      const cost = free ? 0 : map.cost[hex]
      let units = wanted & UNITS_ON[map.terrain[hex]] & (isSaving && map.isDelta[hex] ? payableSaving : payable)[cost]
      if (units === ONLY_FISHERMAN && hasFishermanBeside(s, map, hex)) continue
      for (; units !== 0; units &= units - 1) {
        // Not `push`: that gets slow for good once it has met a list that began empty elsewhere (by a third of this function).
        if (out !== null) out[out.length] = EXPAND[lowestBit(units)][hex]
        if (++count >= most) return count
      }
    }
  return count
}

/** COC-30: all pairs, or units alone if these are too many. */
export function listExpands(s: State, seat: Seat, free: boolean, out: Action[]): void {
  const before = out.length
  if (walkSites(s, seat, free, ALL_UNITS, MOST_SITES + 1, out) <= MOST_SITES) return
  out.length = before
  for (let unit = 0; unit < UNIT_KINDS; unit++) if (hasSite(s, seat, unit, free)) out.push(EXPAND_UNIT[unit])
}

export const listSites = (s: State, seat: Seat, unit: UnitId, free: boolean, out: Action[]): number =>
  walkSites(s, seat, free, 1 << unit, HEXES, out)

const hasSite = (s: State, seat: Seat, unit: UnitId, free: boolean): boolean =>
  walkSites(s, seat, free, 1 << unit, 1, null) > 0

export const canExpand = (s: State, seat: Seat, free: boolean): boolean =>
  walkSites(s, seat, free, ALL_UNITS, 1, null) > 0

const NOT_TO_BE_HAD = 1 << 20

export function whyNotUnit(s: State, seat: Seat, unit: UnitId, free: boolean): Reason | null {
  if (unitsLeft(s, seat, unit) <= 0) return NO_UNIT[unit]
  if (hasSite(s, seat, unit, free)) return null
  const levels = levelsOf(s, seat)
  let cheapest = NOT_TO_BE_HAD
  for (let hex = 0; hex < HEXES; hex++) {
    if (whyNotSite(s, seat, hex, levels[hex]) !== null) continue
    const reason = whyNotUnitThere(s, seat, unit, hex, free)
    if (reason?.why === 'money') cheapest = Math.min(cheapest, reason.need)
  }
  return cheapest === NOT_TO_BE_HAD ? NO_SITE[unit] : tooPoor(cheapest, s.money[seat])
}

export function listStarts(s: State, seat: Seat, out: Action[] | null): number {
  const map = mapOf(s)
  const isFergusson = s.clan[seat] === CLAN.fergusson
  const { spaces } = s
  let count = 0
  for (let unit = WOODCUTTER; unit < UNIT_KINDS; unit++) {
    if (unitsLeft(s, seat, unit) <= 0) continue
    const money = s.money[seat] - unitCost(s, seat, unit)
    for (let word = 0; word < HEX_WORDS; word++)
      for (let hexes = map.kindSets[NEEDED[unit] * HEX_WORDS + word]; hexes !== 0; hexes &= hexes - 1) {
        const hex = lowestHex(word, hexes)
        if (spaces[hex] !== EMPTY_SPACE || (isFergusson && !map.isBorder[hex])) continue
        if (unit === FISHERMAN && hasFishermanBeside(s, map, hex)) continue
        if (map.cost[hex] - siteDiscount(s, seat, hex) > money) continue
        if (out === null) return 1
        out.push(PLACE[unit][hex])
        count++
      }
  }
  return count
}
