import { itsSeat } from '@bothy/kernel'
import { DECLINE, notAsked } from '../actions.ts'
import type { AskOf } from './frame.ts'
import { listMusters, muster } from './muster.ts'

/** LOS-44 to LOS-46, Makgill: one more muster in the same turn, or not. */
export const extraMuster: AskOf<'extraMuster'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    listMusters(s, f.seat, out)
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'muster') muster(s, seat, a, true, events)
    else if (a.type === 'decline') events?.push({ type: 'declined', seat })
    else notAsked(a, f.kind)
  },
}
