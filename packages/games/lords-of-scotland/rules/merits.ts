import type { Seat } from '@bothy/kernel'
import type { MeritsOf } from '@bothy/kernel/merits'
import type { CardId } from './types.ts'

type Claim = { readonly worth: number; readonly other: number }
type Total = { readonly total: number; readonly other: number }
type OfCard = { readonly card: CardId }
type Cards = { readonly cards: number; readonly other: number }

/** Figures after the better decision; `other` is the same one after the other decision. */
export type Merit = MeritsOf<{
  points: { readonly points: number; readonly other: number }
  claims: Claim
  claimsLess: Claim
  doubled: { readonly total: number }
  stronger: Total
  weaker: Total
  place: { readonly place: number; readonly other: number }
  rival: Total & { readonly seat: Seat }
  recruits: OfCard
  keeps: OfCard
  hides: OfCard
  moreCards: Cards
  fewerCards: Cards
}>
