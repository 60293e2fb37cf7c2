import { legendSuite } from '@bothy/board-kit/testing/legend-suite.tsx'
import { board } from '../index.ts'
import { boardChecks, PLANS } from './board-checks.ts'

legendSuite(board, {
  ...boardChecks,
  plans: PLANS.slice(0, 4),
  isSign: (svg) => svg.attribute('viewBox') === '0 0 24 24' && svg.all().some((it) => it.attribute('fill') !== 'none'),
})
