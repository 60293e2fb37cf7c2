import type { Seat } from '@bothy/kernel'
import type { Aside } from '../../../rules/moments.ts'
import type { State } from '../../../rules/types.ts'
import { ANDERSON, CLAIMER, DUFF, type GangsterId, LAIRD, LURKERS, MUSCLE, SNITCH, WANDER } from '../data/index.ts'
import { shifting } from './gangsters/anderson.ts'
import { bargeIn } from './gangsters/boats.ts'
import { staking } from './gangsters/claimer.ts'
import { grabbing } from './gangsters/duff.ts'
import { reserving } from './gangsters/laird.ts'
import { hiring } from './gangsters/lurkers.ts'
import { sneaking } from './gangsters/snitch.ts'
import { charging } from './gangsters/wander.ts'
import { hasGangster } from './queries.ts'

/** In the order in which they are listed. */
const OFFERED: readonly { readonly by: readonly GangsterId[]; readonly aside: Aside }[] = [
  { by: [WANDER], aside: charging },
  { by: [DUFF], aside: grabbing },
  { by: [LAIRD], aside: reserving },
  { by: LURKERS, aside: hiring },
  { by: [SNITCH], aside: sneaking },
  { by: [MUSCLE], aside: bargeIn },
  { by: [ANDERSON], aside: shifting },
  { by: [CLAIMER], aside: staking },
]

function hasAny(s: State, seat: Seat, gangsters: readonly GangsterId[]): boolean {
  for (let i = 0; i < gangsters.length; i++) if (hasGangster(s, seat, gangsters[i])) return true
  return false
}

/** One for all of them: most seats have one or two gangsters, and the others need not be asked. */
export const aside: Aside = {
  list(s, seat, window, out) {
    for (let i = 0; i < OFFERED.length; i++)
      if (hasAny(s, seat, OFFERED[i].by)) OFFERED[i].aside.list(s, seat, window, out)
  },
  grey(s, seat, grey) {
    for (const { by, aside: one } of OFFERED) if (hasAny(s, seat, by)) one.grey?.(s, seat, grey)
  },
  apply: (s, seat, a, events) =>
    OFFERED.some(({ by, aside: one }) => hasAny(s, seat, by) && one.apply(s, seat, a, events)),
}
