import type { Samples } from '@bothy/kernel/rule-suite'
import {
  type AskKind,
  type Event,
  GOODS,
  type Needs,
  PORT_TILES,
  type Reason,
  TERRAINS,
  UNITS,
  VERDICTS,
  type View,
} from '../../rules/index.ts'
import { hexOf, play } from '../play.ts'

const WOOL: Needs = { goods: [4, 0, 0, 0, 0, 0], beef: 0, mutton: 0 }
const MIXED: Needs = { goods: [2, 0, 0, 1, 0, 1], beef: 2, mutton: 1 }
const A = hexOf('c3r4')
const B = hexOf('c2r2')

export const events: Samples<Event, 'type'> = {
  gameBegan: [
    {
      type: 'gameBegan',
      sides: ['A1', 'B2', 'C1', 'D1'],
      ports: ['money', 'priceShift', 'swapUnits', 'copyPort'],
      scoring: ['border', 'meat', 'workers', 'imports', 'upgrades'],
      contracts: [0, 1, 2],
      pairs: [{ clan: 'campbell', tile: 0 }],
      first: 0,
      blocked: [],
    },
    {
      type: 'gameBegan',
      sides: ['A1', 'B1', 'C1', 'D1'],
      ports: [],
      scoring: [],
      contracts: [],
      pairs: [],
      first: null,
      blocked: [A, B],
    },
  ],
  bidMade: [{ type: 'bidMade', seat: 0, vp: 0 }],
  bidDeclined: [{ type: 'bidDeclined', seat: 0 }],
  auctionWon: [1, 2].map((place) => ({ type: 'auctionWon', seat: 0, vp: 5, place })),
  pairTaken: [
    { type: 'pairTaken', seat: 0, pair: { clan: 'macewen', tile: 2 }, money: 55, goods: ['wool', 'whisky'] },
    { type: 'pairTaken', seat: 0, pair: { clan: null, tile: 2 }, money: 57, goods: [] },
  ],
  unitPlaced: UNITS.flatMap((unit) => [
    { type: 'unitPlaced' as const, seat: 0, unit, hex: A, money: 12, start: false, free: false },
    { type: 'unitPlaced' as const, seat: 0, unit, hex: A, money: 0, start: true, free: false },
    { type: 'unitPlaced' as const, seat: 0, unit, hex: A, money: 8, start: false, free: true },
  ]),
  workerLeftOut: [{ type: 'workerLeftOut', seat: 0 }],
  roundBegan: [
    { type: 'roundBegan', round: 2, order: [0, 1, 2], tile: 'border' },
    { type: 'roundBegan', round: 1, order: [0], tile: null },
  ],
  contractsFilled: [
    { type: 'contractsFilled', boxes: [2], contracts: [16] },
    { type: 'contractsFilled', boxes: [0, 1, 2], contracts: [16, 2, 21] },
  ],
  diceRolled: [
    { type: 'diceRolled', good: 'wool', roll: -2, from: 5, to: 3, price: 4 },
    { type: 'diceRolled', good: 'grain', roll: 1, from: 5, to: 6, price: 7 },
    { type: 'diceRolled', good: 'milk', roll: 3, from: 9, to: 9, price: 8 },
  ],
  contractRemoved: [{ type: 'contractRemoved', contract: 16, box: 4, roll: -3 }],
  bought: GOODS.flatMap((good) => [
    { type: 'bought' as const, seat: 0, good, n: 1, price: 10, nearby: false, now: 11 },
    { type: 'bought' as const, seat: 0, good, n: 3, price: 7, nearby: true, now: 13 },
  ]),
  sold: GOODS.flatMap((good) => [1, 2].map((n) => ({ type: 'sold' as const, seat: 0, good, n, price: 10, now: 8 }))),
  contractObtained: [5, 0, -10].map((money) => ({
    type: 'contractObtained',
    seat: 0,
    contract: 16,
    needs: WOOL,
    money,
    drawn: money === 0,
  })),
  contractFulfilled: [
    {
      type: 'contractFulfilled',
      seat: 0,
      contract: 16,
      needs: MIXED,
      imports: { hops: 1, cotton: 0, tobacco: 0, sugarCane: 2 },
      count: 1,
    },
    {
      type: 'contractFulfilled',
      seat: 0,
      contract: 16,
      needs: WOOL,
      imports: { hops: 0, cotton: 0, tobacco: 0, sugarCane: 0 },
      count: 3,
    },
  ],
  slaughtered: [{ type: 'slaughtered', seat: 0, unit: 'cow', hex: A }],
  imported: [
    { type: 'imported', seat: 0, good: 'cotton', n: 2, step: 8, money: 1 },
    { type: 'imported', seat: 0, good: 'sugarCane', n: 1, step: 3, money: 0 },
  ],
  moneyGained: (['contract', 'port', 'stewart', 'mackenzie'] as const).map((by) => ({
    type: 'moneyGained',
    seat: 0,
    money: 10,
    by,
  })),
  gloryGained: [
    { type: 'gloryGained', seat: 0, glory: 1, total: 1 },
    { type: 'gloryGained', seat: 0, glory: 3, total: 7 },
  ],
  shippingUpgraded: [1, 2, 5].map((level) => ({ type: 'shippingUpgraded', seat: 0, level, money: 4 })),
  technologyUpgraded: [
    { type: 'technologyUpgraded', seat: 0, technology: 'woodcutter', money: 10 },
    { type: 'technologyUpgraded', seat: 0, technology: 'miner', money: 5 },
  ],
  merchantHired: [4, 0].map((money) => ({ type: 'merchantHired', seat: 0, merchants: 1, money })),
  merchantRecalled: GOODS.map((good) => ({ type: 'merchantRecalled', seat: 0, good })),
  portUsed: PORT_TILES.map((port) => ({
    type: 'portUsed',
    seat: 0,
    port,
    copy: port === 'copyPort' ? 'money' : null,
    money: port === 'copyPort' ? 3 : 0,
  })),
  goodsExchanged: [{ type: 'goodsExchanged', seat: 0, give: 'wool', gain: ['grain', 'grain', 'milk'] }],
  priceShifted: GOODS.flatMap((good) =>
    [true, false].map((up) => ({ type: 'priceShifted' as const, seat: 0, good, up, price: 7 })),
  ),
  unitSwapped: [{ type: 'unitSwapped', seat: 0, hex: A, from: 'sheep', to: 'bakery' }],
  contractsDrawn: [
    { type: 'contractsDrawn', seat: 0, contracts: [3, 4, 8] },
    { type: 'contractsDrawn', seat: 0, contracts: [3] },
  ],
  contractsReturned: [
    { type: 'contractsReturned', seat: 0, contracts: [3, 4] },
    { type: 'contractsReturned', seat: 0, contracts: [3] },
  ],
  rowed: [{ type: 'rowed', seat: 0, from: A, to: B }],
  barrelWithdrawn: [true, false].map((byItself) => ({
    type: 'barrelWithdrawn',
    seat: 0,
    spot: 2,
    money: 7,
    byItself,
  })),
  barrelStored: [{ type: 'barrelStored', seat: 0 }],
  goodDiscarded: [
    { type: 'goodDiscarded', seat: 0, good: 'milk', n: 3, money: 24 },
    { type: 'goodDiscarded', seat: 0, good: 'grain', n: 1, money: 9 },
  ],
  declined: (
    [
      'contract',
      'secondContract',
      'bonus',
      'neighbourhood',
      'moreNeighbourhood',
      'draw',
      'processing',
      'milk',
      'barrel',
    ] as const
  ).map((what) => ({ type: 'declined', seat: 0, what })),
  passed: [1, 2, null].map((place) => ({ type: 'passed', seat: 0, place, money: 16 })),
  turnEnded: [{ type: 'turnEnded', seat: 0 }],
  produced: [
    { type: 'produced', seat: 0, money: 14, goods: [3, 4, 2, 0, 0, 0] },
    { type: 'produced', seat: 0, money: 0, goods: [0, 0, 0, 0, 0, 0] },
  ],
  processed: [
    { type: 'processed', seat: 0, bread: 2, cheese: 1, whisky: 1 },
    { type: 'processed', seat: 0, bread: 0, cheese: 2, whisky: 0 },
  ],
  roundScored: [
    { type: 'roundScored', round: 2, tile: 'border', counted: [5, 3, 1], glory: [6, 3, 0], total: [11, 3, 4] },
  ],
  gameEnded: [
    { type: 'gameEnded', rows: [], scores: [140, 142, 121], ranks: [2, 1, 3], verdict: null },
    ...VERDICTS.map((verdict) => ({ type: 'gameEnded', rows: [], scores: [140], ranks: [1], verdict }) as const),
  ],
}

