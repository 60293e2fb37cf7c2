import type { Seat } from '@bothy/kernel'
import { claimsOf, orderSeenBy } from '../rules/armies.ts'
import { forget } from '../rules/sightings.ts'
import { cardOf } from '../rules/zones.ts'
import type { Event, ShownPiece, State } from '../types.ts'
import { END_OF_GAME, type StepOf } from './frame.ts'

/** LOS-60 to LOS-65: armies face up, totals, order; then the claims in that order. */
export const reveal: StepOf<'reveal'> = {
  run(s, _f, events) {
    s.stack.pop()
    turnArmiesUp(s, events)
    s.order = orderSeenBy(s, null)
    events?.push({ type: 'ordered', order: s.order.slice() })
    s.stack.push(END_OF_GAME)
    pushClaims(s)
  },
}

/** LOS-61, LOS-92. */
function turnArmiesUp(s: State, events?: Event[]): void {
  const shown: { seat: Seat; pieces: ShownPiece[] }[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    const pieces: ShownPiece[] = []
    for (const piece of s.armies[seat]) {
      if (piece.faceUp) continue
      piece.faceUp = true
      forget(s, piece.origin, cardOf(piece))
      if (events !== undefined) pieces.push({ id: piece.id, card: cardOf(piece), faceUp: true, mark: piece.mark })
    }
    if (pieces.length > 0) shown.push({ seat, pieces })
  }
  if (shown.length > 0) events?.push({ type: 'revealed', armies: shown })
}

/** LOS-66 to LOS-68: nothing changes the number of claims once they begin, so each seat is asked only for those it gets. */
function pushClaims(s: State): void {
  let left = s.supporters.length
  const claims: number[] = []
  for (const { seat } of s.order) {
    const n = Math.min(left, claimsOf(s.armies[seat]))
    claims.push(n)
    left -= n
  }
  for (let i = s.order.length - 1; i >= 0; i--)
    if (claims[i] > 0) s.stack.push({ kind: 'claim', seat: s.order[i].seat, left: claims[i] })
}
