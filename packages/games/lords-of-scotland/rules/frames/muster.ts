import type { Seat } from '@bothy/kernel'
import { MUSTER_DOWN, MUSTER_UP } from '../actions.ts'
import { whyNotActivate } from '../topics/activation.ts'
import { musteredDown, musteredUp } from '../topics/traces.ts'
import { newPiece, ownHand, takeFromHand } from '../topics/zones.ts'
import type { Action, Event, State } from '../types.ts'

/** LOS-22: any card of the hand, face up or face down. */
export function listMusters(s: State, seat: Seat, out: Action[]): void {
  const hand = ownHand(s, seat)
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    out.push(MUSTER_UP[card])
    out.push(MUSTER_DOWN[card])
  }
}

/** LOS-22 to LOS-24: the card joins the army; face up, its power may be activated if the test allows it. */
export function muster(
  s: State,
  seat: Seat,
  a: Extract<Action, { type: 'muster' }>,
  extra: boolean,
  events?: Event[],
): void {
  takeFromHand(s, seat, a.card)
  const piece = newPiece(s, seat, a.card, a.faceUp)
  s.armies[seat].push(piece)
  events?.push({ type: 'mustered', seat, piece: piece.id, card: a.card, faceUp: a.faceUp, extra })
  if (!a.faceUp) return musteredDown(s, seat, piece.id) // LOS-23
  musteredUp(s, seat, a.card)
  if (whyNotActivate(s, seat, a.card) === null) s.stack.push({ kind: 'activate', seat, piece: piece.id })
}
