import { itsSeat } from '@bothy/kernel'
import { CLAIM, notAsked } from '../actions.ts'
import { STRENGTH_OF } from '../../data/clans.ts'
import { whyNotSupporter } from '../topics/targets.ts'
import { NONE } from '../topics/zones.ts'
import type { AskOf } from './frame.ts'

/** LOS-67, LOS-70: any supporter of the row, and no way to refuse. */
export const claim: AskOf<'claim'> = {
  actors: itsSeat,
  legal(s, _f, _seat, out) {
    for (let slot = 0; slot < s.supporters.length; slot++) if (whyNotSupporter(s, slot) === null) out.push(CLAIM[slot])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'claim') return notAsked(a, f.kind)
    s.stack.pop()
    const card = s.supporters[a.slot]
    s.supporters[a.slot] = NONE
    s.piles[seat].push(card)
    s.points[seat] += STRENGTH_OF[card] // LOS-3
    events?.push({ type: 'claimed', seat, slot: a.slot, card, points: STRENGTH_OF[card], total: s.points[seat] })
    if (f.left > 1) s.stack.push({ kind: 'claim', seat, left: f.left - 1 })
  },
}
