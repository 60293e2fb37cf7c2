import './both-languages.ts'
import { pointingSuite } from '@bothy/board-kit/testing/pointing-suite.tsx'
import { clansOfCaledonia as game } from '@bothy/clans-of-caledonia'
import { lessons } from '@bothy/clans-of-caledonia/lessons'
import { board } from '../index.ts'
import { findThing } from '../find-thing.ts'

pointingSuite({ game, board, lessons, findThing })
