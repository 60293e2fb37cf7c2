import { tileLogSuite } from '@bothy/board-kit/testing/tile-suites.ts'
import { ORDER } from '@bothy/glen-more-2/data'
import { loadAllChronicles } from '../chronicles/load.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { setupOf } from './many-chronicles.ts'
import { samplePlay } from './sample-play.ts'

await loadAllChronicles()

tileLogSuite(board, {
  plans: ORDER.map((id) => ({ seats: 3, seed: `signs-${id}`, sense: 0.8, options: setupOf(id) })),
  play: samplePlay,
  least: 45,
  plain: {
    declined: 'says what was not done',
    finished: 'says that a seat is done',
    vpGained: 'counts points',
  },
})
