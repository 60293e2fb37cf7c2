import { itsSeat } from '@bothy/kernel'
import { EXCHANGE, notAsked } from '../actions.ts'
import { whyNotSupporter } from '../topics/targets.ts'
import { cardOf, indexOfPiece, newPiece } from '../topics/zones.ts'
import type { AskOf } from './frame.ts'

/** LOS-40, Cockburn: this card becomes a supporter, the chosen supporter joins the army face up. */
export const exchange: AskOf<'exchange'> = {
  actors: itsSeat,
  legal(s, _f, _seat, out) {
    for (let slot = 0; slot < s.supporters.length; slot++)
      if (whyNotSupporter(s, slot) === null) out.push(EXCHANGE[slot])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'exchange') return notAsked(a, f.kind)
    s.stack.pop()
    const army = s.armies[seat]
    const index = indexOfPiece(s, seat, f.piece)
    const gave = cardOf(army[index])
    const took = s.supporters[a.slot]
    s.supporters[a.slot] = gave
    army[index] = newPiece(s, seat, took, true)
    events?.push({ type: 'exchanged', seat, slot: a.slot, gave, took, piece: army[index].id })
  },
}
