import './both-languages.ts'
import { pointingSuite } from '@bothy/board-kit/testing/pointing-suite.tsx'
import { lordsOfScotland as game } from '@bothy/lords-of-scotland'
import { lessons } from '@bothy/lords-of-scotland/lessons'
import { board } from '../index.ts'
import { findThing } from '../find-thing.ts'

pointingSuite({ game, board, lessons, findThing })
