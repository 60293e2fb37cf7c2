import { legendSuite } from '@bothy/board-kit/testing/legend-suite.tsx'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'

legendSuite(board, {
  ...boardChecks,
  plans: boardChecks.plans.slice(0, 2),
  isSign: (svg) => /\bcoc-(icon|piece|clan)\b/.test(svg.attribute('class') ?? ''),
})
