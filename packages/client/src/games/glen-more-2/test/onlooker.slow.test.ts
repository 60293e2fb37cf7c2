import { onlookerSuite } from '../../../test/onlooker-suite.tsx'
import { glenMore2Client } from '../index.ts'
import { boardChecks } from './board-checks.ts'

onlookerSuite(glenMore2Client, boardChecks)
