import type { Seat } from '@bothy/kernel'
import { cardOf, isEmptySlot, NONE, recruitAt } from '../topics/zones.ts'
import type { Event, State } from '../types.ts'
import { NEW_ROWS, type StepOf } from './frame.ts'

/** LOS-73, then LOS-71 or LOS-72. The next step deals the rows again. */
export const cleanUp: StepOf<'cleanUp'> = {
  run(s, _f, events) {
    s.stack.pop()
    for (let slot = 0; slot < s.recruits.length; slot++) if (!isEmptySlot(s, slot)) s.discards.push(recruitAt(s, slot))
    discardSupporters(s, events)
    for (let seat = 0; seat < s.seats; seat++) discardArmy(s, seat, events)

    const winner = s.order.length > 0 ? s.order[0].seat : s.initiative
    events?.push({ type: 'initiativeTaken', seat: winner, kept: winner === s.initiative })
    s.initiative = winner
    s.order = []
    s.stack.push(NEW_ROWS)
  },
}

/** LOS-69. */
function discardSupporters(s: State, events?: Event[]): void {
  const before = s.discards.length
  for (const card of s.supporters) if (card !== NONE) s.discards.push(card)
  if (s.discards.length > before) events?.push({ type: 'leftUnclaimed', cards: s.discards.slice(before) })
}

/** LOS-55, LOS-56: a marked MacDonnell, or a Scott marked as one, begins the next skirmish here, without its mark. */
function discardArmy(s: State, seat: Seat, events?: Event[]): void {
  const army = s.armies[seat]
  let kept = 0
  for (let i = 0; i < army.length; i++) {
    const piece = army[i]
    if (piece.mark === 'stayInPlay') {
      piece.mark = null
      army[kept++] = piece
      events?.push({ type: 'stayed', seat, piece: piece.id, card: cardOf(piece) })
    } else s.discards.push(cardOf(piece))
  }
  while (army.length > kept) army.pop()
}
