import { ORDER } from '@bothy/glen-more-2'
import { pointsSuite } from '@bothy/board-kit/testing/points-suite.tsx'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'
import { setupOf, together } from './many-chronicles.ts'

const [two, three] = boardChecks.plans
const ofAll = [3, 4].map((seats) => ({
  seats,
  seed: `points-${seats}`,
  sense: 0.9,
  options: together(ORDER.map((id) => setupOf(id, seats))),
}))

pointsSuite(board, { ...boardChecks, plans: [two, three, ...boardChecks.plans.slice(-2), ...ofAll] })
