import { itsSeat } from '@bothy/kernel'
import { COPY, notAsked } from '../actions.ts'
import { POWER_OF } from '../../data/clans.ts'
import { powers } from '../powers.ts'
import { whyNotCopy } from '../topics/targets.ts'
import { cardOf, indexOfPiece } from '../topics/zones.ts'
import type { AskOf } from './frame.ts'

/** LOS-47 to LOS-51, Scott: the printed power of another face-up card, carried out by the Scott as its own. */
export const copy: AskOf<'copy'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    const card = cardOf(s.armies[f.seat][indexOfPiece(s, f.seat, f.piece)])
    for (let owner = 0; owner < s.seats; owner++)
      for (let i = 0; i < s.armies[owner].length; i++)
        if (whyNotCopy(s, f.seat, card, owner, i) === null) out.push(COPY[owner][i])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'copy') return notAsked(a, f.kind)
    s.stack.pop()
    const piece = s.armies[seat][indexOfPiece(s, seat, f.piece)]
    const target = cardOf(s.armies[a.owner][a.index])
    const power = POWER_OF[target]
    events?.push({ type: 'copied', seat, card: cardOf(piece), owner: a.owner, target, power })
    powers[power](s, seat, piece, events)
  },
}
