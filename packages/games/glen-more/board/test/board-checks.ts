import { CARDS, glenMore, GOODS, TILES } from '@bothy/glen-more'
import { checksOfTiles } from '@bothy/board-kit/testing/tiles.ts'
import './both-languages.ts'
import { type Plan, samplePlay } from './sample-play.ts'

const things = (): readonly string[] => [
  'gap',
  ...CARDS.map((card) => `card:${card}`),
  ...Array.from({ length: TILES }, (_, tile) => `tile:${tile}`),
]

export const PLANS: readonly Plan[] = [2, 3, 4, 5].flatMap((seats) => [
  { seats, seed: `boards-${seats}`, sense: 0.96 },
  { seats, seed: `odd-${seats}`, sense: 0.5 },
])

export const boardChecks = checksOfTiles({ game: glenMore, plans: PLANS, play: samplePlay }, GOODS, things)
