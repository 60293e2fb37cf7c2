import { onlookerSuite } from '@bothy/board-kit/testing/onlooker-suite.tsx'
import './both-languages.ts'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'

onlookerSuite(board, boardChecks)
