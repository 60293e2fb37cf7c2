import type { Seat } from '@bothy/kernel'
import { inputList, ONE, SIDES_IN_TURN } from '@bothy/kernel/strategy'
import { MAX_SEATS, ROUNDS } from '../data/limits.ts'
import type { State } from '../rules/types.ts'
import { TERMS } from './script.ts'
import { roundOf } from './rates.ts'
import { weigh } from './worth.ts'

/** VP of a term that are encoded as 1. */
const UNIT = 40

const layouts = Array.from({ length: MAX_SEATS + 1 }, (_, seats) => {
  const list = inputList()
  list.group('round', ONE)
  for (const side of SIDES_IN_TURN.slice(0, seats))
    list.group(
      side,
      TERMS.map(({ name }) => name),
    )
  return list.names
})
export const inputNames = (seats: number): readonly string[] => layouts[seats]

const terms = new Float64Array(TERMS.length)

export function encode(s: State, seat: Seat, out: Float32Array): void {
  let at = 0
  out[at++] = roundOf(s) / ROUNDS
  for (let i = 0; i < s.seats; i++) {
    weigh(s, (seat + i) % s.seats, Math.min(s.passed.length, s.seats - 1), terms)
    for (const term of terms) out[at++] = Math.max(-7, Math.min(7, term / UNIT))
  }
}
