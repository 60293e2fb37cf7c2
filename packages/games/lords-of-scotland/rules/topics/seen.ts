import type { Seat } from '@bothy/kernel'
import type { ArmyCard, ShownPiece, State } from '../types.ts'
import { cardOf } from './zones.ts'

/** LOS-83, LOS-84: a face-down card is known to its present controller alone. */
const shownPiece = (piece: ArmyCard, controls: boolean): ShownPiece => ({
  id: piece.id,
  card: piece.faceUp || controls ? cardOf(piece) : null,
  faceUp: piece.faceUp,
  mark: piece.mark,
})

export const armiesSeenBy = (s: State, viewer: Seat | null): readonly (readonly ShownPiece[])[] =>
  s.armies.map((army, owner) => army.map((piece) => shownPiece(piece, owner === viewer)))
