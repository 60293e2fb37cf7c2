import { isFree, type Offer, type View } from '@bothy/glen-more/data'
import { Sentence } from '@bothy/board-kit/board/details/sentence.tsx'
import { Note } from '@bothy/board-kit/board/details/thing-note.tsx'
import { Confirm } from '@bothy/board-kit/parts/payment/confirm.tsx'
import { offeredBy, proposedOf } from '@bothy/board-kit/parts/ring/offer.ts'
import { paidWords } from '@bothy/board-kit/parts/labels.ts'
import { pieceWords, placesWords, spaceAhead, tileLabel, trackFacts } from '../labels.ts'
import { at } from '../presenter.ts'
import type { BoardContext } from '../spot.tsx'
import { PaymentSigns, RecipeSigns } from '../tile/tile.tsx'
import { type Words, wordsOf } from '../words.ts'

function Price({ table, offer, words }: { table: BoardContext; offer: Offer; words: Words }) {
  const { board } = words
  if (offer.reason !== null)
    return (
      <Note good={false}>
        <Sentence message={table.texts.reason(offer.reason, table.reader)} />{' '}
        {board[offer.savedBySale ? 'afterSale' : 'willBeDiscarded']}.
      </Note>
    )
  const { payment } = offer
  const pays = payment === null ? '' : paidWords(payment, words)
  return (
    <Note good>
      {pays === '' || payment === null ? (
        board[isFree(offer.tile) ? 'costsNothing' : 'canPay']
      ) : (
        <>
          {board.pay}{' '}
          <span class="gm-signs" aria-hidden="true">
            <PaymentSigns {...payment} />
          </span>
          <span class="visually-hidden">{pays}</span>
        </>
      )}
      {offer.pieces.length > 0 && ` · ${pieceWords(offer, words)}`}
    </Note>
  )
}

function Then({ table, offer, words }: { table: BoardContext; offer: Offer; words: Words }) {
  return (
    <p class="gm-then">
      {trackFacts(offer, table, words).map(({ text, loss }, i) => (
        <span key={i} class={loss === true ? 'gm-loss' : undefined}>
          {i > 0 && ' · '}
          {text}
        </span>
      ))}
    </p>
  )
}

export function OfferFacts({ table, offer, words }: { table: BoardContext; offer: Offer; words: Words }) {
  const asks = table.view.pending?.seat === table.reader
  return (
    <>
      {asks && <Price table={table} offer={offer} words={words} />}
      <p class="gm-does">
        <span class="gm-signs" aria-hidden="true">
          <RecipeSigns tile={offer.tile} />
        </span>
        {asks && offer.spots.length > 0 && <span>{placesWords(table.view, offer, words)}</span>}
      </p>
      <Then table={table} offer={offer} words={words} />
    </>
  )
}

/** The tile of the ring that a thing names. */
export const offered = ({ offers }: View, item: string | null): Offer | undefined => offeredBy(offers, item)

/** The tile that has been clicked. */
export const proposal = (table: BoardContext): Offer | undefined => proposedOf(table.view.offers, table)

function ShortPrice({ offer, words }: { offer: Offer; words: Words }) {
  const { board } = words
  const { payment } = offer
  const pays = payment === null ? '' : paidWords(payment, words)
  if (pays === '' || payment === null)
    return <span class="gm-up">{board[isFree(offer.tile) ? 'costsNothing' : 'canPay']}</span>
  return (
    <span class="gm-up">
      {board.pay}{' '}
      <span class="gm-signs" aria-hidden="true">
        <PaymentSigns {...payment} />
      </span>
      <span class="visually-hidden">{pays}</span>
    </span>
  )
}

export function OfferLine({ table, offer }: { table: BoardContext; offer: Offer | undefined }) {
  const words = wordsOf(table.language)
  const asks = table.view.pending?.seat === table.reader
  if (offer === undefined) return <p class="gm-offer-line gm-offer-none how-to-choose">{words.board.tapTile}</p>
  return (
    <section class="gm-offer-line" data-explains aria-label={tileLabel(offer.tile, words)}>
      <div class="gm-offer-title" role="status">
        <b>{words.tileName(offer.tile)}</b>
        <small class="gm-soft">{words.board.ahead(spaceAhead(table.view, offer.space))}</small>
        <span class="gm-signs" aria-hidden="true">
          <RecipeSigns tile={offer.tile} />
        </span>
        {asks && offer.reason === null && (
          <>
            <ShortPrice offer={offer} words={words} />
            <small class="gm-soft">{words.board.fitsIn(offer.spots.length)}</small>
          </>
        )}
      </div>
      {asks && offer.reason !== null && (
        <p class="gm-loss">
          <Sentence message={table.texts.reason(offer.reason, table.reader)} />{' '}
          {words.board[offer.savedBySale ? 'afterSale' : 'willBeDiscarded']}.
        </p>
      )}
      <Then table={table} offer={offer} words={words} />
    </section>
  )
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
