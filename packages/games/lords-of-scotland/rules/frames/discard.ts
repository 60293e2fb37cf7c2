import { itsSeat } from '@bothy/kernel'
import { DISCARD, notAsked } from '../actions.ts'
import { whyNotDiscard } from '../topics/targets.ts'
import { cardOf, indexOfPiece, removeAt } from '../topics/zones.ts'
import type { AskOf } from './frame.ts'

/** LOS-38, LOS-39, Wemyss: another card of any army goes to the discard pile, unseen if it lay face down. */
export const discard: AskOf<'discard'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    const card = cardOf(s.armies[f.seat][indexOfPiece(s, f.seat, f.piece)])
    for (let owner = 0; owner < s.seats; owner++)
      for (let i = 0; i < s.armies[owner].length; i++)
        if (whyNotDiscard(s, card, owner, i) === null) out.push(DISCARD[owner][i])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'discard') return notAsked(a, f.kind)
    s.stack.pop()
    const army = s.armies[a.owner]
    const piece = army[a.index]
    removeAt(army, a.index)
    if (piece.faceUp) s.discards.push(cardOf(piece))
    else s.secretDiscards.push({ id: piece.id, card: piece.card, origin: piece.origin, seenBy: piece.seenBy })
    events?.push({
      type: 'discarded',
      seat,
      owner: a.owner,
      piece: piece.id,
      card: cardOf(piece),
      faceUp: piece.faceUp,
    })
  },
}
