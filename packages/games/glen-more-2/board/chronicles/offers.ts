import { DIE, type Offer, type View, type Yield } from '@bothy/glen-more-2/data'
import { allParts, partsOf } from './brought.ts'
import type { ChronicleSlots } from './part.ts'

export const mover = (view: View): ChronicleSlots['moves'] =>
  partsOf(view).find(({ moves }) => moves?.isAsked(view) === true)?.moves

export const offersOf = (view: View): readonly Offer[] => mover(view)?.offers(view) ?? view.offers

export const yieldsOf = (view: View): readonly Yield[] => mover(view)?.yields(view) ?? view.yields

export const movedBy = (view: View): number | null => mover(view)?.piece ?? view.pending?.seat ?? null

export const isDie = (piece: number): boolean => piece === DIE

export const pieceOf = (piece: number): ChronicleSlots['piece'] =>
  allParts().find((part) => part.piece?.id === piece)?.piece
