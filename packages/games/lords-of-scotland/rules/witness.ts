import { type Seat, unreachable } from '@bothy/kernel'
import type { Event } from './types.ts'

/** LOS-84 to LOS-92: every event is public; hidden cards in it only for seats that held them. */
export function witness(e: Event, seat: Seat | null): Event {
  switch (e.type) {
    case 'handDealt':
      return e.seat === seat ? e : { type: e.type, seat: e.seat, count: e.count, cards: null }
    case 'recruited': // LOS-85, LOS-86
      return e.faceUp || e.seat === seat
        ? e
        : { type: e.type, seat: e.seat, slot: e.slot, card: null, faceUp: e.faceUp, refill: e.refill, empty: e.empty }
    case 'mustered': // LOS-88
      return e.faceUp || e.seat === seat
        ? e
        : { type: e.type, seat: e.seat, piece: e.piece, card: null, faceUp: e.faceUp, extra: e.extra }
    case 'drew': // LOS-87
      return e.seat === seat ? e : { type: e.type, seat: e.seat, drawn: e.drawn, card: null }
    case 'discarded': // LOS-91
      return e.faceUp || e.owner === seat
        ? e
        : { type: e.type, seat: e.seat, owner: e.owner, piece: e.piece, card: null, faceUp: e.faceUp }
    case 'swapped': // LOS-84: the new controller and the former one
      return e.faceUp || e.seat === seat || e.owner === seat
        ? e
        : { type: e.type, seat: e.seat, owner: e.owner, gave: e.gave, took: null, piece: e.piece, faceUp: e.faceUp }
    case 'skirmishBegan':
    case 'rowThrownOut':
    case 'roundBegan':
    case 'turnSkipped':
    case 'flipped':
    case 'activated':
    case 'refrained':
    case 'exchanged':
    case 'copied':
    case 'marked':
    case 'declined':
    case 'reshuffled':
    case 'revealed':
    case 'ordered':
    case 'claimed':
    case 'leftUnclaimed':
    case 'stayed':
    case 'initiativeTaken':
    case 'gameEnded':
      return e
    default:
      return unreachable(e)
  }
}

/** LOS-96: cards shown to a seat cannot be taken back. */
export function reveals(e: Event): boolean {
  switch (e.type) {
    case 'handDealt':
    case 'rowThrownOut':
    case 'skirmishBegan':
    case 'flipped':
    case 'recruited':
    case 'revealed':
      return true
    case 'mustered':
      return e.faceUp
    case 'drew':
      return e.drawn
    case 'swapped':
      return !e.faceUp
    case 'roundBegan':
    case 'turnSkipped':
    case 'activated':
    case 'refrained':
    case 'discarded':
    case 'exchanged':
    case 'copied':
    case 'marked':
    case 'declined':
    case 'reshuffled':
    case 'ordered':
    case 'claimed':
    case 'leftUnclaimed':
    case 'stayed':
    case 'initiativeTaken':
    case 'gameEnded':
      return false
    default:
      return unreachable(e)
  }
}

/** Within a round each seat has one turn. */
export const endsTurn = (e: Event): boolean => e.type === 'roundBegan'
