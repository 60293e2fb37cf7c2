import { positionsOf } from '@bothy/bots/strategy-suite'
import { ORDER } from '../modules/order.ts'
import { strategy } from '../opponents/index.ts'
import { glenMore2 as game, type State } from '../rules/index.ts'

const positionsAt = positionsOf(game, strategy)
const at = (seats: number, count: number, setup = {}): readonly State[] =>
  positionsAt({ seats, count, seed: `coach-${seats}-${JSON.stringify(setup)}`, every: 2, setup })
let kept: readonly State[] | undefined

export const coachPositions = (): readonly State[] =>
  (kept ??= [
    ...[2, 3, 4].flatMap((seats) => at(seats, 600)),
    ...ORDER.flatMap((chronicle, i) => at(3 + (i % 2), 60, { [chronicle]: true })),
  ])
