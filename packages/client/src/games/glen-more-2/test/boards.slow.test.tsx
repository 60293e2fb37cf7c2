import { boardSuite } from '../../../test/board-suite.tsx'
import { glenMore2Client } from '../index.ts'
import { boardChecks } from './board-checks.ts'

boardSuite(glenMore2Client, boardChecks)
