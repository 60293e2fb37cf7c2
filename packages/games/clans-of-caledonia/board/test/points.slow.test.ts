import { pointsSuite } from '@bothy/board-kit/testing/points-suite.tsx'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'

pointsSuite(board, { ...boardChecks, plans: boardChecks.plans.slice(0, 4) })
