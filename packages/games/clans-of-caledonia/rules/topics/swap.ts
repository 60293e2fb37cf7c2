import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { SWAP } from '../actions.ts'
import { mapOf } from '../content.ts'
import { UNIT_KINDS, type UnitId } from '../../data/units.ts'
import type { Action, State } from '../types.ts'
import { CLAN, FIELD, hexesOf, isWorkerUnit, unitOf, unitsLeft } from './board.ts'
import { fits } from './expand.ts'

export type FirstSwap = { readonly at: Hex; readonly taken: UnitId; readonly put: UnitId }
export const NO_SWAP: FirstSwap = { at: -1, taken: -1, put: -1 }

/** COC-103: all MacDonald's workers are one kind. */
const isSameKind = (s: State, seat: Seat, a: UnitId, b: UnitId): boolean =>
  a === b || (s.clan[seat] === CLAN.macdonald && isWorkerUnit(a) && isWorkerUnit(b))

function canSwap(s: State, seat: Seat, hex: Hex, unit: UnitId, first: FirstSwap): boolean {
  if (hex === first.at) return false
  const taken = unitOf(s.spaces[hex])
  if (taken === FIELD || unit === FIELD || isSameKind(s, seat, taken, unit)) return false
  if (first.at >= 0 && (isSameKind(s, seat, unit, first.taken) || isSameKind(s, seat, taken, first.put))) return false
  return unitsLeft(s, seat, unit) > 0 && fits(mapOf(s), unit, hex)
}

function hasSecond(s: State, seat: Seat, first: FirstSwap, own: readonly Hex[]): boolean {
  for (let i = 0; i < own.length; i++)
    for (let unit = 0; unit < UNIT_KINDS; unit++)
      if (canSwap(s, seat, own[i], unit, first) && hasLeftAfter(s, seat, unit, first)) return true
  return false
}
const hasLeftAfter = (s: State, seat: Seat, unit: UnitId, first: FirstSwap): boolean =>
  unitsLeft(s, seat, unit) > (isSameKind(s, seat, unit, first.put) ? 1 : 0)

/** COC-103: exactly two for two: the first is listed only if a second can follow. */
export function listSwaps(s: State, seat: Seat, first: FirstSwap, out: Action[] | null): number {
  const own = hexesOf(s, seat)
  let count = 0
  for (let i = 0; i < own.length; i++) {
    const hex = own[i]
    const taken = unitOf(s.spaces[hex])
    for (let unit = 0; unit < UNIT_KINDS; unit++) {
      if (!canSwap(s, seat, hex, unit, first)) continue
      if (first.at < 0 && !hasSecond(s, seat, { at: hex, taken, put: unit }, own)) continue
      count++
      if (out === null) return count
      out.push(SWAP[unit][hex])
    }
  }
  return count
}

export const canSwapTwo = (s: State, seat: Seat): boolean => listSwaps(s, seat, NO_SWAP, null) > 0
