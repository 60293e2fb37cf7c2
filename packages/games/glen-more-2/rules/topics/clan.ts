import type { Seat } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import { FIELD_COUNT, type FieldColour, type FieldId } from '../../data/fields.ts'
import { NO_WAY, roadPrices, type Roads } from '../../data/roads.ts'
import { on } from '../hooks.ts'
import { CLAIMED, NO_MARKER, NO_ROAD, tooFewCoins } from '../reasons.ts'
import type { Reason, State } from '../types.ts'
import { coinsAfter } from './market.ts'
import { stockOf } from './territory.ts'

export type Marker = { readonly payRoads: boolean; readonly colour: FieldColour | 'any' }
export const USUAL: Marker = { payRoads: true, colour: 'any' }

/** Prices of the last roads asked for: one list of choices asks for all fields. */
const known: { roads: Roads | null; marked: number; readonly prices: Int32Array } = {
  roads: null,
  marked: 0,
  prices: new Int32Array(FIELD_COUNT),
}

function roadPriceOf(s: State, field: FieldId): number {
  const { roads } = contentOf(s)
  if (known.roads !== roads || known.marked !== s.marked) {
    known.roads = roads
    known.marked = s.marked
    roadPrices(roads, s.marked, known.prices)
  }
  return known.prices[field]
}

/** GM2-111: by the cheapest roads to Start or to a marker of any seat, plus the charges of Chronicles. */
export function fieldPriceOf(s: State, seat: Seat, field: FieldId, { payRoads }: Marker): number {
  let price = payRoads ? roadPriceOf(s, field) : 0
  if (s.inPlay === 0) return price
  const { fieldPrice } = on(s).questions
  for (let i = 0; i < fieldPrice.length; i++) price += fieldPrice[i](s, seat, field)
  return price
}

export const isFree = (s: State, field: FieldId): boolean =>
  ((s.marked >> field) & 1) === 0 || contentOf(s).fields[field].repeatable

export function canClaim(s: State, seat: Seat, field: FieldId, marker: Marker, coins: number): boolean {
  if (s.markers[seat] === 0 || !isFree(s, field) || !hasColour(s, field, marker)) return false
  return fieldPriceOf(s, seat, field, marker) <= coins
}

const hasColour = (s: State, field: FieldId, { colour }: Marker): boolean =>
  colour === 'any' || contentOf(s).fields[field].colour === colour

export function whyNotClaim(s: State, seat: Seat, field: FieldId, marker: Marker): Reason | null {
  if (canClaim(s, seat, field, marker, s.coins[seat])) return null
  if (s.markers[seat] === 0) return NO_MARKER
  if (!isFree(s, field)) return CLAIMED
  if (marker.colour !== 'any' && !hasColour(s, field, marker))
    return { why: 'colour', colour: marker.colour, rule: 'GM2-111' }
  const price = fieldPriceOf(s, seat, field, marker)
  return price >= NO_WAY ? NO_ROAD : tooFewCoins(price, s.coins[seat], 'GM2-111')
}

/** GM2-Q2: is there a field that the seat could pay, were it to sell what it has? */
export function canClaimAfterSales(s: State, seat: Seat, marker: Marker): boolean {
  if (s.markers[seat] === 0) return false
  return (
    canClaimAny(s, seat, marker, s.coins[seat]) ||
    canClaimAny(s, seat, marker, coinsAfter(s, seat, stockOf(s, seat), 0))
  )
}

export function canClaimAny(s: State, seat: Seat, marker: Marker, coins: number): boolean {
  for (let field = 0; field < FIELD_COUNT; field++) if (canClaim(s, seat, field, marker, coins)) return true
  return false
}
