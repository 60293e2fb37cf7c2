import { boardSuite } from '@bothy/board-kit/testing/board-suite.tsx'
import '../../../test/both-languages.ts'
import { glenMore2Client } from '../index.ts'
import { boardChecks } from './board-checks.ts'

boardSuite(glenMore2Client, boardChecks)
