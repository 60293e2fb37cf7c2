import './both-languages.ts'
import { coachPointsSuite } from '@bothy/board-kit/testing/coach-points-suite.tsx'
import { lordsOfScotland as game } from '@bothy/lords-of-scotland'
import { coach } from '@bothy/lords-of-scotland/coach'
import { coachPositions as positions } from '@bothy/lords-of-scotland/coach-positions'
import { board } from '../index.ts'
import { findThing } from '../find-thing.ts'

coachPointsSuite({ game, board, coach, findThing, positions, pointless: ['hideBlocked'] })
