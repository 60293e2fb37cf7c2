import { below, fork, hide, peek, type RngState, type Seat, shuffle } from '@bothy/kernel'
import { endBounds } from './arranged.ts'
import { imagineModules } from '../modules/module-states.ts'
import { clone } from './clone.ts'
import { THE_END, type TileId } from '../data/tiles.ts'
import { OUT, STACK_D } from './topics/rondel.ts'
import type { State } from './types.ts'

/**
 * Everything of the base game is public but the order of the stacks and the rolls to come, and to all seats alike; Chronicles have
 * secrets of their own.
 */
export function imagine(state: State, seat: Seat | null, rng: RngState): State {
  const s = clone(state)
  for (let place = 0; place < s.stacks.length; place++) {
    const tiles = peek(s.stacks[place])
      .filter((tile) => tile !== THE_END)
      .toSorted((a, b) => a - b) // the true order must not matter
    shuffle(tiles, rng)
    if (place === STACK_D && s.end === OUT) putEnd(s, tiles, rng)
    s.stacks[place] = hide(tiles)
  }
  s.rolls = hide([])
  for (const name of Object.keys(s.rng)) s.rng[name] = fork(rng)
  imagineModules(s, seat, rng)
  return s
}

/** GM2-14: The End lies within its bounds, and not among the tiles that have been drawn. */
function putEnd(s: State, tiles: TileId[], rng: RngState): void {
  const n = s.sizes[STACK_D] - 1
  const drawn = n - tiles.length
  const { from, to } = endBounds(n, s.options.introductory)
  const least = Math.max(from, drawn)
  const depth = least + below(rng, to - least + 1) - drawn
  tiles.splice(tiles.length - depth, 0, THE_END)
}
