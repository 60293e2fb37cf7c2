import { boardSuite } from '../../../test/board-suite.tsx'
import { clansOfCaledoniaClient as client } from '../index.ts'
import { boardChecks } from './board-checks.ts'

boardSuite(client, boardChecks)
