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

/** COC-68: Glory that the tile of the round gives as things are. */
export const roundGlory = (s: State, seat: Seat): number => {
  const tile = tileOfRound(s)
  return tile === null ? 0 : gloryBy(s, seat, tile)
}

/** COC-55: settlements that would be linked with any unit there. */
export function linkedWith(s: State, seat: Seat, hex: Hex): number {
  return settlementCount(withUnit(s, seat, SHEEP, hex), seat)
}

/** COC-68: Glory that the tile of the round would give with the unit there. */
export function gloryWith(s: State, seat: Seat, unit: UnitId, hex: Hex): number {
  return tileOfRound(s) === null ? 0 : roundGlory(withUnit(s, seat, unit, hex), seat)
}

/** The same without the seat's unit on a space; Glory that is lost is negative. */
export function without(s: State, seat: Seat, hex: Hex): { readonly linked: number; readonly glory: number } {
  const then = withoutUnit(s, hex)
  return { linked: settlementCount(then, seat), glory: roundGlory(then, seat) - roundGlory(s, seat) }
}
