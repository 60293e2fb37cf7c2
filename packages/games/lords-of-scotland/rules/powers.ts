import type { Seat } from '@bothy/kernel'
import type { PowerId } from '../data/clans.ts'
import { EXTRA_MUSTER } from './frames/frame.ts'
import { drawCard } from './topics/draw.ts'
import { tookUnseen } from './topics/traces.ts'
import { cardOf, NONE, ownHand } from './topics/zones.ts'
import type { ArmyCard, Event, Mark, State } from './types.ts'

/** `piece` is "this card" of LOS-37: the mustered one, also for a Scott that copies. */
export type Power = (s: State, seat: Seat, piece: ArmyCard, events?: Event[]) => void

/** LOS-34, LOS-51: a public mark, which works at the end of the skirmish. */
const leaveMark =
  (mark: Mark): Power =>
  (_s, seat, piece, events) => {
    piece.mark = mark
    events?.push({ type: 'marked', seat, piece: piece.id, card: cardOf(piece), mark })
  }

/** LOS-43, LOS-76. */
const drawToHand: Power = (s, seat, _piece, events) => {
  const card = drawCard(s, events)
  if (card !== NONE) {
    ownHand(s, seat).push(card)
    tookUnseen(s, seat, s.memory.generation)
  }
  events?.push({ type: 'drew', seat, drawn: card !== NONE, card: card === NONE ? null : card })
}

export const powers = {
  copyPower: (s, seat, piece) => void s.stack.push({ kind: 'copy', seat, piece: piece.id }),
  discardAnother: (s, seat, piece) => void s.stack.push({ kind: 'discard', seat, piece: piece.id }),
  swapWithClan: (s, seat, piece) => void s.stack.push({ kind: 'swap', seat, piece: piece.id }),
  swapWithSupporter: (s, seat, piece) => void s.stack.push({ kind: 'exchange', seat, piece: piece.id }),
  musterAnother: (s, seat) => void s.stack.push(EXTRA_MUSTER[seat]),
  drawCard: drawToHand,
  stayInPlay: leaveMark('stayInPlay'),
  claimTwo: leaveMark('claimTwo'),
  joinEveryLineage: leaveMark('joinEveryLineage'),
} as const satisfies Record<PowerId, Power>
