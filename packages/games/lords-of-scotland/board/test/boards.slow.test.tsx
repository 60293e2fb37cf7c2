import { boardSuite } from '@bothy/board-kit/testing/board-suite.tsx'
import './both-languages.ts'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'

boardSuite(board, boardChecks)
