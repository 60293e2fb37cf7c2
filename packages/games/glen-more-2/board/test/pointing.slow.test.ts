import './both-languages.ts'
import { pointingSuite } from '@bothy/board-kit/testing/pointing-suite.tsx'
import { glenMore2 as game } from '@bothy/glen-more-2'
import { lessons } from '@bothy/glen-more-2/lessons'
import { board } from '../index.ts'
import { findThing } from '../find-thing.ts'

pointingSuite({ game, board, lessons, findThing })
