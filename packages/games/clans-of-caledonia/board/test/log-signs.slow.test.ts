import type { Types } from '@bothy/clans-of-caledonia'
import { logSignsSuite } from '@bothy/board-kit/testing/log-signs-suite.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { type Plan, samplePlay } from './sample-play.ts'

const PLANS: readonly Plan[] = [
  { seats: 1, seed: 'signs-1', sense: 0.8 },
  { seats: 3, seed: 'signs-2', sense: 0.7 },
  { seats: 4, seed: 'signs-3', sense: 0.9 },
]

logSignsSuite<Types, Plan>(board, {
  plans: PLANS,
  play: samplePlay,
  least: 28,
  plain: {
    declined: 'says what was not done',
    turnEnded: 'says that it is over',
    gloryGained: 'counts points',
    gameEnded: 'has a table',
  },
})
