import './both-languages.ts'
import { pointingSuite } from '@bothy/board-kit/testing/pointing-suite.tsx'
import { glenMore as game } from '@bothy/glen-more'
import { lessons } from '@bothy/glen-more/lessons'
import { board } from '../index.ts'
import { findThing } from '../find-thing.ts'

pointingSuite({ game, board, lessons, findThing })
