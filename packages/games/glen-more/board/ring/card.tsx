import {
  COST_GOODS,
  COST_OF,
  GOODS,
  KIND_OF,
  MARKET_SPACES,
  type Offer,
  type Reason,
  type TileId,
  type View,
} from '@bothy/glen-more/data'
import { plain } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { type Fact, paidWords } from '@bothy/board-kit/parts/labels.ts'
import { gapWords, lackOf, saleFor } from '@bothy/board-kit/parts/ring/cost.ts'
import { type CardLine, HubCard } from '@bothy/board-kit/parts/ring/hub-card.tsx'
import { isAsked, placesOf } from '@bothy/board-kit/parts/ring/offer.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { costIcons, pieceWords, placesWords, trackFacts } from '../labels.ts'
import { HubLinks } from '../details/lazy-links.ts'
import { at } from '../presenter.ts'
import type { BoardContext } from '../spot.tsx'
import { PaymentSigns } from '../tile/tile.tsx'
import { type Words, wordsOf } from '../words.ts'

const lacksOf = (view: View, seat: number, tile: TileId) =>
  lackOf(COST_OF[tile].goods, { own: view.players[seat].goods, filled: view.market, spaces: MARKET_SPACES })

export function gapShort(view: View, { tile }: Offer, reason: Reason, { board }: Words): string {
  if (reason.why === 'coins') return board.coinsShort(reason.need - reason.has)
  const { barrels } = view.players[view.pending?.seat ?? 0]
  return reason.why === 'noBarrel' ? board.barrelsShort(COST_OF[tile].barrels - barrels) : board.short[reason.why]
}

export function missingSigns(view: View, offer: Offer): readonly number[] {
  const { tile, reason } = offer
  if (reason?.why === 'noBarrel') return [costIcons(tile).indexOf('cask')]
  if (reason?.why !== 'coins' && reason?.why !== 'soldOut') return []
  const lacks = lacksOf(view, view.pending?.seat ?? 0, tile)
  return placesOf(
    costIcons(tile),
    lacks.map(({ good }) => good),
  )
}

function blockedWords(table: BoardContext, tile: TileId, reason: Reason, words: Words): string {
  const { view } = table
  const seat = view.pending?.seat ?? 0
  const { coins } = view.players[seat]
  const isNamed = COST_OF[tile].goods.length > 0
  if (reason.why === 'coins' && isNamed)
    return gapWords(lacksOf(view, seat, tile), { need: reason.need, has: coins }, words)
  if (reason.why === 'soldOut' && isNamed) return gapWords(lacksOf(view, seat, tile), { need: 0, has: coins }, words)
  return plain(table.texts.reason(reason, table.reader).slice(0, -1), table.names).trim()
}

/** One sale that is enough (GM-29), else that several are. */
function wayWords(view: View, tile: TileId, reason: Reason, words: Words): string {
  const { goods, coins } = view.players[view.pending?.seat ?? 0]
  const short = reason.why === 'coins' ? reason.need - coins : 0
  const sold = saleFor(COST_OF[tile].goods, short, { own: goods, filled: view.market }, GOODS)
  if (sold === null || COST_GOODS[tile] === 0) return words.board.afterSale
  return words.board.sellFirst(words.goodName(sold), words.coins(view.market[sold]))
}

function PayText({ view, offer, words }: { view: View; offer: Offer; words: Words }) {
  const { payment } = offer
  const { board } = words
  const pays = payment === null ? '' : paidWords(payment, words)
  const piece = offer.pieces.length > 0 ? pieceWords(offer, words) : ''
  if (payment === null || pays === '')
    return <>{piece === '' ? board[costIcons(offer.tile).length === 0 ? 'costsNothing' : 'canPay'] : piece}</>
  const { coins } = view.players[view.pending?.seat ?? 0]
  return (
    <>
      <span aria-hidden="true">{board.pay}</span>{' '}
      <span class="gm-signs" aria-hidden="true">
        <PaymentSigns {...payment} />
      </span>
      <span class="visually-hidden">{pays}</span>
      {payment.coins > 0 && ` (${board.left(words.coins(coins - payment.coins))})`}
    </>
  )
}

function costLines(table: BoardContext, offer: Offer, words: Words): readonly CardLine[] {
  const { tile, reason, savedBySale } = offer
  const [icon = 'coin'] = costIcons(tile)
  const sign = <GoodsIcon icon={icon} size={16} />
  if (!isAsked(table)) return []
  if (reason === null) return [{ sign, text: <PayText view={table.view} offer={offer} words={words} /> }]
  const gap = { sign, tone: 'loss' as const, text: blockedWords(table, tile, reason, words) }
  return savedBySale
    ? [gap, { sign: <GoodsIcon icon="coin" size={16} />, tone: 'way', text: wayWords(table.view, tile, reason, words) }]
    : [{ ...gap, text: `${gap.text} ${words.board.willBeDiscarded}.` }]
}

type OfferCardProps = { table: BoardContext; offer: Offer; links?: ComponentChildren }

/** Where it is one line of the hub, the first rule stands for all of them. */
export function OfferCard({ table, offer, links = <HubLinks tile={offer.tile} /> }: OfferCardProps) {
  const words = wordsOf(table.language)
  const { view } = table
  const { tile } = offer
  const facts: readonly Fact[] = [
    { text: isAsked(table) ? placesWords(view, offer, words) : '' },
    ...trackFacts(offer, table, words),
  ].filter(({ text }) => text !== '')
  const name = words.tileName(tile)
  const kind = words.kindName(KIND_OF[tile])
  return (
    <HubCard
      name={name}
      kind={kind === name ? '' : kind.toLowerCase()}
      class="gm-card"
      lines={[
        { sign: null, text: words.tileDoes(tile) },
        ...costLines(table, offer, words),
        {
          sign: <Icon name="nextTurn" size={16} />,
          isDrawn: facts.every(({ drawn = false }) => drawn),
          text: facts.map(({ text, loss, drawn = false }, i) => (
            <span key={i} class={loss === true ? 'gm-loss' : undefined} data-drawn={drawn ? '' : undefined}>
              {i > 0 && ' · '}
              {text}
            </span>
          )),
        },
      ]}
      links={links}
      onStay={(stays) => table.showDetails(stays ? at.tile(tile) : null)}
    />
  )
}
