import { GOODS } from '@bothy/clans-of-caledonia'
import { flightsSuite } from '@bothy/board-kit/testing/flights-suite.ts'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'

flightsSuite(board, {
  ...boardChecks,
  plans: boardChecks.plans.slice(0, 4),
  numbers: ({ players }) =>
    Object.fromEntries(
      players.flatMap(({ glory, money, goods }, seat) => [
        [`points:${seat}`, glory],
        [`money:${seat}`, money],
        ...GOODS.map((good): [string, number] => [`${good}:${seat}`, goods[good]]),
      ]),
    ),
  still: {},
})
