import { tileLogSuite } from '@bothy/board-kit/testing/tile-suites.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { samplePlay } from './sample-play.ts'

tileLogSuite(board, {
  plans: [{ seats: 4, seed: 'signs-2', sense: 0.7 }],
  play: samplePlay,
  least: 15,
  plain: { gameBegan: 'names seats' },
})
