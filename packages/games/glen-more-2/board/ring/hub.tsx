import type { ChronicleId, FieldShown, Offer } from '@bothy/glen-more-2/data'
import { offersOf } from '../chronicles/offers.ts'
import { ChronicleTold } from '../chronicles/slots.tsx'
import { FieldCard } from '../map/clans.tsx'
import { OfferCard } from './card.tsx'
import { NextScoring } from './next-scoring.tsx'
import { HubHint } from '@bothy/board-kit/parts/ring/hub-card.tsx'
import type { WithPreview } from '@bothy/board-kit/parts/ring/stand.tsx'
import { ReadingPlace } from '@bothy/board-kit/board/details/reading-place.tsx'
import { Market } from '../market/market.tsx'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

/** Without an offer it says how to look at one, so that nothing moves. */
export function OfferLine({ table, offer }: { table: BoardContext; offer: Offer | undefined }) {
  if (offer !== undefined) return <OfferCard table={table} offer={offer} />
  if (offersOf(table.view).length === 0) return null
  return <HubHint class="gm2-facts gm2-facts-none">{wordsOf(table.language).board.tapTile}</HubHint>
}

type HubProps = WithPreview<BoardContext, Offer> & {
  explains: boolean
  field: FieldShown | undefined
  chronicle: ChronicleId | null
}

function DetailContext({ table, preview, field, chronicle }: Omit<HubProps, 'explains'>) {
  if (chronicle !== null) return <ChronicleTold table={table} id={chronicle} />
  if (preview !== undefined) return <OfferCard table={table} offer={preview} />
  if (field !== undefined) return <FieldCard table={table} shown={field} />
  return table.view.ranks === null ? <NextScoring table={table} /> : null
}

export function Hub({ explains, ...told }: HubProps) {
  const { table, preview } = told
  return (
    <div class="gm2-middle">
      <Market table={table} preview={preview} />
      {explains && <DetailContext {...told} />}
      {explains && <ReadingPlace grows="up" />}
    </div>
  )
}
