import { glenMore as game } from '@bothy/glen-more'
import { bringsSuite } from '@bothy/board-kit/testing/brings-suite.ts'
import './both-languages.ts'
import { brings } from '../brings.ts'
import { samplePlay } from './sample-play.ts'

const plans = [2, 4].map((seats) => ({ seats, seed: `brings-${seats}`, sense: 0.9 }))

bringsSuite(brings, { game, plans, play: samplePlay, kinds: ['take', 'place'] })
