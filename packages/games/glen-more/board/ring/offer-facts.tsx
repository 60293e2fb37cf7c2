import type { Offer, View } from '@bothy/glen-more/data'
import { Confirm } from '@bothy/board-kit/parts/payment/confirm.tsx'
import { HubHint } from '@bothy/board-kit/parts/ring/hub-card.tsx'
import { offeredBy, proposedOf } from '@bothy/board-kit/parts/ring/offer.ts'
import { OfferCard } from './card.tsx'
import { at } from '../presenter.ts'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

export const offered = ({ offers }: View, item: string | null): Offer | undefined => offeredBy(offers, item)

export const proposal = (table: BoardContext): Offer | undefined => proposedOf(table.view.offers, table)

export function OfferLine({ table, offer }: { table: BoardContext; offer: Offer | undefined }) {
  if (offer !== undefined) return <OfferCard table={table} offer={offer} />
  return <HubHint class="gm-card gm-offer-none">{wordsOf(table.language).board.tapTile}</HubHint>
}

export function TakeButton({ table, offer }: { table: BoardContext; offer: Offer }) {
  const words = wordsOf(table.language)
  const { board } = words
  const keeps = offer.reason === null || offer.savedBySale
  return (
    <Confirm table={table} target={at.tile(offer.tile)} class={keeps ? 'primary gm-take' : 'gm-take gm-discard'}>
      {keeps ? board.take(words.theTile(offer.tile)) : board.takeAndDiscard}
    </Confirm>
  )
}
