import { positionsOf } from '@bothy/bots/strategy-suite'
import { strategy } from '../opponents/index.ts'
import { glenMore as game, type State } from '../rules/index.ts'

const SEATS = [2, 3, 4, 5] as const
const COUNT = 600
const positionsAt = positionsOf(game, strategy)
let kept: readonly State[] | undefined

export const coachPositions = (): readonly State[] =>
  (kept ??= SEATS.flatMap((seats) => positionsAt({ seats, count: COUNT, seed: `coach-${seats}`, every: 3 })))
