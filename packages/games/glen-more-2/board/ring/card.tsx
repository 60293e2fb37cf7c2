import {
  type Good,
  GOODS,
  MARKET_FIELDS,
  type Offer,
  type Payment,
  type Reason,
  type TileId,
  type View,
} from '@bothy/glen-more-2/data'
import { plain } from '@bothy/kernel'
import { gapWords, lackOf, saleFor } from '@bothy/board-kit/parts/ring/cost.ts'
import { type CardLine, HubCard } from '@bothy/board-kit/parts/ring/hub-card.tsx'
import { isAsked, placesOf } from '@bothy/board-kit/parts/ring/offer.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { type Sign, Signs } from '../art/signs.tsx'
import { goodsOf, signsOf } from '../tile/tile-facts.ts'
import { shortOf } from '../chronicles/brought.ts'
import { boxOf, isEntered, outcomeFacts, priceWords } from '../labels.ts'
import { HubLinks } from '../lazy.ts'
import { at } from '../presenter.ts'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const sign = (first: Sign | undefined) => (first === undefined ? null : <Signs signs={[first]} size={18} />)

const costOf = (view: View, tile: TileId) => boxOf(view).tiles[tile].cost

export const lacksOf = (view: View, seat: number, tile: TileId) =>
  lackOf(goodsOf(costOf(view, tile).goods), {
    own: view.players[seat].goods,
    filled: view.market,
    spaces: MARKET_FIELDS,
  })

function priceNow(view: View, seat: number, tile: TileId): number {
  return lacksOf(view, seat, tile).reduce((sum, { price }) => sum + (price ?? 0), costOf(view, tile).coins)
}

function blockedWords(table: BoardContext, tile: TileId, reason: Reason, seat: number, words: Words): string {
  const { view } = table
  const lacks = lacksOf(view, seat, tile)
  const { coins, casks } = view.players[seat]
  const cost = costOf(view, tile)
  if (reason.why === 'coins' && reason.rule === 'GM2-26')
    return gapWords(lacks, { need: reason.need, has: coins, raised: reason.has - coins }, words)
  if (reason.why === 'soldOut') return gapWords(lacks, { need: cost.coins, has: coins }, words)
  const [text] = [plain(words.texts.reason(reason, table.reader).slice(0, -1), table.names).trim()]
  return reason.why === 'noCask' ? `${words.board.needs(words.casks(cost.casks - casks))} ${text}` : text
}

function Pays({ payment, seat }: { payment: Payment; seat: number }) {
  const { own, bought, coins, casks, scotsmen } = payment
  const times = (n: number, it: Sign): readonly Sign[] => Array.from({ length: n }, () => it)
  return (
    <span class="gm2-pays" aria-hidden="true">
      <Signs signs={[...own, ...times(casks, 'cask'), ...times(scotsmen, 'scotsman')]} size={16} seat={seat} />
      {bought.length > 0 && (
        <span class="gm2-bought">
          <Signs signs={bought} size={16} />
        </span>
      )}
      {coins > 0 && <Signs signs={[{ coins }]} size={18} />}
    </span>
  )
}

function PayText({ view, offer, seat, words }: { view: View; offer: Offer; seat: number; words: Words }) {
  const text = priceWords(offer, words)
  const { payment } = offer
  if (payment === null || text === words.board.free) return <>{text}</>
  return (
    <>
      <span aria-hidden="true">{words.board.pay}</span> <Pays payment={payment} seat={seat} />
      <span class="visually-hidden">{text}</span>
      {payment.coins > 0 && ` (${words.board.left(words.coins(view.players[seat].coins - payment.coins))})`}
    </>
  )
}

/** In words, what one sale would make possible (GM2-42). */
function wayWords(view: View, { tile }: Offer, seat: number, words: Words): string {
  const { goods, coins } = view.players[seat]
  const short = priceNow(view, seat, tile) - coins
  const sold = saleFor(goodsOf(costOf(view, tile).goods), short, { own: goods, filled: view.market }, GOODS)
  return sold === null
    ? words.board.afterSale
    : words.board.sellFirst(words.goodName(sold), words.coins(view.market[sold]))
}

