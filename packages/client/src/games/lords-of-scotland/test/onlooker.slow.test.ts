import { onlookerSuite } from '../../../test/onlooker-suite.tsx'
import { lordsOfScotlandClient } from '../index.ts'
import { boardChecks } from './board-checks.ts'

onlookerSuite(lordsOfScotlandClient, boardChecks, /can’t see|ne voyez pas/)
