import './both-languages.ts'
import { coachPointsSuite } from '@bothy/board-kit/testing/coach-points-suite.tsx'
import { pointingSuite } from '@bothy/board-kit/testing/pointing-suite.tsx'
import { glenMore as game } from '@bothy/glen-more'
import { coach } from '@bothy/glen-more/coach'
import { coachPositions as positions } from '@bothy/glen-more/coach-positions'
import { lessons } from '@bothy/glen-more/lessons'
import { board } from '../index.ts'
import { findThing } from '../find-thing.ts'

pointingSuite({ game, board, lessons, findThing })

const pointless = ['cannotPay', 'noPlace', 'walledIn', 'pointsLeft', 'lastTurn', 'aloneLast', 'tooLarge', 'wellPlaced']
coachPointsSuite({ game, board, coach, findThing, positions, pointless })
