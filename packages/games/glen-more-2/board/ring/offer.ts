import type { Offer, View } from '@bothy/glen-more-2/data'
import { offeredBy, proposedOf } from '@bothy/board-kit/parts/ring/offer.ts'
import { offersOf } from '../chronicles/offers.ts'
import type { BoardContext } from '../spot.tsx'

export const offered = (view: View, item: string | null): Offer | undefined => offeredBy(offersOf(view), item)

export const proposal = (table: BoardContext): Offer | undefined => proposedOf(offersOf(table.view), table)
