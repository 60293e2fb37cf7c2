import { onlookerSuite } from '@bothy/board-kit/testing/onlooker-suite.tsx'
import '../../../test/both-languages.ts'
import { glenMoreClient } from '../index.ts'
import { boardChecks } from './board-checks.ts'

onlookerSuite(glenMoreClient, boardChecks)
