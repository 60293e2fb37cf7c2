import { CATEGORIES, GOODS, ORDER } from '@bothy/glen-more-2'
import { tileSuites } from '@bothy/board-kit/testing/tile-suites.ts'
import { board } from '../index.ts'
import { isPaidAtOnce } from '../land/paid-at-once.ts'
import { boardChecks } from './board-checks.ts'
import { setupOf, together } from './many-chronicles.ts'

const [two, three, ...more] = boardChecks.plans
const [all, ofFour] = [3, 4].map((seats) => ({
  seats,
  seed: `points-${seats}`,
  sense: 0.9,
  options: together(ORDER.map((id) => setupOf(id, seats))),
}))

tileSuites(board, {
  ...boardChecks,
  plans: [two, three, ...more.slice(-2), all, ofFour],
  flown: [two, three, all],
  goods: GOODS,
  compared: ({ standing }, seat) =>
    Object.fromEntries(CATEGORIES.map((category) => [category, standing[category].values[seat] ?? 0])),
  still: {
    scotsmanMoved: 'the Scotsman himself goes from tile to tile',
    removed: 'the tile goes, and its Scotsmen with it',
    finalScoring: 'the end is a show of its own',
  },
  brings: ['take', 'place', 'claim'],
  isPaidAtOnce,
})
