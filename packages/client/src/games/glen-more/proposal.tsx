import { isFree, type Offer, type View } from '@bothy/glen-more/data'
import { Sentence } from '../../board/sentence.tsx'
import { activatedAt } from './cells.tsx'
import { nextWords, paymentWords, spaceAhead, tileLabel } from './labels.ts'
import { at } from './presenter.ts'
import type { Table } from './spot.tsx'
import { TileArt } from './tile.tsx'
import { type Words, wordsOf } from './words.ts'

/** How many tiles it would activate on its best place, itself among them. */
const mostActivated = (view: View, { tile, spots }: Offer): number =>
  Math.max(0, ...spots.map((spot) => activatedAt(view, spot, tile).length))

/** GM-23: the black piece that the tile would cost. */
function pieceWords({ pieces: [only, ...others] }: Offer, { board, ...words }: Words): string {
  if (only === undefined) return ''
  if (others.length > 0) return board.givesChosen
  return only === null ? board.givesChieftain : board.gives(words.tileName(only))
}

/** Preview of taking the tile: the price, who plays next, what is lost. */
export function OfferFacts({ table, offer, words }: { table: Table; offer: Offer; words: Words }) {
  const { board } = words
  const pays = offer.payment === null ? '' : paymentWords(offer.payment, words)
  const asks = table.view.pending?.seat === table.me
  return (
    <>
      {asks && (
        <p class="gm-note" data-good={offer.reason === null ? 'yes' : 'no'}>
          {offer.reason === null ? (
            pays === '' ? (
              board[isFree(offer.tile) ? 'costsNothing' : 'canPay']
            ) : (
              board.canPayBy(pays)
            )
          ) : (
            <>
              <Sentence message={table.texts.reason(offer.reason, table.me)} />{' '}
              {board[offer.savedBySale ? 'afterSale' : 'willBeDiscarded']}.
            </>
          )}
        </p>
      )}
      <ul class="gm-facts">
        {asks && offer.pieces.length > 0 && <li>{pieceWords(offer, words)}</li>}
        {asks && offer.spots.length > 0 && (
          <li>{board.places(offer.spots.length, mostActivated(table.view, offer))}</li>
        )}
        <li class="gm-minor">{board.ahead(spaceAhead(table.view, offer.space))}</li>
        <li>{nextWords(offer, table, words)}</li>
        <li>
          {offer.discards.length === 0
            ? board.discardsNone
            : board.discards(offer.discards.map((tile) => words.tileName(tile)).join(', '))}
        </li>
        <li class={offer.scoring || offer.ends ? undefined : 'gm-minor'}>
          {board.draws(offer.draws)}
          {offer.ends ? ` · ${board.gameEnds}` : offer.scoring ? ` · ${board.scoringFollows}` : ''}
        </li>
      </ul>
    </>
  )
}

/** The tapped tile, while it can be taken. */
export function proposal({ view, choice, attention }: Table): Offer | undefined {
  const target = attention.proposed.value
  return target === null || !choice.lit(target) ? undefined : view.offers.find(({ tile }) => at.tile(tile) === target)
}

export function TakeButton({ table, offer, words }: { table: Table; offer: Offer; words: Words }) {
  return (
    <button
      type="button"
      class="button primary gm-take"
      onClick={() => {
        table.attention.proposed.value = null
        table.inspect(null)
        table.choice.pick(at.tile(offer.tile))
      }}
    >
      {offer.reason === null || offer.savedBySale ? words.board.take : words.board.takeAndDiscard}
    </button>
  )
}

/** Under the ring of a phone: a preview of the tapped tile, and the button that takes it. */
export function Proposal({ table, offer }: { table: Table; offer: Offer }) {
  const words = wordsOf(table.language)
  return (
    <section class="gm-proposal panel" data-proposal="" aria-label={tileLabel(offer.tile, words)}>
      <TileArt tile={offer.tile} words={words} cost />
      <div class="gm-proposal-text" role="status">
        <b class="gm-tray-title">{tileLabel(offer.tile, words)}</b>
        <OfferFacts table={table} offer={offer} words={words} />
      </div>
      {table.choice.lit(at.tile(offer.tile)) && <TakeButton table={table} offer={offer} words={words} />}
    </section>
  )
}
