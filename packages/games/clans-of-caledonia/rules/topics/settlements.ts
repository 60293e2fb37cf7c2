import type { Seat } from '@bothy/kernel'
import { groupsOf, type Hex } from '@bothy/kit'
import { mapOf } from '../content.ts'
import { HEXES } from '../../data/grid.ts'
import { addHex, HEX_WORDS, lowestHex } from '../../data/hex-sets.ts'
import { type MapTables, REACH_WORDS } from '../../data/map.ts'
import type { State } from '../types.ts'
import { hexesOf, ownerOf } from './board.ts'

/** COC-54: groups of units that neighbour each other. */
export function settlementsOf(s: State, seat: Seat): readonly (readonly Hex[])[] {
  const { needs } = mapOf(s)
  return groupsOf(hexesOf(s, seat), (a, b) => needs[a * HEXES + b] === 0)
}

/** COC-55: the largest group of settlements that are linked, as places in the list. */
export function linkedSettlements(s: State, seat: Seat, settlements: readonly (readonly Hex[])[]): readonly number[] {
  const { needs } = mapOf(s)
  const level = s.shipping[seat]
  const isLinked = (a: number, b: number): boolean =>
    settlements[a].some((from) => settlements[b].some((to) => needs[from * HEXES + to] <= level))
  const groups = groupsOf(
    settlements.map((_, i) => i),
    isLinked,
  )
  return groups.reduce((best, group) => (group.length > best.length ? group : best), [])
}

const rest = new Int32Array(HEX_WORDS)
const linked = new Int32Array(HEX_WORDS)
const settled = new Int32Array(HEX_WORDS)
const ahead = new Int32Array(HEX_WORDS)

/** Cache by hexes and level of a seat, for one map: a bot asks about the same few again and again. */
const SLOTS_LOG = 9
const ENTRY = HEX_WORDS + 2
const entries = new Int32Array(ENTRY << SLOTS_LOG)
let entriesOf: MapTables | null = null

function findEntry(s: State, seat: Seat): number {
  let mixed = s.shipping[seat]
  for (let word = 0, hex = 0; word < HEX_WORDS; word++) {
    let bits = 0
    for (const end = Math.min(HEXES, hex + 32); hex < end; hex++)
      if (ownerOf(s.spaces[hex]) === seat) bits |= 1 << (hex & 31)
    rest[word] = bits
    mixed = Math.imul(mixed ^ bits, 0x9e3779b1)
    mixed ^= mixed >>> 15
  }
  return (Math.imul(mixed, 0x85ebca6b) >>> (32 - SLOTS_LOG)) * ENTRY
}

/** COC-55: as many as `linkedSettlements` lists, without making lists; a test compares the two. */
export function settlementCount(s: State, seat: Seat): number {
  const map = mapOf(s)
  if (entriesOf !== map) {
    entriesOf = map
    entries.fill(UNKNOWN)
  }
  const level = s.shipping[seat]
  const at = findEntry(s, seat)
  let isKnown = entries[at + HEX_WORDS] === level
  for (let word = 0; isKnown && word < HEX_WORDS; word++) isKnown = entries[at + word] === rest[word]
  if (!isKnown) {
    entries.set(rest, at)
    entries[at + HEX_WORDS] = level
    entries[at + HEX_WORDS + 1] = countLinked(map.reachSets, level)
  }
  return entries[at + HEX_WORDS + 1]
}
const UNKNOWN = -1

/** Empties `rest`. */
function countLinked(reachSets: Int32Array, level: number): number {
  let most = 0
  while (moveGroup(reachSets, level, rest, linked)) {
    let count = 0
    while (moveGroup(reachSets, 0, linked, settled)) {
      settled.fill(0)
      count++
    }
    most = Math.max(most, count)
  }
  return most
}

function moveGroup(reachSets: Int32Array, level: number, from: Int32Array, to: Int32Array): boolean {
  let first = 0
  while (first < HEX_WORDS && from[first] === 0) first++
  if (first === HEX_WORDS) return false
  ahead[first] = from[first] & -from[first]
  from[first] ^= ahead[first]
  for (let word = first; word < HEX_WORDS;) {
    if (ahead[word] === 0) {
      word++
      continue
    }
    const hex = lowestHex(word, ahead[word])
    ahead[word] &= ahead[word] - 1
    addHex(to, 0, hex)
    const at = (level * HEXES + hex) * REACH_WORDS
    for (let other = 0; other < HEX_WORDS; other++) {
      const found = from[other] & reachSets[at + other]
      from[other] ^= found
      ahead[other] |= found
      if (found !== 0 && other < word) word = other
    }
  }
  return true
}
