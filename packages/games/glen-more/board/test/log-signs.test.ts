import type { Types } from '@bothy/glen-more'
import { logSignsSuite } from '@bothy/board-kit/testing/log-signs-suite.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { type Plan, samplePlay } from './sample-play.ts'

const PLANS: readonly Plan[] = [
  { seats: 2, seed: 'signs-1', sense: 0.9 },
  { seats: 4, seed: 'signs-2', sense: 0.7 },
]

logSignsSuite<Types, Plan>(board, {
  plans: PLANS,
  play: samplePlay,
  least: 15,
  plain: {
    gameBegan: 'names seats',
    turnEnded: 'says that it is over',
    scoring: 'has a table',
    finalScoring: 'has a table',
    gameEnded: 'names seats',
  },
})
