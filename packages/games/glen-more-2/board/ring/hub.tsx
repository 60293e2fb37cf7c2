import type { FieldShown, Offer, Payment, View } from '@bothy/glen-more-2/data'
import { Signs } from '../art/signs.tsx'
import { offersOf } from '../chronicles/offers.ts'
import { FieldCard } from '../map/clans.tsx'
import { NextScoring } from './next-scoring.tsx'
import { isEntered, outcomeFacts, priceWords } from '../labels.ts'
import type { WithPreview } from '@bothy/board-kit/parts/ring/stand.tsx'
import { Market } from '../market/market.tsx'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const times = <T,>(n: number, sign: T): readonly T[] => Array.from({ length: n }, () => sign)

function PaySigns({ payment }: { payment: Payment }) {
  const { own, bought, coins, casks, scotsmen } = payment
  return (
    <span class="gm2-pays" aria-hidden="true">
      <Signs signs={[...own, ...times(casks, 'cask' as const), ...times(scotsmen, 'scotsman' as const)]} size={18} />
      {bought.length > 0 && (
        <span class="gm2-bought">
          <Signs signs={bought} size={18} />
        </span>
      )}
      {coins > 0 && <Signs signs={[{ coins }]} size={20} />}
    </span>
  )
}

const isCharged = ({ own, bought, coins, casks, scotsmen }: Payment): boolean =>
  own.length + bought.length + coins + casks + scotsmen > 0

function Price({ view, offer, words }: { view: View; offer: Offer; words: Words }) {
  const { reason, needsSale, payment, what } = offer
  if (reason === null && (what !== 'take' || isEntered(view, offer))) return null
  const text = needsSale ? words.board.needsSale : priceWords(offer, words)
  if (reason !== null) return <span class="gm2-fact gm2-loss">{text}</span>
  if (needsSale || payment === null || !isCharged(payment)) return <span class="gm2-fact gm2-up">{text}</span>
  return (
    <span class="gm2-fact gm2-up">
      <span aria-hidden="true">{words.board.pay}</span> <PaySigns payment={payment} />
      <span class="visually-hidden">{text}</span>
    </span>
  )
}

function OfferCard({ table, offer }: { table: BoardContext; offer: Offer }) {
  const words = wordsOf(table.language)
  const name = words.tileName(offer.tile)
  return (
    <section class="gm2-facts" data-explains aria-label={name} role="status">
      <b class="gm2-facts-name">{name}</b> <Price view={table.view} offer={offer} words={words} />
      {outcomeFacts(table.view, offer, table, words).map(({ text, loss }, i) => (
        <span key={i} class={loss === true ? 'gm2-fact gm2-loss' : 'gm2-fact'}>
          {text}
        </span>
      ))}
    </section>
  )
}

/** Without an offer it says how to look at one, so that nothing moves. */
export function OfferLine({ table, offer }: { table: BoardContext; offer: Offer | undefined }) {
  if (offer !== undefined) return <OfferCard table={table} offer={offer} />
  if (offersOf(table.view).length === 0) return null
  return <p class="gm2-facts gm2-facts-none how-to-choose">{wordsOf(table.language).board.tapTile}</p>
}

type HubProps = WithPreview<BoardContext, Offer> & {
  explains: boolean
  field: FieldShown | undefined
}

function DetailContext({ table, preview, field }: Omit<HubProps, 'explains'>) {
  if (preview !== undefined) return <OfferCard table={table} offer={preview} />
  if (field !== undefined) return <FieldCard table={table} shown={field} />
  return table.view.ranks === null ? <NextScoring table={table} /> : null
}

export function Hub({ table, preview, explains, field }: HubProps) {
  return (
    <div class="gm2-middle">
      <Market table={table} preview={preview} />
      {explains && <DetailContext table={table} preview={preview} field={field} />}
    </div>
  )
}
