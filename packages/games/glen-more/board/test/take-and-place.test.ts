import { glenMore as game } from '@bothy/glen-more'
import { takeAndPlaceSuite } from '@bothy/board-kit/testing/take-and-place-suite.ts'
import { isPaidAtOnce } from '../land/paid-at-once.ts'
import { samplePlay as play } from './sample-play.ts'

takeAndPlaceSuite({ game, play }, isPaidAtOnce)
