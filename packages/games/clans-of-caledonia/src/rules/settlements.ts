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

/** COC-55. */
export const settlementCount = (s: State, seat: Seat): number =>
  linkedSettlements(s, seat, settlementsOf(s, seat)).length
