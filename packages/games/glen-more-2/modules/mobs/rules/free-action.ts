import type { Seat } from '@bothy/kernel'
import type { FreeAction } from '../../../rules/hooks.ts'
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

const OFFERED: readonly { readonly by: readonly GangsterId[]; readonly freeAction: FreeAction }[] = [
  { by: [WANDER], freeAction: charging },
  { by: [DUFF], freeAction: grabbing },
  { by: [LAIRD], freeAction: reserving },
  { by: LURKERS, freeAction: hiring },
  { by: [SNITCH], freeAction: sneaking },
  { by: [MUSCLE], freeAction: bargeIn },
  { by: [ANDERSON], freeAction: shifting },
  { by: [CLAIMER], freeAction: staking },
]

function hasAny(s: State, seat: Seat, gangsters: readonly GangsterId[]): boolean {
  for (let i = 0; i < gangsters.length; i++) if (hasGangster(s, seat, gangsters[i])) return true
  return false
}

/** A single aside, since most seats have one or two gangsters and the others need not be asked. */
export const freeAction: FreeAction = {
  list(s, seat, window, out) {
    for (let i = 0; i < OFFERED.length; i++)
      if (hasAny(s, seat, OFFERED[i].by)) OFFERED[i].freeAction.list(s, seat, window, out)
  },
  grey(s, seat, grey) {
    for (const { by, freeAction: one } of OFFERED) if (hasAny(s, seat, by)) one.grey?.(s, seat, grey)
  },
  apply: (s, seat, a, events) =>
    OFFERED.some(({ by, freeAction: one }) => hasAny(s, seat, by) && one.apply(s, seat, a, events)),
}
