import { flightsSuite } from '@bothy/board-kit/testing/flights-suite.ts'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'

flightsSuite(board, {
  ...boardChecks,
  plans: boardChecks.plans.slice(0, 4),
  numbers: ({ points }) => Object.fromEntries(points.map((n, seat) => [`points:${seat}`, n])),
  still: {},
})
