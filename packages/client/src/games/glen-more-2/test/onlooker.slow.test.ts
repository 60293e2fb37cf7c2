import { onlookerSuite } from '@bothy/board-kit/testing/onlooker-suite.tsx'
import '../../../test/both-languages.ts'
import { glenMore2Client } from '../index.ts'
import { boardChecks } from './board-checks.ts'

onlookerSuite(glenMore2Client, boardChecks)
