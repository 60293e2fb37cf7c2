import { CATEGORIES, GOODS, ORDER } from '@bothy/glen-more-2'
import { flightsSuite } from '@bothy/board-kit/testing/flights-suite.ts'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'
import { setupOf, together } from './many-chronicles.ts'

const [two, three] = boardChecks.plans
const all = { seats: 3, seed: 'points-3', sense: 0.9, options: together(ORDER.map((id) => setupOf(id, 3))) }

flightsSuite(board, {
  ...boardChecks,
  plans: [two, three, all],
  numbers: ({ players, standing }) =>
    Object.fromEntries(
      players.flatMap(({ vp, coins, goods }, seat) => [
        [`points:${seat}`, vp],
        [`coins:${seat}`, coins],
        ...GOODS.map((good): [string, number] => [`${good}:${seat}`, goods[good]]),
        ...CATEGORIES.map((category): [string, number] => [
          `${category}:${seat}`,
          standing[category].values[seat] ?? 0,
        ]),
      ]),
    ),
  still: {
    scotsmanMoved: 'the Scotsman himself goes from tile to tile',
    removed: 'the tile goes, and its Scotsmen with it',
    finalScoring: 'the end is a show of its own',
  },
})
