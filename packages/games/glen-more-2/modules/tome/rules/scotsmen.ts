import { itsSeat } from '@bothy/kernel'
import { DECLINE, GIVE, MOVE, notAsked } from '../../../rules/actions.ts'
import { homeCastle } from '../../../data/tiles.ts'
import { walk } from '../../../rules/frames/activate.ts'
import type { AskOf } from '../../../rules/frames/frame.ts'
import { giveOne } from '../../../rules/frames/payment.ts'

/** GM2-C6-11: from any tile of the territory. That there are enough was asked before. */
export const forfeit: AskOf<'forfeit'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const tile of s.tiles[f.seat]) if (s.scotsmen[tile] > 0) out.push(GIVE[tile])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'give') return notAsked(a, f.kind)
    s.stack.pop()
    giveOne(s, seat, a.tile, events)
    if (f.left > 1)
      s.stack.push({ kind: 'resolving', seat, card: f.card, ops: [{ op: 'payScotsman', amount: f.left - 1 }] })
  },
}

/** Castle Moil: to the Home Castle, without a point. */
export const recall: AskOf<'recall'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    const castle = homeCastle(f.seat)
    for (const tile of s.tiles[f.seat]) if (tile !== castle && s.scotsmen[tile] > 0) out.push(MOVE[tile][castle])
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') {
      events?.push({ type: 'declined', seat })
      return
    }
    if (a.type !== 'move') return notAsked(a, f.kind)
    if (f.left > 1)
      s.stack.push({ kind: 'resolving', seat, card: f.card, ops: [{ op: 'teleportScotsman', amount: f.left - 1 }] })
    walk(s, seat, a.from, a.to, events)
  },
}

/** Fort George: as many as are in the Home Castle, one after the other, without points. */
export const muster: AskOf<'muster'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    const castle = homeCastle(f.seat)
    for (const tile of s.tiles[f.seat]) if (tile !== castle) out.push(MOVE[castle][tile])
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'move' && a.type !== 'decline') return notAsked(a, f.kind)
    if (a.type === 'decline' || s.scotsmen[a.from] === 1) s.stack.pop()
    if (a.type === 'decline') return
    walk(s, seat, a.from, a.to, events)
  },
}
