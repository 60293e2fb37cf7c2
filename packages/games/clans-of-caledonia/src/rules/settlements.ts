import type { Seat } from '@bothy/kernel'
import { groupsOf, type Hex } from '@bothy/kit'
import { mapOf } from '../content.ts'
import { HEXES } from '../data/grid.ts'
import type { State } from '../types.ts'
import { hexesOf } from './board.ts'

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

/** Which unit stands for the group of each unit, by place in a list: groups of neighbours, and of those linked by shipping. */
const settled = new Int32Array(HEXES)
const linked = new Int32Array(HEXES)
const counts = new Int32Array(HEXES)

function rootOf(groups: Int32Array, unit: number): number {
  let root = unit
  while (groups[root] !== root) root = groups[root]
  return root
}

/** COC-55: as many as `linkedSettlements` lists, without making lists; a test compares the two. */
export function settlementCount(s: State, seat: Seat): number {
  const { needs } = mapOf(s)
  const level = s.shipping[seat]
  const units = hexesOf(s, seat)
  for (let i = 0; i < units.length; i++) {
    settled[i] = i
    linked[i] = i
    counts[i] = 0
    for (let j = 0; j < i; j++) {
      const need = needs[units[i] * HEXES + units[j]]
      if (need <= level) linked[rootOf(linked, j)] = rootOf(linked, i)
      if (need === 0) settled[rootOf(settled, j)] = rootOf(settled, i)
    }
  }
  let most = 0
  for (let i = 0; i < units.length; i++) if (settled[i] === i) most = Math.max(most, ++counts[rootOf(linked, i)])
  return most
}
