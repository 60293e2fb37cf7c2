import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { mapOf } from '../content.ts'
import { HEXES } from '../../data/grid.ts'
import { HEX_WORDS } from '../../data/hex-sets.ts'
import { NEVER, REACH_WORDS } from '../../data/map.ts'
import type { UnitId } from '../../data/units.ts'
import type { State } from '../types.ts'
import { liftUnit, ownerOf, putUnit } from './board.ts'

/** COC-30, COC-49 to COC-53, COC-56: reckons again what a seat reaches, from all its units. */
export function refreshReach(s: State, seat: Seat): void {
  for (let word = 0; word < REACH_WORDS; word++) s.reach[seat * REACH_WORDS + word] = 0
  for (let hex = 0; hex < HEXES; hex++) if (ownerOf(s.spaces[hex]) === seat) addReach(s, seat, hex)
}

function addReach(s: State, seat: Seat, hex: Hex): void {
  const { reachSets } = mapOf(s)
  const at = (s.shipping[seat] * HEXES + hex) * REACH_WORDS
  for (let word = 0; word < REACH_WORDS; word++) s.reach[seat * REACH_WORDS + word] |= reachSets[at + word]
}

export function placeUnit(s: State, seat: Seat, unit: UnitId, hex: Hex): void {
  putUnit(s, seat, unit, hex)
  addReach(s, seat, hex)
}

export function removeUnit(s: State, seat: Seat, hex: Hex): UnitId {
  const unit = liftUnit(s, hex)
  refreshReach(s, seat)
  return unit
}

export const portsInReach = (s: State, seat: Seat): number => s.reach[seat * REACH_WORDS + HEX_WORDS]

export function levelTo(s: State, seat: Seat, hex: Hex): number {
  const { needs } = mapOf(s)
  let least = NEVER
  for (let from = 0; from < HEXES; from++)
    if (ownerOf(s.spaces[from]) === seat && needs[from * HEXES + hex] < least) least = needs[from * HEXES + hex]
  return least
}

export function levelsOf(s: State, seat: Seat): Uint8Array {
  const { needs } = mapOf(s)
  const levels = new Uint8Array(HEXES).fill(NEVER)
  for (let from = 0; from < HEXES; from++) {
    if (ownerOf(s.spaces[from]) !== seat) continue
    for (let hex = 0; hex < HEXES; hex++)
      if (needs[from * HEXES + hex] < levels[hex]) levels[hex] = needs[from * HEXES + hex]
  }
  return levels
}
