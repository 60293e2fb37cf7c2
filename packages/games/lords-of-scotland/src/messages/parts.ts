import type { Part } from '@bothy/kernel'
import type { CardId, PieceId, View } from '../types.ts'

export const cardThing = (card: CardId, text: string): Part => ({ part: 'thing', id: `card:${card}`, text })
export const pieceThing = (piece: PieceId, text: string): Part => ({ part: 'thing', id: `piece:${piece}`, text })

/** The card whose power is asked about. */
export function pendingCard(view: View): CardId | null {
  const id = view.pending?.piece ?? null
  return id === null ? null : (view.armies.flat().find((piece) => piece.id === id)?.card ?? null)
}

/** Seats with equal totals are told apart by rank (LOS-65), so only those show it. */
export function isTied(order: readonly { readonly total: number }[], place: number): boolean {
  return order[place - 1]?.total === order[place]?.total || order[place + 1]?.total === order[place]?.total
}
