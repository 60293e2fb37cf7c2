import { lordsOfScotland, type Types, type View } from '@bothy/lords-of-scotland'
import type { BoardChecks } from '@bothy/board-kit/testing/board-suite.tsx'
import './both-languages.ts'
import { type Plan, samplePlay } from './sample-play.ts'

function things(view: View): readonly string[] {
  return [
    'draw',
    'discards',
    'initiative',
    ...view.points.map((_, seat) => `pile:${seat}`),
    ...view.recruits.map((_, slot) => `recruit:${slot}`),
    ...view.supporters.map((_, slot) => `supporter:${slot}`),
    ...view.armies.flat().map(({ id }) => `piece:${id}`),
    ...view.hand.map(({ card }) => `card:${card}`),
    'card:97',
    'piece:9999',
    'nonsense',
  ]
}

const PLANS: readonly Plan[] = [2, 3, 4, 5].flatMap((seats) => [
  { seats, seed: `boards-${seats}`, royal: true, muster: 0.75 },
  { seats, seed: `full-${seats}`, royal: false, muster: 0.2 },
])

export const boardChecks: BoardChecks<Types, Plan> = { game: lordsOfScotland, plans: PLANS, play: samplePlay, things }
