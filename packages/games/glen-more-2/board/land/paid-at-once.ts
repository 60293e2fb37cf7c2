import { GOODS, MARKET_FIELDS, type Offer, type View } from '@bothy/glen-more-2/data'
import { boxOf } from '../labels.ts'
import { goodsOf } from '../tile/tile-facts.ts'

/** GM2-41, GM2-51: the payment leaves nothing to ask, neither a sale, nor which resource or Scotsman, nor whether to buy one instead. */
export function isPaidAtOnce(view: View, { tile, payment, what }: Offer): boolean {
  if (payment === null || payment.scotsmen > 0 || what !== 'take' || view.pending === null) return false
  const { tiles, goods, coins } = view.players[view.pending.seat]
  const due = goodsOf(boxOf(view).tiles[tile].cost.goods)
  return GOODS.every((good) => {
    const need = due.filter((it) => it === good).length
    const own = goods[good]
    if (need === 0 || own === 0) return true
    const dearer = view.market[good] + Math.max(0, need - own) + 1
    const canBuy = dearer <= MARKET_FIELDS && payment.coins + dearer <= coins
    const holders = tiles.filter((it) => it.goods.includes(good)).length
    return !canBuy && (holders === 1 || own <= need)
  })
}
