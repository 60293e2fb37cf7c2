import type { Seat } from '@bothy/kernel'
import type { CardId, HandCard, ShownPiece, View } from '@bothy/lords-of-scotland'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { at } from './presenter.ts'

/** `target`: picked by a click on the card there. */
export type Place =
  | { readonly zone: 'hand'; readonly target: ClickTarget; readonly held: HandCard }
  | { readonly zone: 'army'; readonly target: ClickTarget; readonly owner: Seat; readonly piece: ShownPiece }
  | { readonly zone: 'recruits' | 'supporters'; readonly target: ClickTarget }
  | { readonly zone: 'victoryPile'; readonly target: null; readonly owner: Seat }
  | { readonly zone: 'discardPile' | 'nowhere'; readonly target: null }

function placeOf(view: View, card: CardId): Place {
  const held = view.hand.find((h) => h.card === card)
  if (held !== undefined) return { zone: 'hand', target: at.card(card), held }
  for (const [owner, army] of view.armies.entries()) {
    const piece = army.find((p) => p.card === card)
    if (piece !== undefined) return { zone: 'army', target: at.piece(piece.id), owner, piece }
  }
  const slot = view.recruits.findIndex((r) => r?.card === card)
  if (slot >= 0) return { zone: 'recruits', target: at.recruit(slot) }
  const prize = view.supporters.indexOf(card)
  if (prize >= 0) return { zone: 'supporters', target: at.supporter(prize) }
  const owner = view.piles.findIndex((pile) => pile.includes(card))
  if (owner >= 0) return { zone: 'victoryPile', target: null, owner }
  return { zone: view.discards.cards.includes(card) ? 'discardPile' : 'nowhere', target: null }
}

export type Subject =
  | { readonly kind: 'card'; readonly card: CardId; readonly place: Place }
  | { readonly kind: 'hidden'; readonly target: ClickTarget; readonly owner: Seat }
  | { readonly kind: 'recruitDown' | 'empty'; readonly target: ClickTarget }
  | { readonly kind: 'pile' | 'points'; readonly owner: Seat }
  | { readonly kind: 'draw' | 'discards' | 'initiative' | 'unknown' }

const UNKNOWN = { kind: 'unknown' } as const

const KINDS = ['card', 'piece', 'recruit', 'supporter', 'pile', 'points'] as const
type Named = { readonly kind: (typeof KINDS)[number]; readonly n: number }

export function targetOf(item: string): Named | null {
  const [name, digits] = item.split(':')
  const kind = KINDS.find((known) => known === name)
  return kind === undefined || !/^\d+$/.test(digits) ? null : { kind, n: Number(digits) }
}

export function subjectOf(view: View, item: string): Subject {
  if (item === 'draw' || item === 'discards' || item === 'initiative') return { kind: item }
  const named = targetOf(item)
  if (named === null) return UNKNOWN
  const { kind, n } = named
  const known = (card: CardId): Subject => ({ kind: 'card', card, place: placeOf(view, card) })
  switch (kind) {
    case 'card':
      return known(n)
    case 'piece': {
      const owner = view.armies.findIndex((army) => army.some(({ id }) => id === n))
      const card = view.armies[owner]?.find(({ id }) => id === n)?.card
      if (card === undefined) return UNKNOWN
      return card === null ? { kind: 'hidden', target: item, owner } : known(card)
    }
    case 'recruit': {
      const recruit = view.recruits[n]
      if (recruit === undefined) return UNKNOWN
      if (recruit === null) return { kind: 'empty', target: item }
      return recruit.card === null ? { kind: 'recruitDown', target: item } : known(recruit.card)
    }
    case 'supporter': {
      const card = view.supporters[n]
      return card === undefined || card === null ? UNKNOWN : known(card)
    }
    case 'pile':
    case 'points':
      return n < view.seats ? { kind, owner: n } : UNKNOWN
  }
}
