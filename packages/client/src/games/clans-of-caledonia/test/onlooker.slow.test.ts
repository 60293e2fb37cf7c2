import { onlookerSuite } from '@bothy/board-kit/testing/onlooker-suite.tsx'
import '../../../test/both-languages.ts'
import { clansOfCaledoniaClient } from '../index.ts'
import { boardChecks } from './board-checks.ts'

onlookerSuite(
  clansOfCaledoniaClient,
  boardChecks,
  /^Port\b|^Buchanan\b|^(?:\w+\. )?(?:Beer|Butter|Bière|Beurre)\b|fulfilled contracts\.$|contrats remplis\.$/,
)
