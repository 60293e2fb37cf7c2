import { fork, hide, peek, type RngState, type Seat, shuffle } from '@bothy/kernel'
import { clone } from './clone.ts'
import type { State } from './types.ts'

/** Only the order of the stacks and future rolls are hidden, alike from all seats. */
export function imagine(state: State, _seat: Seat | null, rng: RngState): State {
  const s = clone(state)
  for (let i = 0; i < s.stacks.length; i++) {
    const tiles = peek(s.stacks[i]).toSorted((a, b) => a - b) // sorted, so that the true order does not matter
    shuffle(tiles, rng)
    s.stacks[i] = hide(tiles)
  }
  s.rolls = hide([])
  s.rng.die = fork(rng)
  return s
}
