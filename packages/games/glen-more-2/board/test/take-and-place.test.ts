import { glenMore2 as game } from '@bothy/glen-more-2'
import { takeAndPlaceSuite } from '@bothy/board-kit/testing/take-and-place-suite.ts'
import { isPaidAtOnce } from '../land/paid-at-once.ts'
import { samplePlay as play } from './sample-play.ts'

takeAndPlaceSuite({ game, play }, isPaidAtOnce)
