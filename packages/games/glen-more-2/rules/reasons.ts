import { type Good, GOODS } from '../data/goods.ts'
import type { AskKind, CoinsRule, Reason } from './types.ts'

export const NOT_ENTERED: Reason = { why: 'notEntered', rule: 'GM2-26' }
export const NOT_DISCARDED: Reason = { why: 'notEntered', rule: 'GM2-27' }
export const CAN_TAKE: Reason = { why: 'canTake', rule: 'GM2-27' }
export const NO_CELL: Reason = { why: 'noCell', rule: 'GM2-Q1' }
export const NO_CASK: Reason = { why: 'noCask', rule: 'GM2-26' }
export const NO_CASK_TO_GIVE: Reason = { why: 'noCask', rule: 'GM2-83' }
export const NO_SCOTSMAN: Reason = { why: 'noScotsman', rule: 'GM2-51' }
export const NONE_TO_SPARE: Reason = { why: 'noScotsman', rule: 'GM2-Q9' }
export const NO_CELL_WITHOUT: Reason = { why: 'noCellWithout', rule: 'GM2-Q9' }
export const NOT_HOME: Reason = { why: 'notHome', rule: 'GM2-D3' }
export const OWED: Reason = { why: 'owed', rule: 'GM2-Q17' }
export const OCCUPIED: Reason = { why: 'occupied', rule: 'GM2-52' }
export const NO_SIDE: Reason = { why: 'noSide', rule: 'GM2-52' }
export const NOBODY_NEAR: Reason = { why: 'nobodyNear', rule: 'GM2-53' }
export const SECOND_RIVER: Reason = { why: 'secondRiver', rule: 'GM2-54' }
export const BESIDE_RIVER: Reason = { why: 'besideRiver', rule: 'GM2-55' }
export const MUST_COVER: Reason = { why: 'mustCover', rule: 'GM2-60' }
export const OTHER_TYPE: Reason = { why: 'otherType', rule: 'GM2-61' }
export const OTHER_RIVER: Reason = { why: 'otherRiver', rule: 'GM2-61' }
export const HOME_CASTLE: Reason = { why: 'homeCastle', rule: 'GM2-Q4' }
export const OUT_OF_REACH: Reason = { why: 'outOfReach', rule: 'GM2-80' }
export const NO_NEW_TILE: Reason = { why: 'outOfReach', rule: 'GM2-85' }
export const NOT_GRANTED: Reason = { why: 'outOfReach', rule: 'GM2-113' }
export const ALREADY_ACTIVATED: Reason = { why: 'alreadyActivated', rule: 'GM2-81' }
export const EXTRA_USED: Reason = { why: 'extraUsed', rule: 'GM2-85' }
export const INACTIVE: Reason = { why: 'inactive', rule: 'GM2-82' }
export const FULL: Reason = { why: 'full', rule: 'GM2-5' }
export const NO_MARKER: Reason = { why: 'noMarker', rule: 'GM2-2' }
export const NO_CLAN: Reason = { why: 'noClan', rule: 'GM2-113' }
export const NO_POINT: Reason = { why: 'noPoint', rule: 'GM2-84' }
export const CLAIMED: Reason = { why: 'claimed', rule: 'GM2-112' }
export const NO_ROAD: Reason = { why: 'noRoad', rule: 'GM2-111' }
export const HOME_TILE: Reason = { why: 'homeTile', rule: 'GM2-65' }
export const BREAKS_TERRITORY: Reason = { why: 'breaksTerritory', rule: 'GM2-65' }

const perGood = (make: (good: Good) => Reason): readonly Reason[] => GOODS.map(make)
export const SOLD_OUT = perGood((good) => ({ why: 'soldOut', good, rule: 'GM2-41' }))
export const ROW_EMPTY = perGood((good) => ({ why: 'rowEmpty', good, rule: 'GM2-42' }))

export const tooFewCoins = (need: number, has: number, rule: CoinsRule): Reason => ({
  why: 'coins',
  need,
  has,
  rule,
})

const ASKED_BY = {
  turn: 'GM2-22',
  reward: 'GM2-27',
  pay: 'GM2-50',
  give: 'GM2-50',
  place: 'GM2-22',
  effects: 'GM2-70',
  choose: 'GM2-70',
  bring: 'GM2-112',
  grant: 'GM2-Q6',
  claim: 'GM2-111',
  remove: 'GM2-65',
  keep: 'GM2-66',
  build: 'GM2-112',
  activate: 'GM2-80',
} as const satisfies Record<AskKind, Reason['rule']>
export const notNow = (pending: AskKind): Extract<Reason, { why: 'notNow' }> => ({
  why: 'notNow',
  pending,
  rule: ASKED_BY[pending],
})
