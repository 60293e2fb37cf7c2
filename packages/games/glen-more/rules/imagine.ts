import { fork, hide, peek, type RngState, type Seat, shuffle } from '@bothy/kernel'
import { clone } from './clone.ts'
import type { State } from './types.ts'

/** Everything is public but the order of the stacks and the rolls to come, and to all seats alike. */
export function imagine(state: State, _seat: Seat | null, rng: RngState): State {
  const s = clone(state)
  for (let i = 0; i < s.stacks.length; i++) {
    const tiles = peek(s.stacks[i]).toSorted((a, b) => a - b) // the true order must not matter
    shuffle(tiles, rng)
    s.stacks[i] = hide(tiles)
  }
  s.rolls = hide([])
  s.rng.die = fork(rng)
  return s
}
