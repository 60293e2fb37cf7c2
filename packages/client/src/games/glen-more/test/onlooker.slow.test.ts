import { onlookerSuite } from '../../../test/onlooker-suite.tsx'
import { glenMoreClient } from '../index.ts'
import { boardChecks } from './board-checks.ts'

onlookerSuite(glenMoreClient, boardChecks)
