import { boardSuite } from '../../../test/board-suite.tsx'
import { clansOfCaledoniaClient as client } from '../index.ts'
import { boardChecks } from './board-checks.ts'

// A whole map is drawn for each position: one game here, all of them in boards.slow.test.tsx.
boardSuite(client, { ...boardChecks, plans: boardChecks.plans.slice(0, 1), layoutsInTurn: true })
