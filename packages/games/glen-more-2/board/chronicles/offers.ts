import { DIE, type Offer, type View, type Yield } from '@bothy/glen-more-2/data'
import { allParts, partsOf } from './brought.ts'
import type { ChronicleSlots } from './part.ts'

/** The Chronicle that asks for a move of a piece now. */
export const mover = (view: View): ChronicleSlots['moves'] =>
  partsOf(view).find(({ moves }) => moves?.isAsked(view) === true)?.moves

/** For the piece that is to be moved. */
export const offersOf = (view: View): readonly Offer[] => mover(view)?.offers(view) ?? view.offers

/** For the seat that takes one of the tiles. */
export const yieldsOf = (view: View): readonly Yield[] => mover(view)?.yields(view) ?? view.yields

/** The piece that is to be moved: that of the seat, or one that it moves besides. */
export const movedBy = (view: View): number | null => mover(view)?.piece ?? view.pending?.seat ?? null

export const isDie = (piece: number): boolean => piece === DIE

/** A piece of nobody that a Chronicle has put on the rondel. */
export const pieceOf = (piece: number): ChronicleSlots['piece'] =>
  allParts().find((part) => part.piece?.id === piece)?.piece
