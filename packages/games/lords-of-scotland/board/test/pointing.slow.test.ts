import './both-languages.ts'
import { coachPointsSuite } from '@bothy/board-kit/testing/coach-points-suite.tsx'
import { pointingSuite } from '@bothy/board-kit/testing/pointing-suite.tsx'
import { lordsOfScotland as game } from '@bothy/lords-of-scotland'
import { coach } from '@bothy/lords-of-scotland/coach'
import { coachPositions as positions } from '@bothy/lords-of-scotland/coach-positions'
import { lessons } from '@bothy/lords-of-scotland/lessons'
import { board } from '../index.ts'
import { findThing } from '../find-thing.ts'

pointingSuite({ game, board, lessons, findThing })

const pointless = ['hideBlocked']
coachPointsSuite({ game, board, coach, findThing, positions, pointless })
