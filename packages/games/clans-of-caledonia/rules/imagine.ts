import { fork, hide, peek, type RngState, type Seat, shuffle } from '@bothy/kernel'
import { clone } from './clone.ts'
import type { State } from './types.ts'

/** COC-1: everything is public but the order of the pile and future rolls, for all seats alike. Contracts under the pile were seen. */
export function imagine(state: State, _seat: Seat | null, rng: RngState): State {
  const s = clone(state)
  const pile = peek(s.pile).toSorted((a, b) => a - b) // the result must not depend on the true order
  shuffle(pile, rng)
  s.pile = hide(pile)
  s.goodsRolls = hide([])
  s.priceRolls = hide([])
  s.rng.dice = fork(rng)
  return s
}