const KINDS_ASKED = [
  'bid',
  'pair',
  'start',
  'turn',
  'after',
  'site',
  'shift',
  'trade',
  'obtainMore',
  'fulfilMore',
  'slaughter',
  'bonus',
  'placed',
  'keep',
  'exchange',
  'swap',
  'process',
  'milk',
  'barrel',
] as const
type Listed = Exclude<AskKind, (typeof KINDS_ASKED)[number]> extends never ? typeof KINDS_ASKED : never
const kinds: Listed = KINDS_ASKED

const LANDS = [['forest'], ['forest', 'mountain'], TERRAINS] as const

export const reasons: Samples<Reason, 'why'> = {
  money: [{ why: 'money', need: 12, has: 9, rule: 'COC-7' }],
  terrain: UNITS.flatMap((unit) =>
    LANDS.map((land) => ({ why: 'terrain' as const, unit, land, rule: 'COC-5' as const })),
  ),
  occupied: [0, 1].map((seat) => ({ why: 'occupied', seat, rule: 'COC-4' })),
  blocked: [
    { why: 'blocked', rule: 'COC-76' },
    { why: 'blocked', rule: 'COC-96' },
  ],
  mist: [{ why: 'mist', rule: 'COC-9' }],
  loch: [{ why: 'loch', rule: 'COC-5' }],
  reach: [1, 2, 3, 4, 5, null].map((level) => ({ why: 'reach', level, has: 0, rule: 'COC-30' })),
  noUnit: UNITS.map((unit) => ({ why: 'noUnit', unit, rule: 'COC-32' })),
  noSite: UNITS.map((unit) => ({ why: 'noSite', unit, rule: 'COC-30' })),
  fishermen: [{ why: 'fishermen', rule: 'COC-88' }],
  notBorder: [{ why: 'notBorder', rule: 'COC-86' }],
  noMerchant: [0, 1, 2].map((has) => ({ why: 'noMerchant', has, rule: 'COC-25' })),
  noGood: GOODS.flatMap((good) =>
    (['COC-25', 'COC-37', 'COC-103'] as const).map((rule, has) => ({ why: 'noGood' as const, good, has, rule })),
  ),
  otherArea: GOODS.flatMap((good) =>
    [true, false].map((selling) => ({ why: 'otherArea' as const, good, selling, rule: 'COC-27' as const })),
  ),
  nearbyLimit: GOODS.map((good) => ({ why: 'nearbyLimit', good, most: 3, rule: 'COC-43' })),
  noBox: [
    { why: 'noBox', rule: 'COC-28' },
    { why: 'noBox', rule: 'COC-46' },
  ],
  noPile: [{ why: 'noPile', rule: 'COC-101' }],
  noContract: [{ why: 'noContract', rule: 'COC-37' }],
  missing: [
    { why: 'missing', goods: [{ good: 'bread', n: 2 }], beef: 1, mutton: 0, rule: 'COC-37' },
    { why: 'missing', goods: [], beef: 0, mutton: 2, rule: 'COC-37' },
  ],
  lastLevel: [{ why: 'lastLevel', rule: 'COC-34' }],
  hasTechnology: [{ why: 'hasTechnology', rule: 'COC-35' }],
  noTechnology: [{ why: 'noTechnology', rule: 'COC-87' }],
  allHired: [{ why: 'allHired', rule: 'COC-36' }],
  noneThere: GOODS.map((good) => ({ why: 'noneThere', good, rule: 'COC-41' })),
  portUsed: [{ why: 'portUsed', rule: 'COC-56' }],
  portReach: [1, 4, null].map((level) => ({ why: 'portReach', level, has: 0, rule: 'COC-56' })),
  portIdle: PORT_TILES.flatMap((port) =>
    (['COC-57', 'COC-62', 'COC-63', 'COC-103'] as const).map((rule) => ({ why: 'portIdle' as const, port, rule })),
  ),
  mainDone: [
    { why: 'mainDone', rule: 'COC-23' },
    { why: 'mainDone', rule: 'COC-99' },
  ],
  rowed: [{ why: 'rowed', rule: 'COC-89' }],
  notWanted: [{ why: 'notWanted', rule: 'COC-37' }],
  wouldFail: [{ why: 'wouldFail', rule: 'COC-37' }],
  notNow: kinds.flatMap((pending) =>
    (['COC-23', 'COC-99', 'COC-100'] as const).map((rule) => ({ why: 'notNow' as const, pending, rule })),
  ),
}

