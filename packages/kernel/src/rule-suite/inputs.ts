import type { Game, GameTypes } from '../contract.ts'
import { commitment, stream } from '../random.ts'
import type { Strategy } from '../strategy.ts'
import { opened, wander } from './leaves.ts'

/** Of all that a net reads in a random game, every few plies and with the eyes of each seat: a net is worth only what it was trained on. */
export function hashOfInputs<T extends GameTypes>(
  game: Game<T>,
  { inputs, encode }: Pick<Strategy<T>, 'inputs' | 'encode'>,
  seats: number,
): { readonly inputs: number; readonly read: number; readonly hash: string } {
  const s = opened(game, { seats, seed: `inputs-${seats}` })
  const rng = stream('inputs', String(seats))
  const names = inputs(seats)
  const out = new Float32Array(names.length)
  const bytes = new Uint8Array(out.buffer)
  let hash = commitment(names.join(' '))
  let read = 0
  while (wander(game, s, rng, PLIES) === PLIES)
    for (let seat = 0; seat < seats; seat++) {
      out.fill(0)
      encode(s, seat, out)
      hash = commitment(hash + bytes.join(' '))
      read++
    }
  return { inputs: names.length, read, hash: hash.slice(0, 16) }
}

const PLIES = 5
