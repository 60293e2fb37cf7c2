import './both-languages.ts'
import { coachPointsSuite } from '@bothy/board-kit/testing/coach-points-suite.tsx'
import { pointingSuite } from '@bothy/board-kit/testing/pointing-suite.tsx'
import { glenMore2 as game, type View } from '@bothy/glen-more-2'
import { coach } from '@bothy/glen-more-2/coach'
import { coachPositions as positions } from '@bothy/glen-more-2/coach-positions'
import { lessons } from '@bothy/glen-more-2/lessons'
import { board } from '../index.ts'
import { findThing } from '../find-thing.ts'

pointingSuite({ game, board, lessons, findThing })

const kindOf = ({ chronicles }: View): string => Object.keys(chronicles).join('')
const pointless = ['riverEnd', 'overflow', 'allHome', 'claimWaste', 'pointsLeft', 'aloneLast', 'tooLarge', 'wellPlaced']
coachPointsSuite({ game, board, coach, findThing, positions, kindOf, pointless })
