import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { mapOf } from '../content.ts'
import { HEXES } from '../data/grid.ts'
import { type MapTables, NEVER } from '../data/map.ts'
import { MAX_SHIPPING } from '../data/upgrades.ts'
import type { State } from '../types.ts'
import { ownerOf } from './board.ts'

/** Sets of hexes as bits: so many words of 32. */
const WORDS = Math.ceil(HEXES / 32)
const tables = new WeakMap<MapTables, Int32Array>()

/** `WORDS` words for each level and hex: the spaces in play, land and loch, that are in reach of a unit there. */
function bitsOf(map: MapTables): Int32Array {
  const known = tables.get(map)
  if (known !== undefined) return known
  const bits = new Int32Array((MAX_SHIPPING + 1) * HEXES * WORDS)
  for (let level = 0; level <= MAX_SHIPPING; level++)
    for (let from = 0; from < HEXES; from++)
      for (let to = 0; to < HEXES; to++)
        if (to !== from && map.needs[from * HEXES + to] <= level)
          bits[(level * HEXES + from) * WORDS + (to >> 5)] |= 1 << (to & 31)
  tables.set(map, bits)
  return bits
}

/** COC-30, COC-49 to COC-53: the spaces in reach of the seat, occupied or not, into `out` (bits by hex). */
export function fillReach(s: State, seat: Seat, out: Int32Array): void {
  const bits = bitsOf(mapOf(s))
  const base = s.shipping[seat] * HEXES
  const { spaces } = s
  out.fill(0)
  for (let hex = 0; hex < HEXES; hex++) {
    if (ownerOf(spaces[hex]) !== seat) continue
    const at = (base + hex) * WORDS
    for (let w = 0; w < WORDS; w++) out[w] |= bits[at + w]
  }
}

export const newReach = (): Int32Array => new Int32Array(WORDS)
export const isInReach = (reach: Int32Array, hex: Hex): boolean => (reach[hex >> 5] & (1 << (hex & 31))) !== 0

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
