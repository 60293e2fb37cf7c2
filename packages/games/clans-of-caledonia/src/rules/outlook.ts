import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import type { UnitId } from '../data/units.ts'
import type { State } from '../types.ts'
import { codeOf, EMPTY_SPACE, liftUnit, putUnit, SHEEP } from './board.ts'
import { gloryBy, tileOfRound } from './scoring.ts'
import { settlementCount } from './settlements.ts'

/*
 * What one unit more or less on the map would change. The rules themselves count, with the unit put there or lifted for a moment,
 * so that no figure can differ from what follows.
 */

/** COC-68: Glory that the tile of the round gives as things are. */
export const roundGlory = (s: State, seat: Seat): number => {
  const tile = tileOfRound(s)
  return tile === null ? 0 : gloryBy(s, seat, tile)
}

/** COC-55: settlements that would be linked with any unit there. */
export function linkedWith(s: State, seat: Seat, hex: Hex): number {
  s.spaces[hex] = codeOf(seat, SHEEP)
  const linked = settlementCount(s, seat)
  s.spaces[hex] = EMPTY_SPACE
  return linked
}

/** COC-68: Glory that the tile of the round would give with the unit there. */
export function gloryWith(s: State, seat: Seat, unit: UnitId, hex: Hex): number {
  if (tileOfRound(s) === null) return 0
  putUnit(s, seat, unit, hex)
  const after = roundGlory(s, seat)
  liftUnit(s, hex)
  return after
}

/** The same without the seat's unit on a space; Glory that is lost is negative. */
export function without(s: State, seat: Seat, hex: Hex): { readonly linked: number; readonly glory: number } {
  const before = roundGlory(s, seat)
  const unit = liftUnit(s, hex)
  const after = { linked: settlementCount(s, seat), glory: roundGlory(s, seat) - before }
  putUnit(s, seat, unit, hex)
  return after
}