export function gapShort(view: View, { tile, reason }: Offer, words: Words): string {
  const seat = view.pending?.seat ?? 0
  if (reason === null) return ''
  if (reason.why === 'coins' && reason.rule === 'GM2-26') return words.board.coinsShort(reason.need - reason.has)
  const casks = costOf(view, tile).casks - view.players[seat].casks
  return reason.why === 'noCask' && casks > 0 ? words.board.casksShort(casks) : shortOf(reason.why, words)
}

export function lacking({ view }: Pick<BoardContext, 'view'>, offer: Offer | undefined): readonly Good[] {
  const isShort =
    offer !== undefined && (offer.needsSale || offer.reason?.why === 'coins' || offer.reason?.why === 'soldOut')
  return isShort ? lacksOf(view, view.pending?.seat ?? 0, offer.tile).map(({ good }) => good) : []
}

export function missingSigns(table: Pick<BoardContext, 'view'>, offer: Offer): readonly number[] {
  const { cost } = signsOf(boxOf(table.view).tiles[offer.tile])
  const casks = cost.filter((it) => it === 'cask')
  return placesOf(cost, offer.reason?.why === 'noCask' ? casks : lacking(table, offer))
}

function doesLines(table: BoardContext, tile: TileId, words: Words): readonly CardLine[] {
  const box = boxOf(table.view)
  const { once, active, card } = words.tileDoes(tile, box)
  const { does, brings } = signsOf(box.tiles[tile])
  const told = [
    {
      sign: sign(brings[0]),
      text: [once === '' ? '' : `${words.board.atOnce}${words.board.colon}${once}.`, card].join(' ').trim(),
    },
    {
      sign: sign(does?.get[0] ?? 'activate'),
      text: active === '' ? '' : `${words.board.activate}${words.board.colon}${active}.`,
    },
  ].filter(({ text }) => text !== '')
  return told.length > 0 ? told : [{ sign: null, text: words.tileText(tile, box) }]
}

function costLines(table: BoardContext, offer: Offer, words: Words): readonly CardLine[] {
  const { view } = table
  const seat = view.pending?.seat ?? 0
  const { tile, reason, needsSale, what } = offer
  const [lack] = lacksOf(view, seat, tile)
  const due = sign(lack?.good ?? signsOf(boxOf(view).tiles[tile]).cost[0])
  if (reason !== null && isAsked(table))
    return [{ sign: due, tone: 'loss', text: blockedWords(table, tile, reason, seat, words) }]
  if (what !== 'take' || isEntered(view, offer)) return []
  if (needsSale && isAsked(table))
    return [
      {
        sign: due,
        text: gapWords(
          lacksOf(view, seat, tile),
          { need: priceNow(view, seat, tile), has: view.players[seat].coins },
          words,
        ),
      },
      { sign: <GoodsIcon icon="coin" size={18} />, tone: 'way', text: wayWords(view, offer, seat, words) },
    ]
  return [{ sign: due, text: <PayText view={view} offer={offer} seat={seat} words={words} /> }]
}

function thenLine(table: BoardContext, offer: Offer, words: Words): CardLine {
  const facts = outcomeFacts(table.view, offer, table, words)
  return {
    sign: <Icon name="nextTurn" size={18} />,
    isDrawn: facts.every(({ drawn = false }) => drawn),
    text: facts.map(({ text, loss, drawn = false }, i) => (
      <span key={i} class={loss === true ? 'gm2-fact gm2-loss' : 'gm2-fact'} data-drawn={drawn ? '' : undefined}>
        {text}
      </span>
    )),
  }
}

export function OfferCard({ table, offer }: { table: BoardContext; offer: Offer }) {
  const words = wordsOf(table.language)
  const { tile } = offer
  const { type } = boxOf(table.view).tiles[tile]
  const costs = costLines(table, offer, words)
  const follows = offer.reason === null || !isAsked(table)
  return (
    <HubCard
      name={words.tileName(tile)}
      kind={words.typeName(type).toLowerCase()}
      class="gm2-facts"
      isSpoken
      lines={[...doesLines(table, tile, words), ...costs, ...(follows ? [thenLine(table, offer, words)] : [])]}
      links={<HubLinks table={table} tile={tile} />}
      onStay={(stays) => table.showDetails(stays ? at.tile(tile) : null)}
    />
  )
}
