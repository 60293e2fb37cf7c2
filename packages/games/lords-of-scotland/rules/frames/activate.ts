import { itsSeat } from '@bothy/kernel'
import { ACTIVATE, notAsked, REFRAIN } from '../actions.ts'
import { POWER_OF } from '../../data/clans.ts'
import { powers } from '../powers.ts'
import { cardOf, indexOfPiece } from '../topics/zones.ts'
import type { AskOf } from './frame.ts'

/** LOS-31: asked only when the power may be activated (`whyNotActivate`), and only now. */
export const activate: AskOf<'activate'> = {
  actors: itsSeat,
  legal(_s, _f, _seat, out) {
    out.push(ACTIVATE)
    out.push(REFRAIN)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    const piece = s.armies[seat][indexOfPiece(s, seat, f.piece)]
    const card = cardOf(piece)
    if (a.type === 'refrain') {
      events?.push({ type: 'refrained', seat, card })
      return
    }
    if (a.type !== 'activate') return notAsked(a, f.kind)
    events?.push({ type: 'activated', seat, piece: piece.id, card })
    powers[POWER_OF[card]](s, seat, piece, events)
  },
}
