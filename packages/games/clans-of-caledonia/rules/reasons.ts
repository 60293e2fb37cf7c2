import type { Seat } from '@bothy/kernel'
import { type Good, GOODS } from '../data/goods.ts'
import { PORT_TILES, type PortTileId } from '../data/port-tiles.ts'
import { TERRAINS, UNITS } from '../data/units.ts'
import type { AskKind, Reason } from './types.ts'
import { terrainsIn } from '../data/land.ts'
import { NEVER } from '../data/map.ts'

export const MIST: Reason = { why: 'mist', rule: 'COC-9' }
export const LOCH: Reason = { why: 'loch', rule: 'COC-5' }
export const NEUTRAL: Reason = { why: 'blocked', rule: 'COC-76' }
export const COVERED: Reason = { why: 'blocked', rule: 'COC-96' }
export const FISHERMEN: Reason = { why: 'fishermen', rule: 'COC-88' }
export const NOT_BORDER: Reason = { why: 'notBorder', rule: 'COC-86' }
export const NO_BOX: Reason = { why: 'noBox', rule: 'COC-28' }
export const NO_BOX_TO_DRAW: Reason = { why: 'noBox', rule: 'COC-46' }
export const NO_PILE: Reason = { why: 'noPile', rule: 'COC-101' }
export const NO_CONTRACT: Reason = { why: 'noContract', rule: 'COC-37' }
export const LAST_LEVEL: Reason = { why: 'lastLevel', rule: 'COC-34' }
export const HAS_TECHNOLOGY: Reason = { why: 'hasTechnology', rule: 'COC-35' }
export const NO_TECHNOLOGY: Reason = { why: 'noTechnology', rule: 'COC-87' }
export const ALL_HIRED: Reason = { why: 'allHired', rule: 'COC-36' }
export const PORT_USED: Reason = { why: 'portUsed', rule: 'COC-56' }
export const MAIN_DONE: Reason = { why: 'mainDone', rule: 'COC-23' }
export const ROWED: Reason = { why: 'rowed', rule: 'COC-89' }
export const NOT_WANTED: Reason = { why: 'notWanted', rule: 'COC-37' }
export const WOULD_FAIL: Reason = { why: 'wouldFail', rule: 'COC-37' }

const perGood = (make: (good: Good) => Reason): readonly Reason[] => GOODS.map(make)
export const NONE_THERE = perGood((good) => ({ why: 'noneThere', good, rule: 'COC-41' }))
export const SOLD_BEFORE = perGood((good) => ({ why: 'otherArea', good, selling: true, rule: 'COC-27' }))
export const BOUGHT_BEFORE = perGood((good) => ({ why: 'otherArea', good, selling: false, rule: 'COC-27' }))
export const WRONG_TERRAIN: readonly (readonly Reason[])[] = UNITS.map((unit) =>
  Array.from({ length: 1 << TERRAINS.length }, (_, bits) => ({
    why: 'terrain',
    unit,
    land: terrainsIn(bits),
    rule: 'COC-5',
  })),
)
export const NO_UNIT: readonly Reason[] = UNITS.map((unit) => ({ why: 'noUnit', unit, rule: 'COC-32' }))
export const NO_SITE: readonly Reason[] = UNITS.map((unit) => ({ why: 'noSite', unit, rule: 'COC-30' }))

export const tooPoor = (need: number, has: number): Reason => ({ why: 'money', need, has, rule: 'COC-7' })
export const occupied = (seat: Seat): Reason => ({ why: 'occupied', seat, rule: 'COC-4' })
export const tooFewMerchants = (has: number): Reason => ({ why: 'noMerchant', has, rule: 'COC-25' })
export const tooFewGoods = (good: number, has: number): Reason => ({
  why: 'noGood',
  good: GOODS[good],
  has,
  rule: 'COC-25',
})
export const tooFar = (level: number, has: number): Reason => ({
  why: 'reach',
  level: level === NEVER ? null : level,
  has,
  rule: 'COC-30',
})
export const portTooFar = (level: number, has: number): Reason => ({
  why: 'portReach',
  level: level === NEVER ? null : level,
  has,
  rule: 'COC-56',
})
export const nearbyLimit = (good: number, most: number): Reason => ({
  why: 'nearbyLimit',
  good: GOODS[good],
  most,
  rule: 'COC-43',
})

const IDLE_RULES = [
  'COC-57',
  'COC-103',
  'COC-103',
  'COC-103',
  'COC-103',
  'COC-62',
  'COC-63',
  'COC-103',
  'COC-103',
] as const
export const portIdle = (port: PortTileId): Reason => ({
  why: 'portIdle',
  port: PORT_TILES[port],
  rule: IDLE_RULES[port],
})
export const notNow = (pending: AskKind): Reason => ({ why: 'notNow', pending, rule: 'COC-99' })
