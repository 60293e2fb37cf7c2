import type { OptionText, Part } from '@bothy/kernel'
import type { ActionType, CardId, PieceId, Setup, View } from '../rules/types.ts'

export const ZONES = ['drawPile', 'discardPile', 'recruits', 'supporters', 'hand', 'army', 'victoryPile'] as const
export type Zone = (typeof ZONES)[number]

type ValueName<V> = V extends number ? '0' | '1' | '2' | '3' | '4' : `${V & (string | boolean)}`

export type OptionTexts = {
  readonly [K in Exclude<keyof Setup, 'arranged'>]: OptionText & {
    readonly values: { readonly [V in ValueName<Setup[K]>]: string }
  }
}

export type Button = Extract<ActionType, 'activate' | 'refrain' | 'decline'> | 'faceUp' | 'faceDown'

export const cardThing = (card: CardId, text: string): Part => ({ part: 'thing', id: `card:${card}`, text })
export const pieceThing = (piece: PieceId, text: string): Part => ({ part: 'thing', id: `piece:${piece}`, text })

export function pendingCard(view: View): CardId | null {
  const id = view.pending?.piece ?? null
  return id === null ? null : (view.armies.flat().find((piece) => piece.id === id)?.card ?? null)
}

export function isTied(order: readonly { readonly total: number }[], place: number): boolean {
  return order[place - 1]?.total === order[place]?.total || order[place + 1]?.total === order[place]?.total
}
