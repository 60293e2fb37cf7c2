import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { mapOf } from '../content.ts'
import { HEXES } from '../data/grid.ts'
import { type MapTables, NEVER } from '../data/map.ts'
import type { UnitId } from '../data/units.ts'
import { MAX_SHIPPING } from '../data/upgrades.ts'
import type { State } from '../types.ts'
import { liftUnit, ownerOf, putUnit } from './board.ts'

/** Sets of hexes as bits, so many words of 32; one more word has a bit for each port, by module. */
export const REACH_WORDS = Math.ceil(HEXES / 32)
const WORDS = REACH_WORDS + 1
const tables = new WeakMap<MapTables, Int32Array>()

/** `WORDS` words for each level and hex: the spaces in play, land and loch, that are in reach of a unit there, and the ports. */
function bitsOf(map: MapTables): Int32Array {
  const known = tables.get(map)
  if (known !== undefined) return known
  const bits = new Int32Array((MAX_SHIPPING + 1) * HEXES * WORDS)
  for (let level = 0; level <= MAX_SHIPPING; level++)
    for (let from = 0; from < HEXES; from++) {
      const at = (level * HEXES + from) * WORDS
      for (let to = 0; to < HEXES; to++)
        if (to !== from && map.needs[from * HEXES + to] <= level) bits[at + (to >> 5)] |= 1 << (to & 31)
      for (const [module, port] of map.ports.entries())
        if (map.needs[from * HEXES + port] <= level) bits[at + REACH_WORDS] |= 1 << module
    }
  tables.set(map, bits)
  return bits
}

/** Words of `state.reach` for one seat. */
export const WORDS_PER_SEAT = WORDS

/** COC-30, COC-49 to COC-53, COC-56: reckons again what a seat reaches, from all its units. */
export function refreshReach(s: State, seat: Seat): void {
  for (let word = 0; word < WORDS; word++) s.reach[seat * WORDS + word] = 0
  for (let hex = 0; hex < HEXES; hex++) if (ownerOf(s.spaces[hex]) === seat) addReach(s, seat, hex)
}

function addReach(s: State, seat: Seat, hex: Hex): void {
  const bits = bitsOf(mapOf(s))
  const at = (s.shipping[seat] * HEXES + hex) * WORDS
  for (let word = 0; word < WORDS; word++) s.reach[seat * WORDS + word] |= bits[at + word]
}

/** A unit comes to the map. */
export function placeUnit(s: State, seat: Seat, unit: UnitId, hex: Hex): void {
  putUnit(s, seat, unit, hex)
  addReach(s, seat, hex)
}

/** A unit goes back to its player board. */
export function removeUnit(s: State, seat: Seat, hex: Hex): UnitId {
  const unit = liftUnit(s, hex)
  refreshReach(s, seat)
  return unit
}

/** COC-56: ports in reach of the seat, as bits by module. */
export const portsInReach = (s: State, seat: Seat): number => s.reach[seat * WORDS + REACH_WORDS]

/** The level of shipping from which the space is in reach of the seat's units; `NEVER` if no level is enough. */
export function levelTo(s: State, seat: Seat, hex: Hex): number {
  const { needs } = mapOf(s)
  let least = NEVER
  for (let from = 0; from < HEXES; from++)
    if (ownerOf(s.spaces[from]) === seat && needs[from * HEXES + hex] < least) least = needs[from * HEXES + hex]
  return least
}

/** `levelTo` for every hex at once. */
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