export const seen = play({
  display: [1, 2, 5, 4],
  a: { units: ['miner c2r3', 'sheep c1r2', 'cow c3r2', 'cow c1r1'], boxes: [3], goods: { wool: 4 } },
  b: { units: ['sheep c3r3'] },
}).view()

const NOTHING: NonNullable<View['pending']> = {
  kind: 'turn',
  seat: 0,
  unit: null,
  free: false,
  contract: null,
  drawn: [],
  high: 0,
  leader: null,
  bidders: [],
  beef: 0,
  mutton: 0,
  spared: 0,
  spaces: 0,
  upgrades: 0,
  grain: 0,
  draws: 0,
  nearby: [],
  boxes: 1,
  paid: false,
  port: null,
  good: null,
}
const ALL: NonNullable<View['pending']> = {
  ...NOTHING,
  unit: 'dairy',
  contract: 17,
  high: 5,
  leader: 1,
  beef: 2,
  mutton: 1,
  spared: 1,
  spaces: 1,
  upgrades: 2,
  grain: 3,
  draws: 1,
  nearby: [
    { good: 'grain', price: 3, most: 2 },
    { good: 'milk', price: 4, most: 2 },
  ],
  boxes: 2,
}
const without = { ...seen, options: { ...seen.options, clans: 'none' } } as const satisfies View
const fergusson: View = {
  ...seen,
  openPorts: ['money'],
  players: seen.players.map((player) => ({ ...player, clan: 'fergusson' })),
}

export const views: readonly View[] = [
  ...kinds.flatMap((kind) =>
    [0, 1].flatMap((seat): View[] => [
      { ...seen, pending: { ...NOTHING, kind, seat } },
      { ...fergusson, pending: { ...ALL, kind, seat } },
      { ...without, pending: { ...ALL, kind, seat, draws: 0, spared: 0, good: 'bread' } },
    ]),
  ),
  { ...seen, pending: null },
  { ...seen, pending: null, ranks: [2, 1, 3], scores: [4, 9, 1] },
  { ...seen, pending: null, ranks: [1, 1, 3], scores: [9, 9, 1] },
  { ...seen, pending: null, ranks: [1], scores: [131] },
]
export const asking = (kind: AskKind, more: Partial<NonNullable<View['pending']>> = {}): View => ({
  ...seen,
  pending: { ...NOTHING, kind, ...more },
})
