import { clansOfCaledonia as game } from '@bothy/clans-of-caledonia'
import { bringsSuite } from '@bothy/board-kit/testing/brings-suite.ts'
import './both-languages.ts'
import { brings } from '../brings.ts'
import { samplePlay } from './sample-play.ts'

const plans = [2, 3, 4].map((seats) => ({
  seats,
  seed: `brings-${seats}`,
  sense: 0.95,
  fond: ['cow', 'sheep'] as const,
}))

bringsSuite(brings, {
  game,
  plans,
  play: samplePlay,
  kinds: ['take', 'place', 'expand', 'obtain', 'fulfil', 'slaughter', 'port'],
})
