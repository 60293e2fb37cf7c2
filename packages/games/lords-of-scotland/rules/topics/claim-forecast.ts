import type { Seat } from '@bothy/kernel'
import { STRENGTH_OF } from '../../data/clans.ts'
import type { CardId, Slot } from '../types.ts'

/** LOS-58, LOS-67: a seat's turn to claim that many supporters. */
export type ClaimTurn = { readonly seat: Seat; readonly claims: number }

export type SeenRow = readonly (CardId | null)[]

/** Supporters by seat if each takes the strongest left: an expectation, since the choice is free (LOS-67). */
export function strongestFirst(turns: readonly ClaimTurn[], row: SeenRow): ReadonlyMap<Seat, readonly Slot[]> {
  const best: Slot[] = []
  for (let slot = 0; slot < row.length; slot++) if (row[slot] !== null) best.push(slot)
  best.sort((a, b) => worthAt(row, b) - worthAt(row, a) || a - b)
  const taken = new Map<Seat, readonly Slot[]>()
  let from = 0
  for (const { seat, claims } of turns) {
    taken.set(seat, best.slice(from, from + claims)) // LOS-68: perhaps none
    from += claims
  }
  return taken
}

function worthAt(row: SeenRow, slot: Slot): number {
  const card = row[slot]
  return card === null ? 0 : STRENGTH_OF[card]
}

/** LOS-3: what claimed supporters are worth. */
export function worthOf(row: SeenRow, slots: readonly Slot[]): number {
  let worth = 0
  for (const slot of slots) worth += worthAt(row, slot)
  return worth
}
