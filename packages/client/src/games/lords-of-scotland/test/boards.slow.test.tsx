import { boardSuite } from '../../../test/board-suite.tsx'
import { lordsOfScotlandClient as client } from '../index.ts'
import { boardChecks } from './board-checks.ts'

boardSuite(client, boardChecks)
