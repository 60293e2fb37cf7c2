import { CATEGORIES, GOODS } from '@bothy/glen-more'
import { flightsSuite } from '@bothy/board-kit/testing/flights-suite.ts'
import { board } from '../index.ts'
import { boardChecks, PLANS } from './board-checks.ts'

flightsSuite(board, {
  ...boardChecks,
  plans: PLANS.slice(0, 4),
  numbers: ({ players }) =>
    Object.fromEntries(
      players.flatMap(({ vp, coins, goods, values }, seat) => [
        [`points:${seat}`, vp],
        [`coins:${seat}`, coins],
        ...GOODS.map((good): [string, number] => [`${good}:${seat}`, goods[good]]),
        ...CATEGORIES.map((category): [string, number] => [`${category}:${seat}`, values[category]]),
      ]),
    ),
  still: {},
})
