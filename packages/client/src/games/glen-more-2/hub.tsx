import type { Offer } from '@bothy/glen-more-2/data'
import { offerFacts } from './labels.ts'
import { Market } from './market.tsx'
import type { Table } from './spot.tsx'
import { wordsOf } from './words.ts'

/** The tile that is looked at: all that taking it would mean. */
export function OfferCard({ table, offer }: { table: Table; offer: Offer }) {
  const words = wordsOf(table.language)
  return (
    <section class="gm2-facts" aria-label={words.tileName(offer.tile)} role="status">
      <b class="gm2-facts-name">{words.tileName(offer.tile)}</b>{' '}
      {offerFacts(table.view, offer, table, words).map(({ text, loss }, i) => (
        <span key={i} class={loss === true ? 'gm2-fact gm2-loss' : 'gm2-fact'}>
          {text}
        </span>
      ))}
    </section>
  )
}

/** In the middle of the rondel: the market, and what would come of the tile looked at. */
export function Hub({ table, preview }: { table: Table; preview: Offer | undefined }) {
  return (
    <div class="gm2-middle">
      <Market table={table} preview={preview} />
      {preview !== undefined && <OfferCard table={table} offer={preview} />}
    </div>
  )
}
