import type { Seat } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import { FIELD_COUNT, type FieldColour, type FieldId } from '../data/fields.ts'
import { NO_WAY, roadPrice } from '../data/roads.ts'
import { on } from '../moments.ts'
import { CLAIMED, NO_MARKER, NO_ROAD, tooFewCoins } from '../reasons.ts'
import type { Reason, State } from '../types.ts'
import { coinsAfter } from './market.ts'
import { stockOf } from './territory.ts'

/** How a marker may be placed: some cards ask for no roads, or for fields of one colour. */
export type Marker = { readonly payRoads: boolean; readonly colour: FieldColour | 'any' }
export const USUAL: Marker = { payRoads: true, colour: 'any' }

/** GM2-111: by the cheapest roads to Start or to a marker of anybody; besides what Chronicles ask for. */
export function fieldPriceOf(s: State, seat: Seat, field: FieldId, { payRoads }: Marker): number {
  let price = payRoads ? roadPrice(contentOf(s).roads, s.marked, field) : 0
  const { fieldPrice } = on(s).questions
  for (let i = 0; i < fieldPrice.length; i++) price += fieldPrice[i](s, seat, field)
  return price
}

/** GM2-112: Douglas is free for ever. */
export const isFree = (s: State, field: FieldId): boolean =>
  ((s.marked >> field) & 1) === 0 || contentOf(s).fields[field].repeatable

/** GM2-111, GM2-112: why a field cannot be claimed with so many coins. */
function whyNotClaimWith(s: State, seat: Seat, field: FieldId, marker: Marker, coins: number): Reason | null {
  if (s.markers[seat] === 0) return NO_MARKER
  if (!isFree(s, field)) return CLAIMED
  const { colour } = marker
  if (colour !== 'any' && contentOf(s).fields[field].colour !== colour)
    return { why: 'colour', colour, rule: 'GM2-111' }
  const price = fieldPriceOf(s, seat, field, marker)
  if (price >= NO_WAY) return NO_ROAD
  return price > coins ? tooFewCoins(price, coins, 'GM2-111') : null
}

export const whyNotClaim = (s: State, seat: Seat, field: FieldId, marker: Marker): Reason | null =>
  whyNotClaimWith(s, seat, field, marker, s.coins[seat])

/** GM2-Q2: is there a field that the seat could pay, were it to sell what it has? */
export function canClaimAfterSales(s: State, seat: Seat, marker: Marker): boolean {
  const coins = coinsAfter(s, seat, stockOf(s, seat), 0)
  for (let field = 0; field < FIELD_COUNT; field++)
    if (whyNotClaimWith(s, seat, field, marker, coins) === null) return true
  return false
}
