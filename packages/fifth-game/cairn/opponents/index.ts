import { inputList, type Strategy, ONE } from '@bothy/kernel/strategy'
import { MAX_SEATS, STONES } from '../data/stones.ts'
import { pointsOf } from '../rules/tally.ts'
import type { Types } from '../rules/types.ts'

const inputs = inputList()
const POINTS = inputs.group('points', ONE)

/** `random`, `easy` and `medium` play from this; `hard` would need a net. */
export const strategy: Strategy<Types> = {
  terms: [
    { name: 'points', plain: 1, tuned: 1, sight: 'now' },
    { name: 'hidden', plain: 0.5, tuned: 0.5, sight: 'soon' },
  ],
  beginner: { slack: 3, temperature: 2, isLate: () => true },
  evaluate(s, seat, out) {
    out[0] = pointsOf(s, seat, seat)
    out[1] = s.cairns[seat].filter((placed) => !placed.up).length
  },
  prune: (_s, _seat, legal) => legal,
  inputs: () => inputs.names,
  encode(s, seat, out) {
    out[POINTS] = pointsOf(s, seat, seat) / (STONES * MAX_SEATS)
  },
  isDecisionComplete: (s) => s.stack.at(-1)?.kind !== 'place',
  trainingSetups: () => [{}, { doubled: true }],
  supportsSetup: () => true,
}
