import type { Seat } from '@bothy/kernel'
import { STRENGTH_OF } from '../data/clans.ts'
import type { CardId, Slot } from '../types.ts'

/** Somebody's turn to claim: how many supporters (LOS-58, LOS-67). */
export type ClaimTurn = { readonly seat: Seat; readonly claims: number }

/** Supporters as a view shows them: null where one has been claimed. */
export type SeenRow = readonly (CardId | null)[]

/**
 * Who would take which supporter if everybody took the strongest that is left. The choice is free (LOS-67), so this is what players
 * reckon with, not what the rules demand.
 */
export function strongestFirst(turns: readonly ClaimTurn[], row: SeenRow): ReadonlyMap<Seat, readonly Slot[]> {
  const best = row
    .flatMap((card, slot) => (card === null ? [] : [{ slot, strength: STRENGTH_OF[card] }]))
    .sort((a, b) => b.strength - a.strength || a.slot - b.slot)
    .map(({ slot }) => slot)
  const taken = new Map<Seat, readonly Slot[]>()
  let from = 0
  for (const { seat, claims } of turns) {
    taken.set(seat, best.slice(from, from + claims)) // LOS-68: perhaps none
    from += claims
  }
  return taken
}

/** LOS-3: what claimed supporters are worth. */
export const worthOf = (row: SeenRow, slots: readonly Slot[]): number =>
  slots.reduce((sum, slot) => {
    const card = row[slot]
    return sum + (card === null ? 0 : STRENGTH_OF[card])
  }, 0)
