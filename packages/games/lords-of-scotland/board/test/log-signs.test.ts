import type { Types } from '@bothy/lords-of-scotland'
import { logSignsSuite } from '@bothy/board-kit/testing/log-signs-suite.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { type Plan, samplePlay } from './sample-play.ts'

const PLANS: readonly Plan[] = [
  { seats: 2, seed: 'signs-1', royal: true, muster: 0.5 },
  { seats: 4, seed: 'signs-2', royal: true, muster: 0.7 },
]

logSignsSuite<Types, Plan>(board, {
  plans: PLANS,
  play: samplePlay,
  least: 15,
  plain: {
    roundBegan: 'counts rounds',
    reshuffled: 'counts cards that nobody sees',
    ordered: 'has a table of totals',
    initiativeTaken: 'names a seat',
    gameEnded: 'names seats',
  },
})
