import type { CoachSight } from '@bothy/kernel/coach'
import { type LineageId, LINEAGE_OF, SLUG_OF, STRENGTH_OF } from '../../data/clans.ts'
import { prospect } from '../../rules/prospect.ts'
import type { Action, AskKind, CardId, Placing, Types, View } from '../../rules/types.ts'

export type Sight = CoachSight<Types>

export const asks = ({ view: { pending }, me }: Sight, ...kinds: readonly AskKind[]): boolean =>
  pending !== null && pending.seat === me && kinds.includes(pending.kind)

export const begins = (sight: Sight): boolean => asks(sight, 'flip', 'turn') && sight.view.round === 1

export const card = (id: CardId): string => `card ${SLUG_OF[id]}`
const letter = (seat: number): string => String.fromCodePoint(97 + seat)
export const armyOf = (seat: number, index?: number): string =>
  `army ${letter(seat)}${index === undefined ? '' : index + 1}`

export const strength = (id: CardId): number => STRENGTH_OF[id]

export const faceUp = ({ armies }: View): readonly CardId[] =>
  armies.flat().flatMap((piece) => (piece.faceUp && piece.card !== null ? [piece.card] : []))

/** Null for an army that is empty or mixed; a card with the mark of Bruce is of every lineage. */
export function lineageOfArmy({ view, me }: Sight): LineageId | null {
  const known = view.armies[me].flatMap((piece) =>
    piece.card === null || piece.mark === 'joinEveryLineage' ? [] : [LINEAGE_OF[piece.card]],
  )
  return known.length > 0 && new Set(known).size === 1 ? known[0] : null
}

export const prizes = ({ view: { supporters } }: Sight): readonly CardId[] =>
  supporters.filter((prize) => prize !== null).toSorted((a, b) => b - a)

export const placing = (order: readonly Placing[], seat: number): Placing | undefined =>
  order.find((one) => one.seat === seat)

export const musterDown = (id: CardId): Action => ({ type: 'muster', card: id, faceUp: false })

export const placeWith = ({ view, me }: Sight, id: CardId): Placing | undefined =>
  placing(prospect(view, musterDown(id))?.order ?? [], me)

export function picked({ choice }: Sight): { readonly card: CardId; readonly mayBeUp: boolean } | null {
  const [first] = choice
  if (first?.type !== 'muster') return null
  if (!choice.every((one) => one.type === 'muster' && one.card === first.card)) return null
  return { card: first.card, mayBeUp: choice.some((one) => one.type === 'muster' && one.faceUp) }
}
