import { boardSuite } from '@bothy/board-kit/testing/board-suite.tsx'
import '../../../test/both-languages.ts'
import { glenMoreClient as client } from '../index.ts'
import { boardChecks } from './board-checks.ts'

boardSuite(client, boardChecks)
