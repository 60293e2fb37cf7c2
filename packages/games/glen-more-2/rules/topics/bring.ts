import type { Seat } from '@bothy/kernel'
import { type Bundle, EMPTY } from '@bothy/kit'
import type { State } from '../types.ts'
import { canSell } from './market.ts'
import { roomOn } from './territory.ts'

/** GM2-2, GM2-5: is there a Scotsman left, or room for a resource, if only after a sale? */
export function canBring(s: State, seat: Seat, goods: Bundle, scotsmen: number): boolean {
  if (scotsmen > 0 && s.supply[seat] > 0) return true
  return goods !== EMPTY && (s.tiles[seat].some((tile) => roomOn(s, tile) > 0) || canSell(s, seat))
}
