import type { Seat } from '@bothy/kernel'
import { FIELD_COUNT, type FieldId } from '../../../../data/fields.ts'
import type { ActOf, FreeAction, Questions } from '../../../../rules/hooks.ts'
import { CLAIMED } from '../../../../rules/reasons.ts'
import { isFree } from '../../../../rules/topics/clan.ts'
import type { Reason, State } from '../../../../rules/types.ts'
import { CHARGE } from '../action-list.ts'
import { WANDER } from '../../data/index.ts'
import { bossOf, coinsOn, hasGangster, isRival, mobsOf, spendToken, tokensOf } from '../queries.ts'
import type { Charged } from '../types.ts'

/** Peggy McWander: tokens on clan fields, for which others pay her boss. */

const HAS_TOKEN: Reason = { why: 'fieldHasToken', rule: 'GM2-C8-4' }

const chargeOn = (s: State, field: FieldId): Charged | undefined => mobsOf(s).charged.find((it) => it.field === field)

function whyNotCharge(s: State, field: FieldId): Reason | null {
  if (!isFree(s, field)) return CLAIMED
  return chargeOn(s, field) === undefined ? null : HAS_TOKEN
}

export const charging: FreeAction = {
  list(s, seat, window, out) {
    if (window === 'claim' || window === 'build' || !hasGangster(s, seat, WANDER)) return
    for (const token of tokensOf(s, WANDER))
      for (let field = 0; field < FIELD_COUNT; field++)
        if (whyNotCharge(s, field) === null) out.push(CHARGE[token][field])
  },
  grey(s, seat, grey) {
    if (!hasGangster(s, seat, WANDER)) return
    for (const token of tokensOf(s, WANDER))
      for (let field = 0; field < FIELD_COUNT; field++) grey(CHARGE[token][field], () => whyNotCharge(s, field))
  },
  apply(s, seat, a, events) {
    if (a.type !== 'charge') return false
    const { token, field } = a
    spendToken(s, WANDER, token)
    mobsOf(s).charged.push({ field, token })
    events?.push({ type: 'fieldCharged', seat, field, coins: coinsOn(s, WANDER, token) })
    return true
  },
}

/** A token is no marker: roads are paid anyway (GM2-111). */
export const fieldPrice: Questions['fieldPrice'] = (s, seat: Seat, field) => {
  const charge = chargeOn(s, field)
  return charge !== undefined && isRival(s, WANDER, seat) ? coinsOn(s, WANDER, charge.token) : 0
}

/** The coins are already paid with the price of the field. */
export const markerPlaced: ActOf<'markerPlaced'> = (s, { seat, field }, events) => {
  const mine = mobsOf(s)
  const charge = chargeOn(s, field)
  if (charge === undefined) return
  mine.charged.splice(mine.charged.indexOf(charge), 1)
  const boss = bossOf(s, WANDER)
  if (boss === seat) {
    events?.push({ type: 'chargeGone', seat, field })
    return
  }
  const coins = coinsOn(s, WANDER, charge.token)
  s.coins[boss] += coins
  events?.push({ type: 'chargePaid', seat, to: boss, field, coins })
}
