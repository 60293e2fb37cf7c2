import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { rowAction } from '../actions.ts'
import { mapOf } from '../content.ts'
import { FISHERMEN, occupied, ROWED } from '../reasons.ts'
import type { Action, Reason, State } from '../types.ts'
import { codeOf, EMPTY_SPACE, FISHERMAN, ownerOf, unitsOf } from './board.ts'
import { hasFishermanBeside } from './expand.ts'

/** COC-89: an own fisherman to a loch beside it. */
export function whyNotRow(s: State, from: Hex, to: Hex): Reason | null {
  if (s.rowed) return ROWED
  if (s.spaces[to] !== EMPTY_SPACE) return occupied(ownerOf(s.spaces[to]))
  return hasFishermanBeside(s, mapOf(s), to, from) ? FISHERMEN : null
}

export function eachRow(s: State, seat: Seat, visit: (from: Hex, to: Hex) => void): void {
  if (unitsOf(s, seat, FISHERMAN) === 0) return
  const code = codeOf(seat, FISHERMAN)
  const { lochs, lochsBeside } = mapOf(s)
  for (let i = 0; i < lochs.length; i++)
    if (s.spaces[lochs[i]] === code) for (const to of lochsBeside[lochs[i]]) visit(lochs[i], to)
}

export function listRows(s: State, seat: Seat, out: Action[]): void {
  if (s.rowed || unitsOf(s, seat, FISHERMAN) === 0) return
  eachRow(s, seat, (from, to) => {
    if (whyNotRow(s, from, to) === null) out.push(rowAction(from, to))
  })
}
