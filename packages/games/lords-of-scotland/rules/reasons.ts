import type { Seat } from '@bothy/kernel'
import { HAND_LIMIT, MAX_SEATS, POWERS, type PowerId, ROYAL_DECK } from '../data/clans.ts'
import type { AskKind, CardId, Reason } from './types.ts'

export const HAND_FULL: Reason = { why: 'handFull', limit: HAND_LIMIT, rule: 'LOS-21' }
export const SLOT_EMPTY: Reason = { why: 'slotEmpty', rule: 'LOS-76' }
export const ALREADY_FACE_UP: Reason = { why: 'alreadyFaceUp', rule: 'LOS-16' }
export const FLIP_FIRST: Reason = { why: 'flipFirst', rule: 'LOS-16' }
export const DISCARD_ITSELF: Reason = { why: 'itself', rule: 'LOS-38' }
export const COPY_ITSELF: Reason = { why: 'itself', rule: 'LOS-47' }
export const OWN_ARMY: Reason = { why: 'ownArmy', rule: 'LOS-42' }
export const FACE_DOWN_COPY: Reason = { why: 'faceDownCopy', rule: 'LOS-47' }
export const SCOTT_ON_SCOTT: Reason = { why: 'scottOnScott', rule: 'LOS-49' }
export const ALREADY_CLAIMED: Reason = { why: 'alreadyClaimed', rule: 'LOS-67' }

const weakerTable = (rule: 'LOS-26' | 'LOS-29'): readonly (readonly Reason[])[] =>
  Array.from({ length: MAX_SEATS }, (_, owner) =>
    Array.from({ length: ROYAL_DECK }, (__, card): Reason => ({ why: 'weakerCard', card, owner, rule })),
  )
const weakerOverall = weakerTable('LOS-26')
const weakerInLineage = weakerTable('LOS-29')

export const weakerCard = (lineageTest: boolean, owner: Seat, card: CardId): Reason =>
  (lineageTest ? weakerInLineage : weakerOverall)[owner][card]

const perPower = (make: (power: PowerId) => Reason): ReadonlyMap<PowerId, Reason> =>
  new Map(POWERS.map((power) => [power, make(power)]))
const noTargets = perPower((power) => ({ why: 'noTarget', power, rule: 'LOS-33' }))
const copyNoTargets = perPower((power) => ({ why: 'copyNoTarget', power, rule: 'LOS-50' }))

export const noTarget = (power: PowerId): Reason => noTargets.get(power) ?? { why: 'noTarget', power, rule: 'LOS-33' }
export const copyNoTarget = (power: PowerId): Reason =>
  copyNoTargets.get(power) ?? { why: 'copyNoTarget', power, rule: 'LOS-50' }

export const notNow = (pending: AskKind): Reason => ({ why: 'notNow', pending, rule: 'LOS-14' })
