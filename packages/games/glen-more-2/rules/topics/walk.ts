import type { Seat } from '@bothy/kernel'
import { AROUND } from '@bothy/kit'
import { homeCastle, TILE_COUNT, type TileId } from '../../data/tiles.ts'
import type { State } from '../types.ts'
import { drawSketch, sketch, wipeSketch } from './territory.ts'

/** Steps from the Home Castle, by tile; filled by `measureWays`, `FAR` for tiles of others. */
export const steps = new Uint8Array(TILE_COUNT)
export const FAR = 99
const queue: TileId[] = []

export function measureWays(s: State, seat: Seat): void {
  steps.fill(FAR)
  queue.length = 0
  queue.push(homeCastle(seat))
  steps[homeCastle(seat)] = 0
  drawSketch(s, seat)
  for (let i = 0; i < queue.length; i++)
    for (let k = 0; k < AROUND.length; k++) {
      const near = sketch[s.cell[queue[i]] + AROUND[k]] - 1
      if (near < 0 || steps[near] !== FAR) continue
      steps[near] = steps[queue[i]] + 1
      queue.push(near)
    }
  wipeSketch(s, seat)
}
