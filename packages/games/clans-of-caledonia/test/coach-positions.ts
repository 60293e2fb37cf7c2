import { positionsOf } from '@bothy/bots/strategy-suite'
import type { Json } from '@bothy/kernel'
import { opening } from '@bothy/kernel/lessons'
import { strategy } from '../opponents/index.ts'
import { clansOfCaledonia as game } from '../rules/index.ts'
import type { State } from '../rules/types.ts'
import { chapter } from '../teaching/lessons/scoring.ts'

const TABLES = [
  [1, 30],
  [2, 110],
  [3, 60],
  [4, 30],
] as const
const positionsAt = positionsOf(game, strategy)
let kept: readonly State[] | undefined

export const coachPositions = (): readonly State[] =>
  (kept ??= [
    ...TABLES.flatMap(([seats, count]) => positionsAt({ seats, count, seed: `coach-${seats}`, every: 7 })),
    ...lastRound(),
  ])

/** As in the lesson about scoring: a port in reach in the last round, and sheep of which one is a settlement of its own. */
function lastRound(): readonly State[] {
  const setup = JSON.parse(JSON.stringify(chapter.setup).replace('22,6,23', '22,41,23')) as Json
  const s = opening(game, { ...chapter, setup })
  const out: State[] = [game.clone(s)]
  const turns = ['ship', 'end', 'pass', 'end', 'expand sheep c2r1', 'end', 'obtain 41', 'end', 'fulfil 41']
  for (const ply of turns) {
    game.apply(s, game.actors(s)[0], game.read(ply))
    out.push(game.clone(s))
  }
  return out
}
