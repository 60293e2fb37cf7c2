import { onlookerSuite } from '@bothy/board-kit/testing/onlooker-suite.tsx'
import '../../../test/both-languages.ts'
import { lordsOfScotlandClient } from '../index.ts'
import { boardChecks } from './board-checks.ts'

onlookerSuite(lordsOfScotlandClient, boardChecks, /can’t see|ne voyez pas/)
