import type { Types } from '@bothy/glen-more-2'
import { logSignsSuite } from '@bothy/board-kit/testing/log-signs-suite.ts'
import { loadAllChronicles } from '../chronicles/load.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { setupOf } from './many-chronicles.ts'
import { type Plan, samplePlay } from './sample-play.ts'

await loadAllChronicles()

const PLANS: readonly Plan[] = [
  { seats: 2, seed: 'signs-1', sense: 0.9 },
  ...['race', 'mountain', 'cellars', 'englishman', 'haggis', 'tome', 'council', 'mobs'].map((id) => ({
    seats: 3,
    seed: `signs-${id}`,
    sense: 0.8,
    options: setupOf(id),
  })),
]

logSignsSuite<Types, Plan>(board, {
  plans: PLANS,
  play: samplePlay,
  least: 45,
  plain: {
    declined: 'says what was not done',
    finished: 'says that a seat is done',
    turnEnded: 'says that it is over',
    vpGained: 'counts points',
    scoring: 'has a table',
    finalScoring: 'has a table',
    gameEnded: 'names seats',
  },
})
