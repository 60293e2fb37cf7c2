import type { Message, Part } from '@bothy/kernel'
import type { CardId, PieceId, View } from '../types.ts'

export const cardThing = (card: CardId, text: string): Part => ({ part: 'thing', id: `card:${card}`, text })
export const pieceThing = (piece: PieceId, text: string): Part => ({ part: 'thing', id: `piece:${piece}`, text })

export function joined(items: readonly Message[], between: string): Message {
  return items.flatMap((item, i) => (i === 0 ? item : [between, ...item]))
}

/** "a", "a and b", "a, b and c", with the word for "and" of the language. */
export function listed(items: readonly Message[], and: string): Message {
  return items.length < 2 ? items.flat() : [...joined(items.slice(0, -1), ', '), ` ${and} `, ...(items.at(-1) ?? [])]
}

/** The card whose power is asked about. */
export function pendingCard(view: View): CardId | null {
  const id = view.pending?.piece ?? null
  return id === null ? null : (view.armies.flat().find((piece) => piece.id === id)?.card ?? null)
}

/** Seats with equal totals are told apart by rank (LOS-65), so only those show it. */
export function isTied(order: readonly { readonly total: number }[], place: number): boolean {
  return order[place - 1]?.total === order[place]?.total || order[place + 1]?.total === order[place]?.total
}

/** Seats from the first place to the last. */
export function placed(ranks: readonly number[]): readonly number[] {
  return ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b])
}
