import { CARDS, glenMore, GOODS, TILES, type Types, type View } from '@bothy/glen-more'
import type { BoardChecks } from '@bothy/board-kit/testing/board-suite.tsx'
import { thingsOfTiles } from '@bothy/board-kit/testing/tiles.ts'
import './both-languages.ts'
import { type Plan, samplePlay } from './sample-play.ts'

const things = (view: View): readonly string[] => [
  'gap',
  ...CARDS.map((card) => `card:${card}`),
  ...Array.from({ length: TILES }, (_, tile) => `tile:${tile}`),
  ...thingsOfTiles(view, GOODS),
]

export const PLANS: readonly Plan[] = [2, 3, 4, 5].flatMap((seats) => [
  { seats, seed: `boards-${seats}`, sense: 0.96 },
  { seats, seed: `odd-${seats}`, sense: 0.5 },
])

export const boardChecks: BoardChecks<Types, Plan> = {
  game: glenMore,
  plans: PLANS,
  play: samplePlay,
  things,
  isToggled: (target) => target.startsWith('way:'),
}
