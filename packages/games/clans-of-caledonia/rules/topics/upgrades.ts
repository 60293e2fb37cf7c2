import type { Seat } from '@bothy/kernel'
import { HIRE, IMPROVE, SHIP } from '../actions.ts'
import { contentOf } from '../content.ts'
import { TECHNOLOGIES } from '../../data/units.ts'
import { MAX_SHIPPING } from '../../data/upgrades.ts'
import { ALL_HIRED, HAS_TECHNOLOGY, LAST_LEVEL, NO_TECHNOLOGY, tooPoor } from '../reasons.ts'
import type { Action, Event, Reason, State } from '../types.ts'
import { CLAN } from './board.ts'
import { refreshReach } from './reach.ts'

export const shippingCost = (s: State, bonus: boolean): number =>
  bonus ? contentOf(s).upgrades.bonusCost.shipping : contentOf(s).upgrades.cost.shipping
export const technologyCost = (s: State, bonus: boolean): number =>
  bonus ? contentOf(s).upgrades.bonusCost.technology : contentOf(s).upgrades.cost.technology
export const merchantCost = (s: State, bonus: boolean): number =>
  bonus ? contentOf(s).upgrades.bonusCost.hire : contentOf(s).upgrades.cost.merchant

const whyNotPay = (s: State, seat: Seat, price: number): Reason | null =>
  price > s.money[seat] ? tooPoor(price, s.money[seat]) : null

export const whyNotShip = (s: State, seat: Seat, bonus: boolean): Reason | null =>
  s.shipping[seat] >= MAX_SHIPPING ? LAST_LEVEL : whyNotPay(s, seat, shippingCost(s, bonus))

/** COC-35, COC-87; `technology` by place in `TECHNOLOGIES`. */
export function whyNotImprove(s: State, seat: Seat, technology: number, bonus: boolean): Reason | null {
  if (s.clan[seat] === CLAN.macdonald) return NO_TECHNOLOGY
  if ((s.technology[seat] & (1 << technology)) !== 0) return HAS_TECHNOLOGY
  return whyNotPay(s, seat, technologyCost(s, bonus))
}

export const whyNotHire = (s: State, seat: Seat, bonus: boolean): Reason | null =>
  s.unhired[seat] === 0 ? ALL_HIRED : whyNotPay(s, seat, merchantCost(s, bonus))

export function listUpgrades(s: State, seat: Seat, bonus: boolean, out: Action[]): void {
  if (whyNotShip(s, seat, bonus) === null) out.push(SHIP)
  for (let i = 0; i < TECHNOLOGIES.length; i++) if (whyNotImprove(s, seat, i, bonus) === null) out.push(IMPROVE[i])
  if (whyNotHire(s, seat, bonus) === null) out.push(HIRE)
}

export type UpgradeAction = Extract<Action, { type: 'ship' | 'improve' | 'hire' }>
export const isUpgrade = (a: Action): a is UpgradeAction =>
  a.type === 'ship' || a.type === 'improve' || a.type === 'hire'

export function upgrade(s: State, seat: Seat, a: UpgradeAction, bonus: boolean, events?: Event[]): void {
  if (a.type === 'ship') {
    const money = pay(s, seat, shippingCost(s, bonus))
    s.shipping[seat]++
    refreshReach(s, seat)
    events?.push({ type: 'shippingUpgraded', seat, level: s.shipping[seat], money })
  } else if (a.type === 'improve') {
    const money = pay(s, seat, technologyCost(s, bonus))
    s.technology[seat] |= 1 << TECHNOLOGIES.indexOf(a.technology)
    events?.push({ type: 'technologyUpgraded', seat, technology: a.technology, money })
  } else {
    const money = pay(s, seat, merchantCost(s, bonus))
    s.unhired[seat]--
    s.merchants[seat]++
    events?.push({ type: 'merchantHired', seat, merchants: s.merchants[seat], money })
  }
}

function pay(s: State, seat: Seat, money: number): number {
  s.money[seat] -= money
  return money
}
