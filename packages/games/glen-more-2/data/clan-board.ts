import type { Timing } from './cards.ts'
import type { FieldName } from './fields.ts'
import { goodsOf } from './goods.ts'
import type { BoxOp } from './ops.ts'

/** `x` and `y` run from 0 to 100, from the left and from the top of the board. */
export type BoxField = {
  readonly colour: string
  readonly x: number
  readonly y: number
  readonly effect: readonly BoxOp[]
}

/** GM2-112: may be claimed any number of times. */
export const REPEATABLE_FIELDS = ['douglas'] as const satisfies readonly FieldName[]
export const ONGOING_FIELDS = [
  'sinclair',
  'mackintosh',
  'macgregor',
  'maclachlan',
] as const satisfies readonly FieldName[]
export const fieldTiming = (field: FieldName): Timing =>
  ONGOING_FIELDS.some((ongoing) => ongoing === field) ? 'ongoing' : 'immediate'

export const START_PLACE = { x: 44, y: 44 }

export const BOX_FIELDS: { readonly [field in FieldName]: BoxField } = {
  macleod: { colour: 'blue', x: 34, y: 36, effect: [{ op: 'coins', amount: 3 }] },
  macdonald: {
    colour: 'blue',
    x: 36,
    y: 52,
    effect: [{ op: 'gain', goods: goodsOf({ wood: 1, stone: 1 }), on: 'anyOwnTiles' }],
  },
  gunn: {
    colour: 'blue',
    x: 52,
    y: 28,
    effect: [{ op: 'gain', goods: goodsOf({ sheep: 1, cattle: 1 }), on: 'anyOwnTiles' }],
  },
  chisholm: {
    colour: 'blue',
    x: 64,
    y: 44,
    effect: [
      { op: 'gain', goods: goodsOf({ barley: 1 }), on: 'anyOwnTiles' },
      { op: 'scotsman', amount: 1, on: 'anyOwnTile' },
    ],
  },
  mckinnon: {
    colour: 'blue',
    x: 24,
    y: 56,
    effect: [
      { op: 'scotsman', amount: 1, on: 'anyOwnTile' },
      { op: 'coins', amount: 2 },
    ],
  },
  douglas: { colour: 'blue', x: 56, y: 66, effect: [{ op: 'vp', amount: 3 }] },
  mckay: { colour: 'orange', x: 44, y: 12, effect: [{ op: 'takeDavidHume' }] },
  sinclair: { colour: 'orange', x: 66, y: 12, effect: [{ op: 'tradeResourceForCoin', perActivation: 1, coin: 1 }] },
  ross: { colour: 'orange', x: 72, y: 30, effect: [{ op: 'scotsman', amount: 2, on: 'anyOwnTiles' }] },
  munro: { colour: 'orange', x: 80, y: 42, effect: [{ op: 'buildFromDiscard' }] },
  macdonell: {
    colour: 'orange',
    x: 68,
    y: 56,
    effect: [
      { op: 'activateType', type: 'material', amount: 1 },
      { op: 'activateType', type: 'whisky', amount: 1 },
    ],
  },
  cameron: {
    colour: 'orange',
    x: 50,
    y: 78,
    effect: [
      { op: 'activateType', type: 'trade', amount: 1 },
      { op: 'move', points: 3 },
    ],
  },
  macmillan: { colour: 'orange', x: 24, y: 74, effect: [{ op: 'removeTiles', max: 1 }] },
  maclean: {
    colour: 'orange',
    x: 10,
    y: 64,
    effect: [
      { op: 'activateType', type: 'animal', amount: 1 },
      { op: 'activateType', type: 'whisky', amount: 1 },
    ],
  },
  sutherland: {
    colour: 'purple',
    x: 58,
    y: 4,
    effect: [
      {
        op: 'scoreThreshold',
        count: 'riverTiles',
        table: [
          { min: 4, vp: 5 },
          { min: 6, vp: 8 },
        ],
      },
    ],
  },
  brodie: {
    colour: 'purple',
    x: 88,
    y: 32,
    effect: [
      {
        op: 'scoreThreshold',
        count: 'villages',
        table: [
          { min: 3, vp: 5 },
          { min: 4, vp: 8 },
        ],
      },
    ],
  },
  mackintosh: { colour: 'purple', x: 90, y: 52, effect: [{ op: 'castlesActAsScotsmenForPlacement' }] },
  grant: {
    colour: 'purple',
    x: 84,
    y: 64,
    effect: [
      {
        op: 'scoreThreshold',
        count: 'tilesWithScotsman',
        table: [
          { min: 5, vp: 5 },
          { min: 6, vp: 8 },
        ],
      },
    ],
  },
  macpherson: {
    colour: 'purple',
    x: 72,
    y: 76,
    effect: [
      {
        op: 'scoreThreshold',
        count: 'overbuildTilesIncludingCovered',
        table: [
          { min: 2, vp: 5 },
          { min: 3, vp: 8 },
        ],
      },
    ],
  },
  macgregor: { colour: 'purple', x: 44, y: 92, effect: [{ op: 'whiskyTileVpInstead', vp: 3 }] },
  oliphant: {
    colour: 'purple',
    x: 64,
    y: 92,
    effect: [
      {
        op: 'scoreThreshold',
        count: 'coins',
        table: [
          { min: 9, vp: 5 },
          { min: 12, vp: 8 },
        ],
      },
    ],
  },
  maclachlan: { colour: 'purple', x: 14, y: 90, effect: [{ op: 'unusedMovementVp', vpEach: 1 }] },
}

export type BoxRoad = { readonly a: string; readonly b: string; readonly cost: number }
type Road = readonly [a: FieldName | 'start', b: FieldName, cost: number]

const ROADS: readonly Road[] = [
  ['start', 'macleod', 0],
  ['start', 'macdonald', 0],
  ['start', 'gunn', 1],
  ['gunn', 'mckay', 1],
  ['start', 'chisholm', 1],
  ['start', 'mckinnon', 1],
  ['start', 'douglas', 1],
  ['macleod', 'mckinnon', 1],
  ['macdonald', 'chisholm', 1],
  ['gunn', 'sinclair', 1],
  ['chisholm', 'ross', 1],
  ['chisholm', 'munro', 1],
  ['chisholm', 'macdonell', 1],
  ['douglas', 'macdonell', 1],
  ['douglas', 'cameron', 1],
  ['douglas', 'oliphant', 2],
  ['mckinnon', 'macmillan', 1],
  ['mckinnon', 'maclean', 1],
  ['mckay', 'sutherland', 1],
  ['sinclair', 'sutherland', 1],
  ['ross', 'brodie', 1],
  ['munro', 'brodie', 1],
  ['munro', 'mackintosh', 1],
  ['mackintosh', 'grant', 1],
  ['macdonell', 'grant', 1],
  ['macdonell', 'macpherson', 1],
  ['cameron', 'macpherson', 1],
  ['cameron', 'macgregor', 1],
  ['macgregor', 'oliphant', 1],
  ['macmillan', 'maclachlan', 1],
  ['maclean', 'maclachlan', 1],
]

/** An owner may find more roads on the board than we made up. */
export const MOST_ROADS = 40
const NO_ROAD: BoxRoad = { a: '', b: '', cost: 0 }

export const boxRoads = (): { readonly [number: string]: BoxRoad } =>
  Object.fromEntries(
    Array.from({ length: MOST_ROADS }, (_, i) => {
      const road = ROADS.at(i)
      return [
        String(i + 1),
        i >= ROADS.length || road === undefined ? NO_ROAD : { a: road[0], b: road[1], cost: road[2] },
      ]
    }),
  )
