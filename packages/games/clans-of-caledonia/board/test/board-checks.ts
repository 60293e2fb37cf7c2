import { clansOfCaledonia } from '@bothy/clans-of-caledonia'
import {
  CLANS,
  GOODS,
  GRID,
  PORT_TILES,
  SCORING_TILES,
  UNITS,
  type Types,
  type View,
} from '@bothy/clans-of-caledonia/data'
import { isToggled } from '../targets.ts'
import type { BoardChecks } from '@bothy/board-kit/testing/board-suite.tsx'
import './both-languages.ts'
import { type Plan, samplePlay } from './sample-play.ts'

/** Describing spaces is slow: each round checks one in this many, and each round others. */
const SHARE = 11

function things(view: View): readonly string[] {
  return [
    ...Array.from({ length: GRID.size }, (_, hex) => `hex:${hex}`).filter((_, hex) => hex % SHARE === view.round),
    ...UNITS.map((unit) => `unit:${unit}`),
    ...GOODS.map((good) => `good:${good}`),
    ...PORT_TILES.map((port) => `port:${port}`),
    ...SCORING_TILES.map((tile) => `scoring:${tile}`),
    ...CLANS.map((clan) => `clan:${clan}`),
    ...view.display.flatMap((contract) => (contract === null ? [] : `contract:${contract}`)),
    ...view.players.map((_, seat) => `seat:${seat}`),
    'upgrade:shipping',
    'upgrade:merchant',
    'upgrade:miner',
    'pile',
    'pass',
    'hex:999',
    'contract:999',
    'nonsense',
  ]
}

const PLANS: readonly Plan[] = [
  { seats: 1, seed: 'boards-1', sense: 0.9 },
  { seats: 2, seed: 'bids-2', sense: 0.7, options: { clans: 'auction' } },
  {
    seats: 2,
    seed: 'c',
    sense: 0.95,
    clans: ['mackenzie', 'cunningham'],
    ports: ['lessMeat', 'processedExchange', 'upgradeGlory', 'moneyBuilding'],
    fond: ['distillery', 'field', 'woodcutter'],
  },
  { seats: 3, seed: 'ports-3', sense: 0.9, clans: ['buchanan', 'campbell', 'stewart'] },
  {
    seats: 4,
    seed: 'ports-4',
    sense: 0.8,
    clans: ['mackenzie', 'macdonald', 'macewen', 'cunningham'],
    ports: ['basicExchange', 'priceShift', 'swapUnits', 'copyPort'],
    options: { kickstarterTiles: true },
  },
]

export const boardChecks: BoardChecks<Types, Plan> = {
  game: clansOfCaledonia,
  plans: PLANS,
  play: samplePlay,
  things,
  isToggled,
}
