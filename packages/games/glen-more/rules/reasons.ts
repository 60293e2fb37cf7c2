import { type Good, GOODS } from '../data/faces.ts'
import type { AskKind, Reason } from './types.ts'

export const NO_SIDE: Reason = { why: 'noSide', rule: 'GM-33' }
export const NO_CLAN: Reason = { why: 'noClan', rule: 'GM-34' }
export const RIVER: Reason = { why: 'river', rule: 'GM-35' }
export const ROAD: Reason = { why: 'road', rule: 'GM-36' }
export const RIVER_BLOCKED: Reason = { why: 'riverBlocked', rule: 'GM-37' }
export const ROAD_BLOCKED: Reason = { why: 'roadBlocked', rule: 'GM-37' }
export const NO_CELL: Reason = { why: 'noCell', rule: 'GM-21' }
export const NO_BARREL: Reason = { why: 'noBarrel', rule: 'GM-22' }
export const NO_PIECE: Reason = { why: 'noPiece', rule: 'GM-23' }
export const NO_CHIEFTAIN: Reason = { why: 'noChieftain', rule: 'GM-23' }
export const LAST_CLAN_PAID: Reason = { why: 'lastClan', rule: 'GM-23' }
export const LAST_CLAN: Reason = { why: 'lastClan', rule: 'GM-58' }
export const NO_CELL_WITHOUT: Reason = { why: 'noCellWithout', rule: 'GM-97' }
export const OUT_OF_REACH: Reason = { why: 'outOfReach', rule: 'GM-41' }
export const EXTRA_USED: Reason = { why: 'extraUsed', rule: 'GM-63' }
export const ALREADY_ACTIVATED: Reason = { why: 'alreadyActivated', rule: 'GM-42' }
export const FULL: Reason = { why: 'full', rule: 'GM-45' }
export const LOCH: Reason = { why: 'loch', rule: 'GM-59' }
export const OICH_DIFFERENT: Reason = { why: 'different', rule: 'GM-24' }
export const GROCER_DIFFERENT: Reason = { why: 'different', rule: 'GM-53' }
export const NO_POINT: Reason = { why: 'noPoint', rule: 'GM-55' }

const perGood = (make: (good: Good) => Reason): readonly Reason[] => GOODS.map(make)
export const SOLD_OUT = perGood((good) => ({ why: 'soldOut', good, rule: 'GM-26' }))
export const ANY_SOLD_OUT: Reason = { why: 'soldOut', good: null, rule: 'GM-26' }
export const ROW_EMPTY = perGood((good) => ({ why: 'rowEmpty', good, rule: 'GM-29' }))

export const tooFewCoins = (need: number, has: number): Reason => ({ why: 'coins', need, has, rule: 'GM-26' })

const ASKED_BY = {
  turn: 'GM-13',
  afford: 'GM-12',
  pay: 'GM-98',
  give: 'GM-98',
  spend: 'GM-98',
  place: 'GM-12',
  choose: 'GM-40',
  activate: 'GM-12',
  endTurn: 'GM-12',
} as const satisfies Record<AskKind, Reason['rule']>
export const notNow = (pending: AskKind): Reason => ({ why: 'notNow', pending, rule: ASKED_BY[pending] })
