import './both-languages.ts'
import { coachPointsSuite } from '@bothy/board-kit/testing/coach-points-suite.tsx'
import { pointingSuite } from '@bothy/board-kit/testing/pointing-suite.tsx'
import { clansOfCaledonia as game } from '@bothy/clans-of-caledonia'
import { coach } from '@bothy/clans-of-caledonia/coach'
import { coachPositions as positions } from '@bothy/clans-of-caledonia/coach-positions'
import { lessons } from '@bothy/clans-of-caledonia/lessons'
import { board } from '../index.ts'
import { findThing } from '../find-thing.ts'

pointingSuite({ game, board, lessons, findThing })

coachPointsSuite({ game, board, coach, findThing, positions, pointless: [] })
