import { wholeBoardSuites } from '@bothy/board-kit/testing/whole-board-suites.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'

wholeBoardSuites(board, boardChecks)
