import './both-languages.ts'
import { coachPointsSuite } from '@bothy/board-kit/testing/coach-points-suite.tsx'
import { glenMore as game } from '@bothy/glen-more'
import { coach } from '@bothy/glen-more/coach'
import { coachPositions as positions } from '@bothy/glen-more/coach-positions'
import { board } from '../index.ts'
import { findThing } from '../find-thing.ts'

coachPointsSuite({
  game,
  board,
  coach,
  findThing,
  positions,
  pointless: ['cannotPay', 'noPlace', 'walledIn', 'pointsLeft', 'lastTurn', 'aloneLast', 'tooLarge', 'wellPlaced'],
})
