import type { OptionText, Part } from '@bothy/kernel'
import type { ActionType, CardId, PieceId, Setup, View } from '../rules/types.ts'

/** Where a card can lie (LOS-4). */
export const ZONES = ['drawPile', 'discardPile', 'recruits', 'supporters', 'hand', 'army', 'victoryPile'] as const
export type Zone = (typeof ZONES)[number]

type ValueName<V> = V extends number ? '0' | '1' | '2' | '3' | '4' : `${V & (string | boolean)}`

/** Words for every option and each of its values; `arranged` is not offered to players. */
export type OptionTexts = {
  readonly [K in Exclude<keyof Setup, 'arranged'>]: OptionText & {
    readonly values: { readonly [V in ValueName<Setup[K]>]: string }
  }
}

/** Buttons that stand for a whole action, and the two ways to muster a picked card. */
export type Button = Extract<ActionType, 'activate' | 'refrain' | 'decline'> | 'faceUp' | 'faceDown'

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
