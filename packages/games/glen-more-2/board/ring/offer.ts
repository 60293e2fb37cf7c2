import type { Offer, View } from '@bothy/glen-more-2/data'
import { offeredBy, proposedOf } from '@bothy/board-kit/parts/ring/offer.ts'
import { offersOf } from '../chronicles/offers.ts'
import type { BoardContext } from '../spot.tsx'

/** The tile of the rondel that a thing names, while one is to be taken. */
export const offered = (view: View, item: string | null): Offer | undefined => offeredBy(offersOf(view), item)

/** The tile that has been clicked, while it can be taken. */
export const proposal = (table: BoardContext): Offer | undefined => proposedOf(offersOf(table.view), table)
