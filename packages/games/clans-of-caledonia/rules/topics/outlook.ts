import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import type { UnitId } from '../../data/units.ts'
import type { State } from '../types.ts'
import { SHEEP, withoutUnit, withUnit } from './board.ts'
import { gloryBy, tileOfRound } from './scoring.ts'
import { settlementCount } from './settlements.ts'

/*
 * Effects of one unit more or less on the map. The rules themselves count, with the unit put there or lifted,
 * so that no figure can differ from what follows.
 */

export const roundGlory = (s: State, seat: Seat): number => {
  const tile = tileOfRound(s)
  return tile === null ? 0 : gloryBy(s, seat, tile)
}

export function linkedWith(s: State, seat: Seat, hex: Hex): number {
  return settlementCount(withUnit(s, seat, SHEEP, hex), seat)
}

export function gloryWith(s: State, seat: Seat, unit: UnitId, hex: Hex): number {
  return tileOfRound(s) === null ? 0 : roundGlory(withUnit(s, seat, unit, hex), seat)
}

export function without(s: State, seat: Seat, hex: Hex): { readonly linked: number; readonly glory: number } {
  const then = withoutUnit(s, hex)
  return { linked: settlementCount(then, seat), glory: roundGlory(then, seat) - roundGlory(s, seat) }
}
